// Legal codes sorted by the piece they are about: a card in hand, on the table, in a tray, or none.
import { known, t } from "../../lib/ui.svelte";
import type { Speaker } from "../../lib/words";
import { spotOf, stackSpot, type View } from "./model";

export interface Option {
  code: number;
  verb: string;
  /** The outcome in full. */
  text: string;
  /** In a word or two, for a button on the card itself. */
  short: string;
}

export interface Picks {
  asked: boolean;
  hand: Map<string, Option[]>;
  /** By the name of the place. */
  table: Map<string, Option[]>;
  /** Cards that lie in none of the places that are seen: to be shown for choosing. */
  tray: { card: string; option: Option }[];
  /** Categories and options of a card, in words. */
  words: Option[];
  /** Everything that is about no piece: go on, send the wave, enough. */
  orders: Option[];
}

const HAND = ["lay", "play", "give_up", "under"];
const TRAY = ["take_out", "find", "recover", "dump", "on_top", "resolve", "under"];
const ATTACKERS = ["attack", "stop", "strike", "drain"];

interface Target {
  card: string;
  copy: string | null;
  condition: string | null;
}

function holds(view: View, seat: number, { card, copy, condition }: Target): boolean {
  const side = view.sides[seat];
  if (!side) return false;
  if (condition !== null) return side.assets.some((each) => each.card === card && each.condition === condition);
  return [...side.measures, ...side.attacks].some(({ id }) => id === `${card}.${copy}`);
}

/** Targets of one step lie on one side: the one that has them all, and the fewest others. */
function sideOf(view: View, targets: Target[], me: number): number {
  const fit = [0, 1].filter((seat) => targets.every((each) => holds(view, seat, each)));
  if (fit.length === 1 && fit[0] !== undefined) return fit[0];
  const others = (seat: number): number => {
    const side = view.sides[seat];
    if (!side) return 99;
    return targets.some(({ condition }) => condition !== null) ? side.assets.length : side.measures.length + side.attacks.length;
  };
  if (others(0) !== others(1)) return others(0) < others(1) ? 0 : 1;
  return view.active === me ? 1 - me : me;
}

export function sorted(legal: number[], speaker: Speaker, view: View): Picks {
  const found: Picks = { asked: legal.length > 0, hand: new Map(), table: new Map(), tray: [], words: [], orders: [] };
  const { vocabulary } = speaker;
  const me = typeof view.actor === "number" ? view.actor : -1;
  const active = view.active ?? me;
  const held = new Set(view.sides[me]?.hand ?? []);
  const put = (map: Map<string, Option[]>, key: string, option: Option): void => {
    map.set(key, [...(map.get(key) ?? []), option]);
  };
  const targets: { target: Target; option: Option }[] = [];
  for (const code of legal) {
    const said = vocabulary.say(code);
    const verb = said.verb.name;
    const text = speaker.action(code);
    const key = `kiberrubezh-do-${verb}`;
    const option: Option = { code, verb, text, short: known(key) ? t(key) : text };
    const card = vocabulary.named(said, "card");
    const copy = vocabulary.named(said, "copy");
    const condition = vocabulary.named(said, "condition");
    const id = `${card}.${copy}`;
    if (card === null) (said.verb.arguments.length ? found.words : found.orders).push(option);
    else if (verb === "target" || verb === "target_asset") targets.push({ target: { card, copy, condition }, option });
    else if (ATTACKERS.includes(verb)) put(found.table, spotOf(active, id), option);
    else if (verb === "block") put(found.table, spotOf(1 - active, id), option);
    else if (verb === "discard") put(found.table, spotOf(me, id), option);
    else if (verb === "activate") {
      const side = view.sides[me];
      const lying = [
        ...(side?.assets ?? []).filter((each) => each.card === card && each.condition === "ready").map((each) => stackSpot(me, each)),
        ...[...(side?.measures ?? []), ...(side?.attacks ?? [])].filter((each) => each.card === card && !each.turned).map((each) => spotOf(me, each.id)),
      ];
      for (const spot of lying) put(found.table, spot, option);
      if (!lying.length) found.tray.push({ card, option });
    } else if (HAND.includes(verb) && held.has(card) && !(TRAY.includes(verb) && view.looking)) put(found.hand, card, option);
    else found.tray.push({ card, option });
  }
  if (targets.length) {
    const seat = sideOf(view, targets.map(({ target }) => target), me);
    for (const { target: { card, copy, condition }, option } of targets) {
      put(found.table, condition === null ? spotOf(seat, `${card}.${copy}`) : `c:${seat}:${card}:${condition}`, option);
    }
  }
  return found;
}
