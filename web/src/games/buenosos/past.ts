// The game up to here, read from its log: the cards of this turn, the history of the markers, the last cascade.
// Latecomers, reloads and replays read the same log, and so show the same.
import type { GameEvent, Speaker } from "../../lib/words";
import { OPENS, Reader, type Cascade, type Health } from "./cascade";
import { told, type View } from "./model";

export interface Act {
  key: number;
  source: string;
  cost: number | null;
  services: string[];
}

export interface Mark {
  turn: number;
  stability: number;
  trust: number;
  economic_cost: number;
}

/** The values of the markers: at the start (turn 0), at the end of each turn, and now. */
export interface Course {
  marks: Mark[];
  /** The values before the last closing, from which changes are computed. */
  base: Mark;
}

export interface Past {
  acts: Act[];
  course: Course;
  cascade: Cascade | null;
}

type Marker = Exclude<keyof Mark, "turn">;

// Events that move a marker: which one, which way, and the argument with its new value.
const MOVES: Record<string, { marker: Marker; way: number; stands: string }> = {
  stability_fell: { marker: "stability", way: -1, stands: "left" },
  trust_fell: { marker: "trust", way: -1, stands: "left" },
  trust_rose: { marker: "trust", way: 1, stands: "left" },
  economy_rose: { marker: "economic_cost", way: 1, stands: "total" },
};

/** The markers before the first event: from the first move of each, or as it still is. */
function start(view: View, events: GameEvent[], speaker: Speaker): Mark {
  const found: Mark = { turn: 0, stability: view.stability, trust: view.trust, economic_cost: view.economic_cost ?? 0 };
  for (const marker of ["stability", "trust", "economic_cost"] as const) {
    const first = events.find((event) => MOVES[event.kind]?.marker === marker);
    const move = first && MOVES[first.kind];
    if (!move) continue;
    const said = told(speaker, first);
    found[marker] = Number(said[move.stands]) - move.way * Number(said["points"]);
  }
  return found;
}

/** Every service at setup: undamaged and OK (3.1a). */
const whole = (view: View): Health =>
  new Map(view.services.map(({ id, maximum }) => [id, { integrity: maximum, state: "ok" }]));

/** `events` is the whole log up to this view. */
export function recall(view: View, events: GameEvent[], speaker: Speaker): Past {
  const reader = new Reader(speaker, whole(view));
  let now = start(view, events, speaker);
  let course: Course = { marks: [now], base: now };
  let acts: Act[] = [];
  for (const event of events) {
    const said = told(speaker, event);
    if (OPENS.includes(event.kind)) reader.begin(now.turn, course);
    reader.take(event);
    acts = acted(acts, event, said);
    const move = MOVES[event.kind];
    if (event.kind === "closing") course = { ...course, base: now };
    else if (event.kind === "turn_began") {
      now = { ...now, turn: Number(said["turn"]) };
      course = { ...course, marks: [...course.marks, now] };
    } else if (move) {
      now = { ...now, [move.marker]: Number(said[move.stands]) };
      course = { ...course, marks: [...course.marks.slice(0, -1), now] };
    }
  }
  reader.close();
  return { acts, course, cascade: reader.cascade };
}

/** The cards of this turn after that event. */
function acted(acts: Act[], event: GameEvent, said: Record<string, string | number>): Act[] {
  const add = (source: unknown, cost: number | null): Act[] => {
    const last = acts.at(-1);
    const earlier = last?.source === source && last?.cost === null ? acts.slice(0, -1) : acts;
    return [...earlier, { key: event.number, source: String(source), cost, services: [] }];
  };
  const last = acts.at(-1);
  switch (event.kind) {
    case "turn_began":
      return [];
    case "event_revealed":
      return add(said["source"], null);
    case "played":
      return add(said["card"], Number(said["cost"]));
    case "played_free":
      return add(said["card"], 0);
    case "basic_taken":
      return add(said["side"] === 0 ? "recon" : "monitoring", 0);
    case "targeted":
      return last ? [...acts.slice(0, -1), { ...last, services: [...last.services, String(said["service"])] }] : acts;
    default:
      return acts;
  }
}
