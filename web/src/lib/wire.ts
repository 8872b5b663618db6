// Written by `python -m contienda.server.typescript`; change the declarations in Python instead.

/** Everything; it replaces whatever the viewer knew before. */
export interface Snapshot {
  t: "snapshot";
  sequence: number;
  position: number;
  now: number;
  you: You;
  document: TableDocument;
  events: Told[];
  told: number;
  lines: Said[];
  here: string[];
  read_only: string;
}

/** Who the viewer is at this table. */
export interface You {
  member: string;
  name: string;
  seats: number[];
  facilitates: boolean;
  viewer: number;
  may: "decide" | "vote" | "watch";
}

/** What a viewer may know, and what they may do. */
export interface TableDocument {
  table: TableInfo;
  view: Record<string, unknown>;
  legal: number[];
  typing: string[];
  entry: EntryInfo | null;
  undo: "ask" | "maybe" | null;
  ballot: BallotInfo | null;
  micro_question: MicroQuestionInfo | null;
}

/** What everybody knows about a table. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  language: string;
  options: Record<string, string>;
  phase: string;
  step: number;
  actor: number | "chance" | null;
  seats: SeatInfo[];
  removed: MemberInfo[];
  paused: string | null;
  discussion: DiscussionInfo | null;
  decides: "captain" | "majority" | "rotation";
  timebox: TimeboxInfo | null;
  injects: InjectInfo[];
  micro: MicroInfo | null;
  classroom: string | null;
  request: RequestInfo | null;
  clock: ClockInfo | null;
  chat: ChatInfo;
  pace: number;
  locked: boolean;
  dice: string;
  keeper: boolean;
  commitment: string;
  seed: string | null;
  parent: string | null;
  rematch: string | null;
  rulings: RulingInfo[];
  ending: string | null;
  scores: number[] | null;
}

/** A seat. Its captain (a member id) decides for it, unless a bot does. */
export interface SeatInfo {
  kind: string;
  name: string;
  side: string;
  members: MemberInfo[];
  captain: string;
  bot: string;
  shown: boolean;
  consent: boolean;
}

/** A person at the table. */
export interface MemberInfo {
  id: string;
  name: string;
}

/** What the table discusses while it stands still; a "stop" is one of the lesson plan. */
export interface DiscussionInfo {
  kind: "freeze" | "stop";
  text: string;
}

/** The time for a phase of the lesson; it stands still with the table, and has no deadline then. */
export interface TimeboxInfo {
  label: string;
  seconds: number;
  deadline: number | null;
  left: number;
  over: boolean;
}

/** What the facilitator told everybody ("text"), or why they changed the position ("adjust"). */
export interface InjectInfo {
  entry: number;
  text: string;
  by: string;
  kind: "adjust" | "text";
}

/** The micro-debrief after a turn: the seats asked, and those that have answered. The table stands still. */
export interface MicroInfo {
  turn: number;
  until: number | null;
  left: number;
  asked: number[];
  answered: number[];
}

/** A seat asks to undo what it did after `to` actions. */
export interface RequestInfo {
  seat: number;
  to: number;
  agreed: number[];
}

/** Milliseconds left for each seat, and the deadline of the current decision. */
export interface ClockInfo {
  mode: string;
  left: number[];
  deadline: number | null;
}

/** Who may chat: everybody at the table, members of a team among themselves. */
export interface ChatInfo {
  table: boolean;
  team: boolean;
}

/**
 * A ruling of the host.
 *
 * "back": the game went back, with the reason; "consent" and "withdrawn": the host allowed a person who has seen
 * another hand to sit at `seat`, or withdrew that; "seen": such a person sat down, having seen the hands of `seen`;
 * "ruling": the host settled a question with `text`, for this reason.
 */
export interface RulingInfo {
  entry: number;
  kind: string;
  text: string;
  reason: string;
  seat: number;
  name: string;
  seen: number[];
}

/**
 * What to find out at the real table: `count` outcomes of a verb in a row.
 *
 * `seat` draws it unseen, -1 if all see it. Only at a table with a keeper, `outcomes` says what is left.
 */
export interface EntryInfo {
  verb: string;
  seat: number;
  count: number;
  outcomes: OutcomeInfo[];
}

/** One thing that can be drawn or rolled now, and how many copies of it are left. */
export interface OutcomeInfo {
  code: number;
  copies: number;
}

/** The votes of the team to decide, for its own members: proposals in the order they were made. */
export interface BallotInfo {
  proposals: ProposalInfo[];
  voted: number;
  of: number;
}

/** An action and the members who voted for it. */
export interface ProposalInfo {
  action: number;
  votes: string[];
  words: WordInfo[];
}

/** A word that a member gave with their vote. */
export interface WordInfo {
  name: string;
  text: string;
}

/** What the micro-debrief asks this seat, facts that help, and the team's answer so far. */
export interface MicroQuestionInfo {
  question: string;
  facts: MicroFactInfo[];
  answer: string;
}

/** A text of the game and its arguments; an argument `kind:name` names a piece. */
export interface MicroFactInfo {
  key: string;
  args: Record<string, number | string>;
}

/** An event as sent to a viewer, in their own numbering. */
export type Told = [number: number, kind: string, arguments: number[], clause: string, cause: number, step: number];

/** A line of chat, or a note of your own; `seat` -1 is the whole table. */
export interface Said {
  sequence: number;
  at: number;
  by: string;
  name: string;
  seat: number;
  text: string;
  action?: number;
  note?: boolean;
  step?: number;
}

/** What changed since entry number `since`; a viewer who is elsewhere asks for a snapshot. */
export interface Delta {
  t: "delta";
  since: number;
  sequence: number;
  position: number;
  now: number;
  patch: Operation[];
  events: Told[];
  told: number;
  lines: Said[];
}

/** One step of a JSON Patch (RFC 6902); `remove` has no value. */
export interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  value?: unknown;
}

/** What you may do has changed, or your seat has. */
export interface YouFrame {
  t: "you";
  you: You;
}

/** Which members are connected. */
export interface Here {
  t: "here";
  members: string[];
}

/** The command was carried out and stored. */
export interface Done {
  t: "done";
  id: string;
  sequence: number;
  position: number;
}

/** The command was refused, and nothing has changed. */
export interface Refused {
  t: "refused";
  id: string;
  error: string;
  text: string;
  position: number;
}

/** A heartbeat. */
export interface Beat {
  t: "beat";
  now: number;
}

/** The server is stopping; reconnect. */
export interface Bye {
  t: "bye";
  reason: string;
}

export type Frame = Snapshot | Delta | YouFrame | Here | Done | Refused | Beat | Bye;

/**
 * Take a legal action in the position made by entry `expect`, in the seat's own numbering.
 *
 * A repeated `nonce` changes nothing.
 */
export interface Act {
  do: "act";
  seat?: number;
  action?: number;
  expect?: number;
  nonce?: string;
}

/** Enter the outcome of physical dice or cards; `more` follow it, in that order, such as the rest of a hand. */
export interface Type {
  do: "type";
  seat?: number;
  action?: number;
  more?: number[];
  expect?: number;
}

/** Undo your own last decision; if something became known since, ask the table. */
export interface Undo {
  do: "undo";
  seat?: number;
  expect?: number;
}

/** Agree or disagree with a request to undo. */
export interface Answer {
  do: "answer";
  seat?: number;
  agree?: boolean;
}

/** Facilitator: go back to the position after so many actions, in the numbering of the seat you look from. */
export interface RollBack {
  do: "rollback";
  seat?: number;
  to?: number;
  reason?: string;
}

/** Host: start, with bots in the free seats. */
export interface Start {
  do: "start";
  seat?: number;
  bot?: string;
}

/** Leave your seat. */
export interface Leave {
  do: "leave";
  seat?: number;
}

/** Facilitator: remove a person from the table, for good unless you readmit them. */
export interface Remove {
  do: "remove";
  seat?: number;
  member?: string;
}

/** Facilitator: let a removed person come back. */
export interface Readmit {
  do: "readmit";
  seat?: number;
  member?: string;
}

/** Facilitator: allow the next person in a seat to have seen another hand, or withdraw that. */
export interface Consent {
  do: "consent";
  seat?: number;
  on?: boolean;
}

/** Captain or facilitator: let another member of the team decide from now on. */
export interface Captain {
  do: "captain";
  seat?: number;
  member?: string;
}

/** Facilitator: open a seat, make it a team's, or give it to a bot. */
export interface Reseat {
  do: "reseat";
  seat?: number;
  to?: SeatSetup;
}

/** Who is to sit there: the person who creates the table, anybody, a team, or a bot. */
export interface SeatSetup {
  kind: "bot" | "human" | "open" | "team";
  name?: string;
  bot?: string;
}

/** Let a bot play for a seat; an empty name withdraws it. */
export interface StandIn {
  do: "standin";
  seat?: number;
  bot?: string;
}

export interface Pause {
  do: "pause";
  seat?: number;
  reason?: string;
}

export interface Resume {
  do: "resume";
  seat?: number;
}

/** Facilitator: add time to the current decision. */
export interface Extend {
  do: "extend";
  seat?: number;
  seconds?: number;
}

/** Send a line to the table or to your own team; a line to the team can propose an action. */
export interface Chat {
  do: "chat";
  seat?: number;
  text?: string;
  team?: boolean;
  action?: number;
}

/** Write a note that only its author can read. */
export interface Note {
  do: "note";
  seat?: number;
  text?: string;
}

/** Facilitator: change settings that may change during play. */
export interface Switch {
  do: "switch";
  seat?: number;
  table_chat?: boolean | null;
  team_chat?: boolean | null;
  pace?: number | null;
  locked?: boolean | null;
}

/** Let spectators see what the seat sees, or stop it. */
export interface Show {
  do: "show";
  seat?: number;
  on?: boolean;
}

/**
 * Vote for an action of your team, perhaps with a word; it replaces your earlier vote.
 *
 * With `expect`, the vote counts only in the position made by that entry.
 */
export interface Vote {
  do: "vote";
  seat?: number;
  action?: number;
  word?: string;
  expect?: number;
}

/** Withdraw your vote. */
export interface Unvote {
  do: "unvote";
  seat?: number;
}

/** Answer the question of the micro-debrief for your team; a later answer replaces it. */
export interface MicroAnswer {
  do: "microanswer";
  seat?: number;
  text?: string;
}

/** Facilitator: stop the table to discuss something; `resume` goes on. */
export interface Freeze {
  do: "freeze";
  seat?: number;
  text?: string;
  kind?: "freeze" | "stop";
}

/** Facilitator: give the current phase of the lesson so many seconds; 0 takes the limit away. */
export interface Timebox {
  do: "timebox";
  seat?: number;
  label?: string;
  seconds?: number;
}

/** Facilitator: add time to the current phase of the lesson. */
export interface ExtendTimebox {
  do: "extendtimebox";
  seat?: number;
  seconds?: number;
}

/** Facilitator: tell everybody at the table something. */
export interface Inject {
  do: "inject";
  seat?: number;
  text?: string;
}

/** Facilitator: change the position by one of the game's adjustments, with a reason. */
export interface Adjust {
  do: "adjust";
  seat?: number;
  action?: number;
  reason?: string;
}

/** Facilitator: settle a question, with a reason everybody can read. */
export interface Rule {
  do: "rule";
  seat?: number;
  text?: string;
  reason?: string;
}

/** Facilitator: ask the questions of the micro-debrief now. */
export interface OpenMicro {
  do: "openmicro";
  seat?: number;
  seconds?: number;
}

/** Facilitator: end the micro-debrief and go on. */
export interface CloseMicro {
  do: "closemicro";
  seat?: number;
}

export type Command = Act | Type | Undo | Answer | RollBack | Start | Leave | Remove | Readmit | Consent | Captain | Reseat | StandIn | Pause | Resume | Extend | Chat | Note | Switch | Show | Vote | Unvote | MicroAnswer | Freeze | Timebox | ExtendTimebox | Inject | Adjust | Rule | OpenMicro | CloseMicro;

/** How many of how many games were played on. */
export interface DebriefProgress {
  t: "progress";
  done: number;
  of: number;
}

/** The debrief as far as it is known; `whole` with its what-ifs. */
export interface DebriefPage {
  t: "page";
  whole: boolean;
  running: boolean;
  document: Document;
  todos: TodoTable;
  seats: number[];
  classroom: string;
}

/** A document: what it is about, its scene and its sections. */
export interface Document {
  language: string;
  game: string;
  title: string;
  about: string;
  scene: Scene | null;
  sections: Section[];
  notes: string[];
}

/** The end of the game in a few words: who won and why. */
export interface Scene {
  label: string;
  title: string;
  text: string;
  checks: Check[];
  ranking: Rank[];
  winners: number[];
  side: string;
}

/** A condition of victory and whether it holds. */
export interface Check {
  text: string;
  met: boolean;
}

/** A seat in the ranking. */
export interface Rank {
  place: number;
  name: string;
  score: string;
  seat: number;
  won: boolean;
}

/** A section; two `half` ones stand side by side where there is room. */
export interface Section {
  id: string;
  title: string;
  blocks: (Paragraph | Points | Figures | Bars | Chart | Chain | Track | Table | Cards | Levels | Quotes | Todos)[];
  lead?: string;
  half?: boolean;
}

export interface Paragraph {
  block: "paragraph";
  text: string;
  tone?: "" | "bad" | "blue" | "degraded" | "dim" | "down" | "gold" | "good" | "intermittent" | "line" | "red";
}

/** A list of short statements. */
export interface Points {
  block: "points";
  items: string[];
}

export interface Figures {
  block: "figures";
  figures: Figure[];
}

/** A number with its name, its unit and a word about it. */
export interface Figure {
  name: string;
  value: string;
  unit?: string;
  note?: string;
  tone?: "" | "bad" | "blue" | "degraded" | "dim" | "down" | "gold" | "good" | "intermittent" | "line" | "red";
}

export interface Bars {
  block: "bars";
  title: string;
  bars: Bar[];
}

export interface Bar {
  name: string;
  value: string;
  share: number;
  tone?: "" | "bad" | "blue" | "degraded" | "dim" | "down" | "gold" | "good" | "intermittent" | "line" | "red";
}

/** A chart for a wide and a narrow page, with flags over its columns, and its numbers as a table. */
export interface Chart {
  block: "chart";
  wide: Drawing;
  narrow: Drawing;
  columns: number;
  flags: Flagged[];
  head: string[];
  rows: string[][];
}

/** A drawing in units of its own; `text` says what it shows, for those who cannot see it. */
export interface Drawing {
  width: number;
  height: number;
  text: string;
  marks: (Stroke | Dot | Label)[];
}

/** A line or an area: an SVG path. */
export interface Stroke {
  mark: "path";
  d: string;
  tone?: "" | "bad" | "blue" | "degraded" | "dim" | "down" | "gold" | "good" | "intermittent" | "line" | "red";
  width?: number;
  dash?: boolean;
  fill?: number;
}

export interface Dot {
  mark: "dot";
  x: number;
  y: number;
  r: number;
  tone?: "" | "bad" | "blue" | "degraded" | "dim" | "down" | "gold" | "good" | "intermittent" | "line" | "red";
  hollow?: boolean;
}

/** A text; `anchor` is the side of it that stands at `x`. */
export interface Label {
  mark: "label";
  x: number;
  y: number;
  text: string;
  tone?: "" | "bad" | "blue" | "degraded" | "dim" | "down" | "gold" | "good" | "intermittent" | "line" | "red";
  size?: number;
  bold?: boolean;
  mono?: boolean;
  anchor?: "centre" | "left" | "right";
}

/** What happened in a column of a chart. */
export interface Flagged {
  column: number;
  title: string;
  text: string;
  tone?: "" | "bad" | "blue" | "degraded" | "dim" | "down" | "gold" | "good" | "intermittent" | "line" | "red";
}

export interface Chain {
  block: "chain";
  steps: ChainStep[];
}

/** A step of a cascade. `cut` says that it could have been prevented between the step before and this one. */
export interface ChainStep {
  when: string;
  title: string;
  state?: string;
  tone?: "" | "bad" | "blue" | "degraded" | "dim" | "down" | "gold" | "good" | "intermittent" | "line" | "red";
  text?: string;
  clause?: string;
  cut?: boolean;
}

export interface Track {
  block: "track";
  stages: Stage[];
}

/** A box of a track: done, undone or still open. */
export interface Stage {
  title: string;
  status: "done" | "erased" | "open";
  when?: string;
  note?: string;
}

/** A table; `right` names the columns of numbers, `bars` a column whose numbers are also drawn. */
export interface Table {
  block: "table";
  head: string[];
  rows: string[][];
  right?: number[];
  bars?: number;
  dim?: number[];
}

export interface Cards {
  block: "cards";
  cards: Card[];
}

/** A what-if. */
export interface Card {
  when: string;
  title: string;
  instead: string;
  tone: "" | "bad" | "blue" | "degraded" | "dim" | "down" | "gold" | "good" | "intermittent" | "line" | "red";
  readings: Reading[];
  tag?: string;
}

/** One reading of a what-if: what it means, the figure with its interval, and the chance before and after. */
export interface Reading {
  name: string;
  figure: string;
  unit: string;
  interval: string;
  chance: string;
  tone: "" | "bad" | "blue" | "degraded" | "dim" | "down" | "gold" | "good" | "intermittent" | "line" | "red";
  drawing: Drawing;
  games: string;
}

export interface Levels {
  block: "levels";
  levels: Level[];
}

/** A criterion of the rubric with the level a table reached, from 1 to 4; 0 is none yet. */
export interface Level {
  criterion: string;
  level: number;
  most?: number;
  evidence?: string;
  who?: string;
}

export interface Quotes {
  block: "quotes";
  quotes: Quote[];
}

/** What somebody wrote. */
export interface Quote {
  when: string;
  who: string;
  text: string;
  asked?: string;
}

/** The action table; `rows` may be empty, and the page lets those who may write fill it in. */
export interface Todos {
  block: "todos";
  head: string[];
  rows: Todo[];
}

/** A row of the action table. */
export interface Todo {
  seen?: string;
  action?: string;
  control?: string;
  owner?: string;
  due?: string;
  done?: boolean;
}

/** The action table as it is kept; `suggested` are rows to begin with. */
export interface TodoTable {
  rows: Todo[];
  version: number;
  may_write: boolean;
  suggested: Todo[];
}

/** It could not be computed; `text` says why. */
export interface DebriefFailed {
  t: "failed";
  error: string;
  text: string;
}

export type DebriefNews = DebriefProgress | DebriefPage | DebriefFailed;

/** All tables of a class side by side. */
export interface ClassDebriefPage {
  t: "page";
  whole: boolean;
  document: Document;
  todos: TodoTable;
  tables: ClassDebriefTable[];
  title: string;
}

/** A table of a class: whether its debrief can be opened. */
export interface ClassDebriefTable {
  number: number;
  id: string;
  over: boolean;
}

export type ClassDebriefNews = DebriefProgress | ClassDebriefPage | DebriefFailed;

/** From a viewer: a command with the viewer's own id for it, or a request for a snapshot. */
export interface Message {
  id?: string;
  command?: Act | Type | Undo | Answer | RollBack | Start | Leave | Remove | Readmit | Consent | Captain | Reseat | StandIn | Pause | Resume | Extend | Chat | Note | Switch | Show | Vote | Unvote | MicroAnswer | Freeze | Timebox | ExtendTimebox | Inject | Adjust | Rule | OpenMicro | CloseMicro | null;
  resync?: boolean;
}

/** What went wrong, by key and in the reader's language; nothing has changed. */
export interface Problem {
  status: number;
  error: string;
  text: string;
}

/** All rows of the action table, and which version they replace. */
export interface TodoChange {
  rows: TodoRow[];
  version: number;
}

/** A row of the action table, as it is written. */
export interface TodoRow {
  seen?: string;
  action?: string;
  control?: string;
  owner?: string;
  due?: string;
  done?: boolean;
}

/** What somebody with a code learns before they sit down, or before they join a class. */
export interface Found {
  id: string;
  game: string;
  language: string;
  phase: string;
  locked: boolean;
  seats: SeatInfo[];
  kind: "class" | "table";
  class_: ClassFound | null;
}

/** What somebody with the code of a class learns before they join; `people` counts by table and seat. */
export interface ClassFound {
  title: string;
  seating: "choose" | "deal";
  per_table: number;
  people: number[][];
}

export interface Enter {
  password: string;
}

export interface Entered {
  entered: boolean;
}

/** A game on offer. */
export interface GameInfo {
  id: string;
  version: number;
  fewest: number;
  most: number;
  usual: number;
  presets: PresetInfo[];
  options: OptionInfo[];
  scenarios: string[];
  names: Record<string, string>;
  abouts: Record<string, string>;
  board: string;
  ready_setup: boolean;
  prints: boolean;
}

export interface PresetInfo {
  name: string;
  values: Record<string, string>;
}

export interface OptionInfo {
  name: string;
  kind: "choice" | "number" | "switch";
  default: string;
  low: number;
  high: number;
  choices: string[];
}

/** Everything a client needs to put a game into words. */
export interface GameDetail {
  game: GameInfo;
  steps: string[];
  endings: string[];
  verbs: VerbInfo[];
  events: FactInfo[];
  named_by_data: string[];
  menu: string[];
  sides: string[];
}

/** A range of action codes from `base` on, one for each combination of arguments, the last one fastest. */
export interface VerbInfo {
  name: string;
  base: number;
  size: number;
  chance: boolean;
  unordered: boolean;
  adjusts: boolean;
  arguments: ArgumentInfo[];
}

export interface ArgumentInfo {
  name: string;
  piece: PieceInfo;
}

/** A kind of thing that arguments name; plain numbers have no names. */
export interface PieceInfo {
  kind: string;
  size: number;
  first: number;
  names: string[];
}

/** A kind of event and what its arguments mean. */
export interface FactInfo {
  kind: string;
  arguments: ArgumentInfo[];
  instead: string;
}

/** A whole lesson; nothing of it depends on what the learner does. */
export interface LessonInfo {
  game: string;
  preset: string;
  options: Record<string, string>;
  seats: string[];
  learner: number;
  frames: LessonFrame[];
}

/** A position as the learner may see it, and the events since the previous frame, in their own numbering. */
export interface LessonFrame {
  view: Record<string, unknown>;
  actor: number | "chance" | null;
  legal: number[];
  asked: number | null;
  note: string;
  events: Told[];
}

/** What can be printed of a game. */
export interface PrintOffer {
  game: string;
  groups: PrintGroup[];
  decks: PrintDeck[];
}

/** Something that can be printed. `usual` ones are printed if nothing is chosen. */
export interface PrintGroup {
  id: string;
  name: string;
  usual: boolean;
}

/** A built-in deck that can be printed. */
export interface PrintDeck {
  id: string;
  name: string;
}

/** What to print, and how. Scenario and library are texts of files; a deck is a name or a list of cards. */
export interface PrintOrder {
  language?: "en" | "es" | "ru";
  what?: string[];
  paper?: "a4" | "letter";
  ink?: "colour" | "low";
  bleed?: boolean;
  whole?: boolean;
  scenario?: string;
  deck?: string;
  library?: string;
}

/** The first sheets as PNG in data addresses, and how many pages there are in all. */
export interface PrintPreview {
  sheets: string[];
  pages: number;
}

export interface Rules {
  game: string;
  language: string;
  title: string;
  clauses: ClauseInfo[];
}

export interface ClauseInfo {
  id: string;
  kind: string;
  section: string;
  text: string;
}

export interface Scenario {
  game: string;
  name: string;
  text: string;
}

/** Texts of a game in Fluent, and the names of pieces from its data, with their forms. */
export interface Words {
  game: string;
  language: string;
  common: string;
  texts: string;
  names: Record<string, Record<string, Record<string, string>>>;
}

export interface Tables {
  tables: Listed[];
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  state: string;
  created: number;
  rights: string[];
  seats: string[];
  phase: string;
}

/** Continue from a step of a replay file. */
export interface Upload {
  replay: Record<string, unknown>;
  branch: Branch;
}

/** Continue from a step at a new table. */
export interface Branch {
  step: number;
  seats: SeatSetup[];
  name?: string;
  language?: "en" | "es" | "ru";
}

/** The address of a new table, and the secrets for others: to play, and only to watch. */
export interface Created {
  id: string;
  code: string;
  invitation: string;
  watch: string;
  member: string;
}

/** What a page needs to know before anything else. */
export interface ServerInfo {
  version: string;
  languages: string[];
  needs_password: boolean;
  entered: boolean;
  webhooks: boolean;
  address: string;
}

/** A new table, and the name of its creator. */
export interface Create {
  wish: Wish;
  name?: string;
}

/** The request for a new table; missing fields take the game's defaults. */
export interface Wish {
  game: string;
  preset?: string;
  options?: Record<string, string>;
  seats?: SeatSetup[];
  language?: "en" | "es" | "ru";
  scenario?: string;
  dice?: "drawn" | "physical";
  keeper?: boolean;
  pace?: number;
  clock?: Clock;
  table_chat?: boolean;
  team_chat?: boolean;
  listed?: boolean;
  start?: "full" | "host";
  decides?: "captain" | "majority" | "rotation";
  micro?: number[];
  ready?: boolean;
}

/** The time limit: none, a fixed time per decision, or a total plus an increment per decision. */
export interface Clock {
  mode?: "bank" | "decision" | "none";
  seconds?: number;
  increment?: number;
  late?: "bot" | "idle";
}

/** Exchange a link for the right it gives. */
export interface Claim {
  ticket: string;
}

/** What somebody may do at a table now. */
export interface Seated {
  table: string;
  member: string;
  seats: number[];
  rights: string[];
  code: string;
  barred: boolean;
}

/** The command was carried out and stored. */
export interface Accepted {
  sequence: number;
  position: number;
}

/** Events before those of a snapshot. */
export interface Past {
  events: Told[];
  first: number;
}

/** The file. */
export interface Bundle {
  format: string;
  id: string;
  setup: Setup;
  seed: string;
  entries: Written[];
}

/** A complete and checked setup. */
export interface Setup {
  game: string;
  version: number;
  options: Record<string, string>;
  seats: SeatSetup[];
  commitment: string;
  language?: "en" | "es" | "ru";
  scenario?: string;
  dice?: "drawn" | "physical";
  keeper?: boolean;
  pace?: number;
  clock?: Clock;
  table_chat?: boolean;
  team_chat?: boolean;
  listed?: boolean;
  start?: "full" | "host";
  decides?: "captain" | "majority" | "rotation";
  micro?: number[];
  classroom?: string;
  deal?: string;
  ready?: boolean;
  opening?: number[];
  parent?: string;
  parent_step?: number;
}

/** An entry with its number and time. */
export interface Written {
  sequence: number;
  at: number;
  entry: Acted | Undone | RolledBack | Asked | Answered | Started | Sat | Left | Readmitted | Consented | Captained | Renamed | Reseated | StoodIn | Paused | Resumed | Extended | Chatted | Noted | Switched | Shown | Rematched | Notified | Voted | Unvoted | Froze | TimeboxSet | TimeboxExtended | TimeboxEnded | Injected | Adjusted | Ruled | MicroOpened | MicroAnswered | MicroClosed | Resolved | Revealed;
}

/** A decision of a seat, or a typed outcome of CHANCE, with everything chance drew right after it. */
export interface Acted {
  e: "act";
  by?: string;
  seat?: number;
  actions?: number[];
  spent?: number;
  nonce?: string;
  typed?: number;
}

/** A seat undid its decision; the position is the one after so many actions. */
export interface Undone {
  e: "undo";
  by?: string;
  seat?: number;
  to?: number;
}

/** The facilitator went back to an earlier position and gave a reason. */
export interface RolledBack {
  e: "rollback";
  by?: string;
  to?: number;
  reason?: string;
}

/** A seat asks the table to undo its last decision, although something became known since. */
export interface Asked {
  e: "ask";
  by?: string;
  seat?: number;
  to?: number;
}

/** One seat's answer to a request to undo. */
export interface Answered {
  e: "answer";
  by?: string;
  seat?: number;
  agree?: boolean;
}

/** The game starts: chance draws what comes first, and bots of this name take the free seats. */
export interface Started {
  e: "start";
  by?: string;
  actions?: number[];
  bot?: string;
}

/** A person sits down; the first one in a seat is its captain. */
export interface Sat {
  e: "sit";
  by?: string;
  seat?: number;
  member?: string;
  name?: string;
  seen?: number[];
}

/** A person leaves or is removed; a removed person cannot come back unless the host readmits them. */
export interface Left {
  e: "leave";
  by?: string;
  seat?: number;
  member?: string;
  barred?: boolean;
}

/** The host lets a removed person come back. */
export interface Readmitted {
  e: "readmit";
  by?: string;
  member?: string;
}

/** The host lets the next person in a seat have seen another hand, or withdraws that. */
export interface Consented {
  e: "consent";
  by?: string;
  seat?: number;
  on?: boolean;
}

export interface Captained {
  e: "captain";
  by?: string;
  seat?: number;
  member?: string;
}

/** A person is called something else from now on. */
export interface Renamed {
  e: "rename";
  by?: string;
  member?: string;
  name?: string;
}

/** The seat is open, a team's or a bot's from now on. */
export interface Reseated {
  e: "reseat";
  by?: string;
  seat?: number;
  to?: SeatSetup;
}

/** A bot plays for an absent person; "" gives the seat back. */
export interface StoodIn {
  e: "standin";
  by?: string;
  seat?: number;
  bot?: string;
}

export interface Paused {
  e: "pause";
  by?: string;
  reason?: string;
  spent?: number | null;
}

export interface Resumed {
  e: "resume";
  by?: string;
}

/** The current decision gets more time. */
export interface Extended {
  e: "extend";
  by?: string;
  milliseconds?: number;
}

/** A line to the table (seat -1) or to a seat's team, perhaps with an action proposed to its captain. */
export interface Chatted {
  e: "chat";
  by?: string;
  seat?: number;
  name?: string;
  text?: string;
  action?: number;
}

/** A private note of its author at a step. */
export interface Noted {
  e: "note";
  by?: string;
  step?: number;
  text?: string;
}

/** Settings that may change during play; None leaves one unchanged. */
export interface Switched {
  e: "switch";
  by?: string;
  table_chat?: boolean | null;
  team_chat?: boolean | null;
  pace?: number | null;
  locked?: boolean | null;
}

/** A seat lets spectators see what it sees, or stops it. */
export interface Shown {
  e: "show";
  by?: string;
  seat?: number;
  on?: boolean;
}

/** The table on which the players continue. */
export interface Rematched {
  e: "rematch";
  by?: string;
  table?: string;
}

/** A seat was notified that it is its turn; once per decision. */
export interface Notified {
  e: "notified";
  by?: string;
  seat?: number;
  position?: number;
}

/** A member of the deciding team votes for an action, perhaps with a word; it replaces their earlier vote. */
export interface Voted {
  e: "vote";
  by?: string;
  seat?: number;
  action?: number;
  name?: string;
  word?: string;
}

export interface Unvoted {
  e: "unvote";
  by?: string;
  seat?: number;
}

/** The table stands still and discusses this; "stop" if the lesson plan asks for it. */
export interface Froze {
  e: "freeze";
  by?: string;
  kind?: string;
  text?: string;
  spent?: number;
}

/** A phase of the lesson gets so much time; 0 takes the limit away. */
export interface TimeboxSet {
  e: "timebox";
  by?: string;
  label?: string;
  milliseconds?: number;
}

export interface TimeboxExtended {
  e: "longer";
  by?: string;
  milliseconds?: number;
}

export interface TimeboxEnded {
  e: "timeup";
  by?: string;
}

/** The facilitator tells everybody something. */
export interface Injected {
  e: "inject";
  by?: string;
  name?: string;
  text?: string;
}

/** The facilitator changes the position and says why; what chance drew right after it follows. */
export interface Adjusted {
  e: "adjust";
  by?: string;
  name?: string;
  actions?: number[];
  reason?: string;
}

/** The facilitator settles a question, with the reason. */
export interface Ruled {
  e: "rule";
  by?: string;
  name?: string;
  text?: string;
  reason?: string;
}

/** The table stands still until these seats have answered or the time is over. */
export interface MicroOpened {
  e: "micro";
  by?: string;
  turn?: number;
  milliseconds?: number;
  questions?: MicroQuestion[];
}

/** What one seat is asked, and facts that help to answer. */
export interface MicroQuestion {
  seat: number;
  question: string;
  facts?: MicroFact[];
}

/** A fact that helps to answer: a text of the game and its arguments; a word `kind:name` names a piece. */
export interface MicroFact {
  key: string;
  args?: Record<string, number | string>;
}

export interface MicroAnswered {
  e: "microanswer";
  by?: string;
  seat?: number;
  name?: string;
  text?: string;
}

/** Everybody asked has answered ("answered"), time is up ("time"), or the facilitator goes on ("host"). */
export interface MicroClosed {
  e: "microclose";
  by?: string;
  why?: string;
}

/** The action table of the debrief was filled in: all of its rows. */
export interface Resolved {
  e: "todos";
  by?: string;
  rows?: Todo[];
}

/** The class is over: the seed of the deal that its tables shared may be known. */
export interface Revealed {
  e: "reveal";
  by?: string;
  seed?: string;
}

/** Frames as over the socket, oldest first; empty if nothing happened in time. */
export interface Frames {
  frames: (Snapshot | Delta)[];
  you: You;
}

/** A suggested action with reasons, from so many worlds consistent with what the seat knows. */
export interface Hint {
  position: number;
  action: number;
  worlds: number;
  choices: HintChoice[];
}

/** One candidate: how often the bot tried it, its expected score from 0 to 1, and the expected continuation. */
export interface HintChoice {
  action: number;
  visits: number;
  value: number;
  line: number[];
}

/** What the viewer saw after so many actions. */
export interface Position {
  step: number;
  steps: number;
  view: Record<string, unknown>;
  action: number | null;
}

/** Sit down by code or invitation; seat -1 takes any free one. */
export interface Sit {
  name: string;
  key?: string;
  seat?: number;
}

export interface Story {
  language: string;
  lines: string[];
}

/** A new link: to watch, to facilitate, to export, or to continue a seat on another device. */
export interface Invite {
  right: "export" | "facilitate" | "play" | "watch";
  seat?: number;
  member?: string;
}

/** The secret of a link; it is valid for `lasts` milliseconds, `until` then. Both are 0 if it never expires. */
export interface Invitation {
  ticket: string;
  right: string;
  until: number;
  lasts: number;
}

/** Where to send notifications, and in which format. */
export interface Webhook {
  kind: "discord" | "plain" | "slack" | "telegram";
  url: string;
  chat?: string;
}

export interface Webhooked {
  kind: string;
}
