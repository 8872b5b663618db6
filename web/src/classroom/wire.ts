// Written by `python -m contienda.server.typescript`; change the declarations in Python instead.
import type { Beat, Bye, Operation, Told } from "../lib/wire";

/** Everything; it replaces whatever the viewer knew before. */
export interface ClassWhole {
  t: "class";
  sequence: number;
  now: number;
  document: ClassDocument;
}

/** Everything the reader may know about the class now. */
export interface ClassDocument {
  class_: ClassInfo;
  you: ClassYou;
  people: ClassPerson[];
  tables: Tile[];
  injects: PlannedInject[];
  notes: ClassNote[];
  marks: ClassMark[];
  ticker: Ticker | null;
}

/** What everybody in the class knows about it. `plan` has only what the reader's role may know ahead of time. */
export interface ClassInfo {
  id: string;
  code: string;
  title: string;
  game: string;
  preset: string;
  options: Record<string, string>;
  scenario: boolean;
  language: string;
  phase: "ended" | "lobby" | "running";
  seating: "choose" | "deal";
  decides: "captain" | "majority" | "rotation";
  same_deal: boolean;
  paper: boolean;
  seats: number;
  per_table: number;
  started: number | null;
  ended: number | null;
  plan: LessonPlan | null;
  keep_days: number;
  deletes: number;
  paused: boolean;
  frozen: boolean;
  topic: string;
  projector: ProjectorInfo;
}

/** A plan in one language. */
export interface LessonPlan {
  id: string;
  title: string;
  preset: string;
  options: Record<string, string>;
  minutes: number;
  estimated: number;
  turns: number;
  timeboxes: PlanTimebox[];
  stops: PlanStop[];
  micro: number[];
  objectives: Objective[];
  injects: PlannedInject[];
  about: string;
  default: boolean;
}

/** How long a phase of a turn may take; an empty phase means every decision chain. */
export interface PlanTimebox {
  phase: string;
  seconds: number;
}

/** After that turn, the table stops to discuss a topic. */
export interface PlanStop {
  turn: number;
  topic: string;
}

/** What the class practises, and evaluators mark. */
export interface Objective {
  id: string;
  text: string;
}

/**
 * A text, a change in the game, or both, for some tables: at once, at a turn, or when a marker falls below a value.
 *
 * `adjust` is an action code, -1 for none. `tables` are numbers from 1, none for all. `fired` are the tables where it
 * has happened.
 */
export interface PlannedInject {
  id: string;
  text: string;
  adjust: number;
  when: "condition" | "now" | "turn";
  turn: number;
  marker: string;
  below: number;
  tables: number[];
  fired: number[];
}

/** What the projector shows; `step` -1 is now, otherwise so many steps into what happened last at that table. */
export interface ProjectorInfo {
  show: "join" | "overview" | "table";
  table: number;
  step: number;
}

/** Who the reader is. `may` are the rights of their role (`roles.py`). */
export interface ClassYou {
  member: string;
  role: string;
  alias: string;
  personal: string;
  table: number;
  seat: number;
  may: string[];
}

/** Somebody in the class; table 0 is none. */
export interface ClassPerson {
  member: string;
  alias: string;
  role: string;
  table: number;
  seat: number;
  captain: boolean;
  online: boolean;
}

/** A table as everybody outside it may see it. For students, only their own has an id, and none has a board. */
export interface Tile {
  number: number;
  id: string;
  phase: "lobby" | "over" | "playing";
  turn: number;
  turns: number;
  step: number;
  step_label: string;
  actor: number | "chance" | null;
  actor_name: string;
  since: number;
  deadline: number | null;
  timebox: TileTimebox | null;
  markers: Marker[];
  mini: Record<string, unknown>;
  alert: Alert | null;
  paused: boolean;
  frozen: boolean;
  topic: string;
  online: number;
  of: number;
  room: number;
  bots: string[];
  micro: TileMicro | null;
  ending: string | null;
  scores: number[] | null;
}

/** The time for the current phase; `deadline` is null while the table is paused. */
export interface TileTimebox {
  label: string;
  seconds: number;
  deadline: number | null;
}

/** A public number of the game, with its value at the start and after each turn, the latest last. */
export interface Marker {
  key: string;
  value: number;
  history: number[];
  most: number;
  threshold: number | null;
}

/** Something the facilitator should know: rank 1 is worth a look, 2 is urgent. `key` names a text. */
export interface Alert {
  rank: 0 | 1 | 2;
  key: string;
  args: Record<string, string | number>;
}

/** A micro-debrief that is open: the seats asked, and those that have answered. */
export interface TileMicro {
  turn: number;
  until: number | null;
  asked: number[];
  answered: number[];
}

/** A private note; table 0 is about the class. `step` is where the table was then. */
export interface ClassNote {
  id: number;
  by: string;
  table: number;
  turn: number;
  step: number;
  text: string;
  at: number;
}

/** How well a table reached an objective, from 1 to 4. */
export interface ClassMark {
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

/** The last public events of the table the projector shows; the page puts them into words. */
export interface Ticker {
  table: number;
  events: Told[];
}

/** What changed since frame `sequence` - 1; a viewer who missed one asks for everything. */
export interface ClassPatch {
  t: "patch";
  sequence: number;
  now: number;
  patch: Operation[];
}

/** The command was carried out and stored. */
export interface ClassDone {
  t: "done";
  id: string;
}

/** The command was refused, and nothing has changed. */
export interface ClassRefused {
  t: "refused";
  id: string;
  error: string;
  text: string;
}

export type ClassFrame = ClassWhole | ClassPatch | ClassDone | ClassRefused | Beat | Bye;

/** Start tables that have people; bots of this name take their free seats. */
export interface Start {
  do: "start";
  tables?: number[];
  bot?: string;
  reason?: string;
}

/** Pause tables. */
export interface Pause {
  do: "pause";
  tables?: number[];
  reason?: string;
}

/** Let paused or frozen tables go on. */
export interface Resume {
  do: "resume";
  tables?: number[];
  reason?: string;
}

/** Stop tables to discuss a topic that everybody sees. */
export interface Freeze {
  do: "freeze";
  text?: string;
  tables?: number[];
  reason?: string;
}

/** Give the current phase of tables so many seconds from now. */
export interface Timebox {
  do: "timebox";
  seconds?: number;
  tables?: number[];
  label?: string;
  reason?: string;
}

/** Add time to the current timebox or clock of tables. */
export interface Extend {
  do: "extend";
  seconds?: number;
  tables?: number[];
  reason?: string;
}

/** Send a text to everybody at tables. */
export interface Message {
  do: "message";
  text?: string;
  tables?: number[];
  reason?: string;
}

/** Plan an inject, or replace the planned one of the same id; `now` fires it at once. */
export interface Inject {
  do: "inject";
  inject: PlannedInject;
  reason?: string;
}

/** Fire a planned inject now, wherever it has not fired yet. */
export interface Fire {
  do: "fire";
  inject: string;
  reason?: string;
}

/** Drop a planned inject that has not fired everywhere yet. */
export interface Cancel {
  do: "cancel";
  inject: string;
  reason?: string;
}

/** Move somebody to a table and seat; table 0 takes them out of play, seat -1 is the smallest team there. */
export interface Place {
  do: "place";
  member: string;
  table?: number;
  seat?: number;
  reason?: string;
}

/** Student: take a place yourself, if the class lets students choose and play has not started there. */
export interface Choose {
  do: "choose";
  table?: number;
  seat?: number;
  reason?: string;
}

/** Change somebody's alias. */
export interface Rename {
  do: "rename";
  member: string;
  alias: string;
  reason?: string;
}

/** Remove somebody from the class; their browser and personal code no longer work. */
export interface Remove {
  do: "remove";
  member: string;
  reason?: string;
}

/** Let this member decide for their team from now on. */
export interface Captain {
  do: "captain";
  member: string;
  reason?: string;
}

/** Let a bot play a seat; an empty name withdraws it. */
export interface Bot {
  do: "bot";
  table: number;
  seat: number;
  bot?: string;
  reason?: string;
}

/** Announce a ruling at a table, with its reason. */
export interface Rule {
  do: "rule";
  table: number;
  text: string;
  reason?: string;
}

/** Take a table back to the position after so many actions, with a reason. */
export interface RollBack {
  do: "rollback";
  table: number;
  to: number;
  reason?: string;
}

/** Open the micro-debrief at tables, or close it. */
export interface Micro {
  do: "micro";
  on?: boolean;
  tables?: number[];
  reason?: string;
}

/** Write a private note about a table, or about the class (table 0). */
export interface Note {
  do: "note";
  text: string;
  table?: number;
  turn?: number;
  reason?: string;
}

/** Mark how well a table reaches an objective, from 1 to 4, with evidence. */
export interface Mark {
  do: "mark";
  table: number;
  objective: string;
  level: number;
  text?: string;
  turn?: number;
  reason?: string;
}

/** Choose what the projector shows; `step` moves through what happened last at that table, -1 is now. */
export interface Project {
  do: "project";
  show: "join" | "overview" | "table";
  table?: number;
  step?: number;
  reason?: string;
}

/** End the class: its games stop, and nobody can join any more. */
export interface End {
  do: "end";
  reason?: string;
}

export type ClassCommand = Start | Pause | Resume | Freeze | Timebox | Extend | Message | Inject | Fire | Cancel | Place | Choose | Rename | Remove | Captain | Bot | Rule | RollBack | Micro | Note | Mark | Project | End;

/** From a viewer: a command with the viewer's own id for it, or a request for everything. */
export interface ClassMessage {
  id?: string;
  command?: Start | Pause | Resume | Freeze | Timebox | Extend | Message | Inject | Fire | Cancel | Place | Choose | Rename | Remove | Captain | Bot | Rule | RollBack | Micro | Note | Mark | Project | End | null;
  resync?: boolean;
}

export interface Classes {
  classes: ClassListed[];
}

/** A class in a list. */
export interface ClassListed {
  id: string;
  title: string;
  game: string;
  role: string;
  phase: string;
  created: number;
}

/** The request for a new class; missing fields take the defaults of the plan and the game. */
export interface ClassWish {
  game: string;
  title?: string;
  preset?: string;
  options?: Record<string, string>;
  scenario?: string;
  plan?: LessonPlan | null;
  tables?: number;
  per_table?: number;
  seating?: "choose" | "deal";
  decides?: "captain" | "majority" | "rotation";
  same_deal?: boolean;
  paper?: boolean;
  language?: "en" | "es" | "ru";
  keep_days?: number;
}

/** The address of a new class, and the code with which people join it. */
export interface ClassCreated {
  id: string;
  code: string;
}

/** Exchange a link for the role it gives. */
export interface ClassClaim {
  ticket: string;
}

/** Who you are in the class, and where you sit; table 0 is none. `personal` brings you back on another device. */
export interface ClassSeated {
  member: string;
  role: string;
  alias: string;
  personal: string;
  table: number;
  seat: number;
  table_id: string;
}

export interface ClassDo {
  command: Start | Pause | Resume | Freeze | Timebox | Extend | Message | Inject | Fire | Cancel | Place | Choose | Rename | Remove | Captain | Bot | Rule | RollBack | Micro | Note | Mark | Project | End;
}

/** The command was carried out and stored. */
export interface ClassAccepted {
  sequence: number;
}

/** Join a class by its code. Table -1 lets the class choose; so does seat -1. */
export interface ClassJoin {
  alias: string;
  code: string;
  table?: number;
  seat?: number;
}

/** A student who lost their personal code. */
export interface ClassMember {
  member: string;
}

/** A new personal code; the old one no longer works. */
export interface PersonalCode {
  personal: string;
}

/** Come back on another device with your personal code. */
export interface ClassReturn {
  personal: string;
}

/** Ask for a link that gives one person this role. */
export interface ClassRole {
  role: "cofacilitator" | "evaluator" | "observer" | "projector";
}

/** A link that works once, for `lasts` milliseconds. */
export interface RoleLink {
  url: string;
  lasts: number;
}
