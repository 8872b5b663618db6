// TEMPORARY: the shapes of CLASS.md until the server declares them.
import type { GameDetail as Bare, Operation } from "../lib/wire";

export interface GameDetail extends Bare {
  sides?: string[];
  adjustments?: number[];
}

export interface PlanTimebox {
  phase: string;
  seconds: number;
}
export interface PlanStop {
  turn: number;
  topic: string;
}
export interface Objective {
  id: string;
  text: string;
}
export interface PlannedInject {
  id: string;
  text: string;
  adjust: number;
  when: "now" | "turn" | "condition";
  turn: number;
  marker: string;
  below: number;
  tables: number[];
  fired: number[];
}
export interface LessonPlan {
  id: string;
  title: string;
  preset: string;
  options: Record<string, string>;
  minutes: number;
  turns: number;
  timeboxes: PlanTimebox[];
  stops: PlanStop[];
  micro: number[];
  objectives: Objective[];
  injects: PlannedInject[];
}
export interface ClassWish {
  title: string;
  game: string;
  preset: string;
  options: Record<string, string>;
  scenario: string;
  plan: LessonPlan | null;
  tables: number;
  per_table: number;
  seating: "deal" | "choose";
  decides: "captain" | "majority" | "rotation";
  same_deal: boolean;
  language: string;
  keep_days: number;
}
export interface ClassCreated {
  id: string;
  code: string;
}
export interface ClassInfo {
  id: string;
  code: string;
  title: string;
  game: string;
  preset: string;
  phase: "lobby" | "running" | "ended";
  seating: string;
  decides: string;
  same_deal: boolean;
  started: number | null;
  plan: LessonPlan | null;
  keep_days: number;
  deletes: number;
  paused: boolean;
  frozen: boolean;
  projector: { show: string; table: number };
}
export interface ClassYou {
  member: string;
  role: string;
  alias: string;
  personal: string;
  table: number;
  seat: number;
}
export interface ClassPerson {
  member: string;
  alias: string;
  role: string;
  table: number;
  seat: number;
  captain: boolean;
  online: boolean;
}
export interface Marker {
  key: string;
  value: number;
  history: number[];
  most?: number;
  threshold?: number | null;
}
export interface Alert {
  rank: 0 | 1 | 2;
  key: string;
  args: Record<string, string | number>;
}
export interface Tile {
  bots?: string[];
  number: number;
  id: string;
  phase: string;
  turn: number;
  turns: number;
  step_label: string;
  actor: number | "chance" | null;
  actor_name: string;
  since: number;
  deadline: number | null;
  markers: Marker[];
  mini: object;
  alert: Alert | null;
  paused: boolean;
  frozen: boolean;
  online: number;
  of: number;
  micro: { turn: number } | null;
  ending: string | null;
  scores: number[] | null;
}
export interface Note {
  id: number;
  by: string;
  table: number;
  turn: number;
  step: number;
  text: string;
  at: number;
}
export interface Mark {
  id: number;
  by: string;
  table: number;
  objective: string;
  level: number;
  text: string;
  turn: number;
  step: number;
  at: number;
}
export interface ClassDocument {
  class_: ClassInfo;
  you: ClassYou;
  people: ClassPerson[];
  tables: Tile[];
  injects: PlannedInject[];
  notes: Note[];
  marks: Mark[];
  ticker: string;
}
export type ClassFrame =
  | { t: "class"; sequence: number; now?: number; document: ClassDocument }
  | { t: "patch"; sequence: number; patch: Operation[] }
  | { t: "beat"; now: number }
  | { t: "done"; id: string }
  | { t: "refused"; id: string; error: string; text: string };
export interface ClassCommand {
  do: string;
  [key: string]: unknown;
}
