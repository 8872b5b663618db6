// Legal codes sorted by the piece they concern: a card in hand, on the table, in a tray, or none.
import { known, t } from "../../lib/ui.svelte";
import type { BoardProps } from "../../lib/game";
import type { Speaker } from "../../lib/words";
import { spotOf, stackSpot, type View } from "./model";

export interface Option {
  code: number;
  verb: string;
  /** The full label. */
  text: string;
  /** A word or two, for a button on the card itself. */
  short: string;
}

export interface Picks {
  asked: boolean;
  hand: Map<string, Option[]>;
  /** By the name of the place. */
  table: Map<string, Option[]>;
  /** Cards that are in no visible place, shown for choosing. */
  tray: { card: string; option: Option }[];
  /** Categories and options of a card, in words. */
  words: Option[];
  /** Everything that concerns no piece: go on, send the wave, enough. */
  orders: Option[];
}

const HAND = ["lay", "play", "give_up", "under"];
const TRAY = ["take_out", "find", "recover", "dump", "on_top", "resolve", "under"];
const ATTACKERS = ["attack", "stop", "strike", "drain"];

export function sorted(legal: number[], speaker: Speaker, view: View): Picks {
  const found: Picks = { asked: legal.length > 0, hand: new Map(), table: new Map(), tray: [], words: [], orders: [] };
  const { vocabulary } = speaker;
  const me = typeof view.actor === "number" ? view.actor : -1;
  const active = view.active ?? me;
  const held = new Set(view.sides[me]?.hand ?? []);
  const put = (map: Map<string, Option[]>, key: string, option: Option): void => {
    map.set(key, [...(map.get(key) ?? []), option]);
  };
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
    else if (verb === "target") put(found.table, spotOf(view.targets ?? me, id), option);
    else if (verb === "target_asset") put(found.table, `c:${view.targets ?? me}:${card}:${condition}`, option);
    else if (ATTACKERS.includes(verb)) put(found.table, spotOf(active, id), option);
    else if (verb === "block") put(found.table, spotOf(1 - active, id), option);
    else if (verb === "discard") put(found.table, spotOf(me, id), option);
    else if (verb === "activate") {
      const side = view.sides[me];
      const lying = [
        ...(side?.assets ?? [])
          .filter((each) => each.card === card && each.condition === "ready")
          .map((each) => stackSpot(me, each)),
        ...[...(side?.measures ?? []), ...(side?.attacks ?? [])]
          .filter((each) => each.card === card && !each.turned)
          .map((each) => spotOf(me, each.id)),
      ];
      for (const spot of lying) put(found.table, spot, option);
      if (!lying.length) found.tray.push({ card, option });
    } else if (HAND.includes(verb) && held.has(card) && !(TRAY.includes(verb) && view.looking))
      put(found.hand, card, option);
    else found.tray.push({ card, option });
  }
  return found;
}

/** Several answers about one card and about nothing else: they stand in the bar. */
export const isBarred = ({ hand, table, tray }: Picks): boolean =>
  table.size === 1 && [...table.values()].every((each) => each.length > 1) && !hand.size && !tray.length;

/** The answers that are given on the board: by touching a card. */
export function holds({ view, legal, speaker }: BoardProps<View>): Iterable<number> {
  const picks = sorted(legal, speaker, view);
  if (isBarred(picks)) return [];
  const options = [...picks.hand.values(), ...picks.table.values(), picks.tray.map(({ option }) => option)].flat();
  return options.map(({ code }) => code);
}
