// Written by `python -m contienda.server.typescript`; change the declarations in Python instead.

/** The whole table as one seat sees it. */
export interface KiberrubezhView {
  turn: number;
  active: number | null;
  first: number | null;
  phase: string;
  step: string;
  actor: number | "chance" | null;
  assets_left: number;
  wave: number;
  attack_over: boolean;
  asking: string | null;
  asked: number | null;
  targets: number | null;
  looking: Looking | null;
  pending: Pending[];
  waiting: Waiting[];
  hit: string[];
  lessened: number;
  sides: Side[];
  winner: number | null;
  ending: string | null;
}

/** Somebody looks at the upper cards of a deck; which they are only the looker sees. */
export interface Looking {
  deck: number;
  looker: number;
  cards: (string | null)[];
}

/** An effect that is still to be carried out. */
export interface Pending {
  step: string;
  card: string | null;
  effect: string | null;
  n: number | null;
}

/** A triggered effect whose turn has not come yet. */
export interface Waiting {
  seat: number;
  card: string;
  trigger: string;
}

/** One side of the table; `known` is what the viewer knows of a hand that is not their own. */
export interface Side {
  list: string[];
  deck: number;
  top: (string | null)[];
  bottom: (string | null)[];
  hand: string[] | null;
  hand_size: number;
  known: string[];
  seen: number;
  discard: string[];
  events: string[];
  doomed: string[];
  assets: Asset[];
  measures: Measure[];
  attacks: Attack[];
  attack_power: Power;
  defence_power: Power;
  boost: number;
  more_blocks: number;
  redeals: number;
  redeal_free: boolean | null;
}

/** Assets of one number that stand alike. */
export interface Asset {
  card: string;
  condition: string;
  count: number;
}

/** A measure on the table. */
export interface Measure {
  id: string;
  card: string;
  copy: number;
  turned: boolean;
  frozen: boolean;
  used: boolean;
  stopped: string[];
}

/** An attack card on the table, and how it fares in the wave. */
export interface Attack {
  id: string;
  card: string;
  copy: number;
  category: string;
  turned: boolean;
  wave: boolean;
  points: number;
  needs: number;
  blocked: boolean;
  done: boolean;
}

/** Capacity: of active assets, of all assets, for this turn only, and what cards on the table require. */
export interface Power {
  active: number;
  total: number;
  extra: number;
  used: number;
}

export type View = KiberrubezhView;
