// A class of two tables, to be changed by each test.
import type { ClassDocument, LessonPlan, PlannedInject, Tile } from "../src/classroom/wire";

export const plan: LessonPlan = {
  id: "60",
  default: true,
  title: "One lesson",
  preset: "balanced",
  options: {},
  minutes: 60,
  estimated: 54,
  turns: 8,
  timeboxes: [
    { phase: "3", seconds: 120 },
    { phase: "4", seconds: 180 },
  ],
  stops: [
    { turn: 2, topic: "Why?" },
    { turn: 6, topic: "What next?" },
  ],
  micro: [1, 7],
  objectives: [{ id: "cascade", text: "Explains the cascade" }],
  injects: [],
  about: "",
};

export function inject(id: string, given: Partial<PlannedInject> = {}): PlannedInject {
  return { id, text: id, adjust: -1, when: "now", turn: 0, marker: "", below: 0, tables: [], fired: [], ...given };
}

export function tile(number: number, given: Partial<Tile> = {}): Tile {
  return {
    number,
    id: `table${number}`,
    phase: "playing",
    turn: 3,
    turns: 8,
    step: 30,
    step_label: "",
    actor: 0,
    actor_name: "Ana",
    since: 0,
    deadline: null,
    timebox: null,
    markers: [{ key: "stability", value: 80, history: [100, 90, 80], most: 100, threshold: 30 }],
    mini: {},
    alert: null,
    paused: false,
    frozen: false,
    topic: "",
    online: 5,
    of: 5,
    room: 5,
    bots: ["", ""],
    micro: null,
    ending: null,
    scores: null,
    ...given,
  };
}

export function document(given: Partial<ClassDocument> = {}): ClassDocument {
  return {
    class_: {
      id: "c",
      code: "7KQ4MX",
      title: "Class B",
      game: "small",
      preset: "",
      options: {},
      scenario: false,
      language: "en",
      phase: "running",
      seating: "deal",
      decides: "captain",
      same_deal: true,
      paper: false,
      seats: 2,
      per_table: 5,
      started: 0,
      ended: null,
      plan,
      keep_days: 30,
      deletes: 0,
      paused: false,
      frozen: false,
      topic: "",
      projector: { show: "join", table: 0, step: -1 },
    },
    you: { member: "f", role: "facilitator", alias: "Marta", personal: "", table: 0, seat: -1, may: ["pause"] },
    people: [
      { member: "a", alias: "Ana", role: "captain", table: 1, seat: 0, captain: true, online: true },
      { member: "b", alias: "Beto", role: "member", table: 2, seat: 1, captain: false, online: false },
      { member: "f", alias: "Marta", role: "facilitator", table: 0, seat: -1, captain: false, online: true },
    ],
    tables: [tile(1), tile(2)],
    injects: [],
    notes: [],
    marks: [],
    ticker: null,
    ...given,
  };
}
