// Legal codes sorted by the piece they concern: a place, a stack, a chit, a counter, a mission, or none.
import type { Speaker } from "../../lib/words";
import type { CounterView, View } from "./model";
import { sideOf } from "./printed";

export interface Option {
  code: number;
  verb: string;
  /** The full label. */
  text: string;
}

/** Targets that are not stacks. */
export type Loose = "criminal" | "nsm" | "objective";

export interface Picks {
  asked: boolean;
  /** Areas and sections of the player's own Unit Box. */
  places: Map<string, Option>;
  stacks: Map<number, Option>;
  loose: Map<Loose, Option>;
  chits: Map<string, Option>;
  missions: { mission: string; option: Option }[];
  counters: { counter: CounterView; option: Option }[];
  strategies: { strategy: string; option: Option }[];
  types: { type: string; option: Option }[];
  /** Numbers of Bombers. */
  words: Option[];
  /** Actions that name no piece: done, pass, close the stack … */
  orders: Option[];
}

const LOOSE: Record<string, Loose> = { target_criminal: "criminal", target_nsm: "nsm", target_objective: "objective" };

export function sorted(legal: number[], speaker: Speaker): Picks {
  const found: Picks = {
    asked: legal.length > 0, places: new Map(), stacks: new Map(), loose: new Map(), chits: new Map(), missions: [], counters: [], strategies: [],
    types: [], words: [], orders: [],
  }; // prettier-ignore
  const { vocabulary } = speaker;
  for (const code of legal) {
    const said = vocabulary.say(code);
    const verb = said.verb.name;
    if (said.verb.chance) continue;
    const option: Option = { code, verb, text: speaker.action(code) };
    const named = (name: string): string | null => vocabulary.named(said, name);
    const place = named("area") ?? named("place");
    const [stack, kind, mission, strategy, chit, type] = [
      named("stack"),
      named("kind"),
      named("mission"),
      named("strategy"),
      named("chit"),
      named("type"),
    ];
    const loose = LOOSE[verb];
    if (place) found.places.set(place, option);
    else if (stack) found.stacks.set(Number(stack), option);
    else if (chit) found.chits.set(chit, option);
    else if (mission) found.missions.push({ mission, option });
    else if (strategy) found.strategies.push({ strategy, option });
    else if (type) found.types.push({ type, option });
    else if (kind) {
      // For an Insurgent counter, its other face means that it is face up.
      const [back, insurgent] = [named("mode") === "back", sideOf(kind) === 1];
      const counter = {
        kind,
        hits: Number(named("hits") ?? 0),
        back: back && !insurgent,
        up: back || !insurgent || verb !== "pick",
        n: 1,
      };
      found.counters.push({ counter, option });
    } else if (loose) found.loose.set(loose, option);
    else (said.verb.arguments.length ? found.words : found.orders).push(option);
  }
  return found;
}

const BOXES: readonly string[] = ["available", "qrf", "disrupted"];

/** The codes that are picked on the board itself. */
export function heldBy(picks: Picks, view: View, seat: number): number[] {
  const areas = new Map(view.areas.map((area) => [area.id, area]));
  const stacks = new Set(view.stacks.map(({ id }) => id));
  const active = areas.get(view.active ?? "");
  const there: Record<Loose, unknown> = {
    criminal: active?.criminals,
    nsm: active?.nsm,
    objective: active?.objective,
  };
  const hand = new Set(view.sides[seat]?.hand ?? []);
  const found = [
    ...[...picks.places].filter(([place]) => areas.has(place) || (seat >= 0 && BOXES.includes(place))),
    ...[...picks.stacks].filter(([id]) => stacks.has(id)),
    ...[...picks.loose].filter(([name]) => there[name]),
    ...[...picks.chits].filter(([chit]) => hand.has(chit)),
  ].map(([, option]) => option);
  const listed = [...picks.missions, ...picks.counters, ...picks.strategies, ...picks.types];
  return [...found, ...listed.map(({ option }) => option)].map(({ code }) => code);
}
