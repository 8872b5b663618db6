// Written by hand until the view of this game is declared in Python; then `make types` writes it.

/** Counters that look alike, with their number. */
export interface CounterView {
  kind: string;
  hits: number;
  /** Its other side is up: dispersed, or trained. */
  back: boolean;
  /** Everybody sees it. */
  up: boolean;
  n: number;
}

export interface AreaView {
  id: string;
  pn: number;
  tm: number;
  loc: boolean;
  objective: boolean;
  iu: [number, number];
  sabotage: number;
  criminals: number;
  nsm: number;
  terror: boolean;
  new_terror: boolean;
  frozen: boolean;
  activated: boolean;
  rewarded: boolean;
  tries: [number, number];
  informants: number;
  counters: [CounterView[], CounterView[]];
  /** Insurgent counters everybody counts there while they stand in no stack. */
  underground: number;
  /** Face-down Insurgent counters everybody knows to be there, or in a stack that was formed there. */
  remembered: { kind: string; n: number }[];
}

/** What missions told of a stack: bounds, and what holds (1). */
export type Told = Partial<
  Record<"sum_least" | "sum_most" | "bombers" | "ir_least" | "cover_least" | "cover_most" | "ir_most" | "tr_least" | "tr_most" | "cadres" | "no_arms" | "recruit", number>
>;

export interface StackView {
  id: number;
  side: number;
  place: string;
  where: "at_large" | "underground" | "guard";
  counters: CounterView[];
  hidden: number;
  acted: boolean;
  moved: boolean;
  ambushed: boolean;
  barred: boolean;
  told: Told | null;
}

export interface Totals {
  own: number | null;
  against: number | null;
  /** The part of a hidden total that everybody knows. */
  open: number | null;
  /** The rating of the chit that is drawn against it. */
  random: string | null;
  /** The own total of the second comparison of an Ambush. */
  second: number | null;
}

export interface MissionView {
  side?: number;
  stack: number;
  mission?: string | null;
  target?: number | string | null;
  unit?: string | null;
  bombers?: number;
  random?: string | null;
  declared?: boolean;
  totals?: Totals | null;
}

export interface SideView {
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
  plan: {
    counters: (CounterView & { place: string })[];
    bought: string[];
    spent: number;
    own_chit: string | null;
    hq_chit: string | null;
    price: number | null;
  } | null;
  boxes: { available: CounterView[]; qrf: CounterView[]; disrupted: CounterView[]; recruits: number | null };
}

/** What the step is about. */
export interface Asking {
  side?: number;
  left?: number | null;
  counter?: string;
  hits?: number;
  back?: boolean;
  stack?: number;
  place?: string;
  type?: string;
  passes?: number;
  areas?: string[];
  taken?: number;
}

export interface MaracasView {
  turn: number;
  last_turn: number;
  level: number;
  step: string;
  actor: number | "chance" | null;
  event: string | null;
  column: number | null;
  active: string | null;
  /** The last chit that was drawn for all to see. */
  chit: string | null;
  cup: number;
  iu_left: number;
  irregulars_left: number;
  pool: Record<string, number>;
  areas: AreaView[];
  stacks: StackView[];
  sides: SideView[];
  mission: MissionView | null;
  hits: { stack: number; left: number; loser: boolean }[];
  asking: Asking | null;
  offers: { code: number; totals: Totals | null }[];
  winner: number | null;
  ending: string | null;
}

export type View = MaracasView;
