// Written by hand until the view of this game is declared in Python; then `make types` writes it.

type Condition = "ready" | "turned" | "frozen";

export interface Stack {
  card: string;
  condition: Condition;
  count: number;
}

export interface Measure {
  id: string;
  card: string;
  turned: boolean;
  frozen: boolean;
  /** Gave block points in this wave. */
  used: boolean;
  /** Attacks it stops, by id. */
  stopped: string[];
}

export interface Attack {
  id: string;
  card: string;
  category: string;
  turned: boolean;
  wave: boolean;
  points: number;
  needs: number;
  blocked: boolean;
  done: boolean;
}

export interface Power {
  active: number;
  total: number;
  extra: number;
  used: number;
}

export interface SideView {
  /** What the deck was made of, copies as often as they are there; open to everybody (K-R34). Tables of older rules lack it. */
  list?: string[];
  deck: number;
  top: (string | null)[];
  bottom: (string | null)[];
  hand: string[] | null;
  hand_size: number;
  known: string[];
  discard: string[];
  events: string[];
  doomed: string[];
  assets: Stack[];
  measures: Measure[];
  attacks: Attack[];
  attack_power: Power;
  defence_power: Power;
  boost: number;
  more_blocks: number;
}

export interface KiberrubezhView {
  turn: number;
  /** On whose side the targets lie that are asked for. */
  targets: number | null;
  active: number | null;
  phase: string;
  step: string;
  actor: number | "chance" | null;
  assets_left: number;
  wave: number;
  attack_over: boolean;
  asking: string | null;
  asked: number | null;
  looking: { deck: number; looker: number; cards: (string | null)[] } | null;
  waiting: { seat: number; card: string; trigger: string }[];
  sides: SideView[];
  winner: number | null;
  ending: string | null;
}

export type View = KiberrubezhView;
