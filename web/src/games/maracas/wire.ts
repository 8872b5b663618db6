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
  forces: Record<string, number> | null;
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

/** An Area; `counters` are those of the Area itself: Informants and everything not in a stack. */
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

/** A number of counters of one kind. */
export interface Kind {
  kind: string;
  n: number;
}

/** A stack; `hidden` counters are face down: viewers who may see them find them in `counters`. */
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

/** A side's books; None for what is secret. */
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

/** A secret decision of a segment in which both decide at once, not yet revealed. */
export interface Plan {
  counters: Planned[];
  bought: string[];
  spent: number;
  own_chit: string | null;
  hq_chit: string | null;
  price: number | null;
}

/** Counters to be recovered, healed, withdrawn, gained or lost, with their current place. */
export interface Planned {
  kind: string;
  n: number;
  hits: number;
  back: boolean;
  up: boolean;
  place: string;
}

/** The Unit Box; only the Insurgent sees the contents of their Available section. */
export interface Boxes {
  available: Counters[];
  qrf: Counters[];
  disrupted: Counters[];
  recruits: number | null;
}

/** The current mission; before its declaration others see at most its stack. */
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

/** Totals without chits; None for what the viewer cannot know. */
export interface Totals {
  own: number | null;
  against: number | null;
  open: number | null;
  random: string | null;
  second: number | null;
  own_chits: number;
  against_chits: number;
}

/** Hits still to be assigned. */
export interface Hits {
  stack: number;
  left: number;
  loser: boolean;
}

/** The subject of the step: a place, a stack, a counter, how many are left. */
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

/** A choice about a mission, with the totals it would compare. */
export interface Offer {
  code: number;
  totals: Totals | null;
}

export type View = MaracasView;
