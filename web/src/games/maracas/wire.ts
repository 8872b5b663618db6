// Written by `python -m contienda.server.typescript`; change the declarations in Python instead.

/** The whole table. */
export interface MaracasView {
  turn: number;
  last_turn: number;
  level: number;
  step: string;
  actor: number | "chance" | null;
  event: string | null;
  column: number | null;
  active: string | null;
  chit: string | null;
  cup: number;
  iu_left: number;
  irregulars_left: number;
  pool: Record<string, number>;
  areas: Area[];
  stacks: Stack[];
  sides: Side[];
  mission: Mission | null;
  hits: Hits[];
  asking: Question | null;
  offers: Offer[];
  winner: number | null;
  ending: string | null;
}

/** An Area; `counters` are those of the Area itself: Informants, and all that stand in no stack. */
export interface Area {
  id: string;
  pn: number;
  tm: number;
  loc: boolean;
  objective: boolean;
  iu: number[];
  sabotage: number;
  criminals: number;
  nsm: number;
  terror: boolean;
  new_terror: boolean;
  frozen: boolean;
  activated: boolean;
  rewarded: boolean;
  tries: number[];
  informants: number;
  counters: Counters[][];
  underground: number;
  remembered: Kind[];
}

/** Counters that look alike. */
export interface Counters {
  kind: string;
  n: number;
  hits: number;
  back: boolean;
  up: boolean;
}

/** So many counters of a kind. */
export interface Kind {
  kind: string;
  n: number;
}

/** A stack; `hidden` counters are face down: who sees them finds them among `counters`. */
export interface Stack {
  id: number;
  side: number;
  place: string;
  where: string;
  counters: Counters[];
  hidden: number;
  acted: boolean;
  moved: boolean;
  ambushed: boolean;
  barred: boolean;
  told: Record<string, number> | null;
}

/** The books of a side; None for what is secret. */
export interface Side {
  tp_max: number;
  tp: number;
  advantages: number;
  hand_size: number;
  hand: string[] | null;
  absent: string[];
  played: string[] | null;
  uses_advantage: boolean | null;
  strategy: number | null;
  vp: number | null;
  wait: number | null;
  plan: Plan | null;
  boxes: Boxes;
}

/** What was decided in a segment both decide at once, and is not told yet. */
export interface Plan {
  counters: Planned[];
  bought: string[];
  spent: number;
  own_chit: string | null;
  hq_chit: string | null;
  price: number | null;
}

/** Counters to be recovered, healed, withdrawn, gained or lost, with the place where they are now. */
export interface Planned {
  kind: string;
  n: number;
  hits: number;
  back: boolean;
  up: boolean;
  place: string;
}

/** The Unit Box; of the Insurgent's Available only he sees what is in it. */
export interface Boxes {
  available: Counters[];
  qrf: Counters[];
  disrupted: Counters[];
  recruits: number | null;
}

/** The mission at hand; before it is declared others see at most its stack. */
export interface Mission {
  side?: number;
  stack?: number;
  mission?: string | null;
  target?: number | string | null;
  unit?: string | null;
  bombers?: number;
  random?: string | null;
  declared?: boolean;
  totals?: Totals | null;
}

/** Without chits; None for what the viewer cannot know. */
export interface Totals {
  own: number | null;
  against: number | null;
  open: number | null;
  random: string | null;
  second: number | null;
}

/** Hits still to be allocated. */
export interface Hits {
  stack: number;
  left: number;
  loser: boolean;
}

/** What the step is about: a place, a stack, a counter, how many are left. */
export interface Question {
  side?: number;
  left?: number | null;
  counter?: string;
  hits?: number;
  back?: boolean;
  stack?: number;
  place?: string;
  type?: string;
  tens?: number;
  passes?: number;
  areas?: string[];
  taken?: number;
}

/** A choice about a mission, and what it would compare. */
export interface Offer {
  code: number;
  totals: Totals | null;
}

export type View = MaracasView;
