// The view as the board reads it, and what the places on the table are called.
export type Condition = "ready" | "turned" | "frozen";

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

export interface View {
  turn: number;
  /** On whose side the targets lie that are asked for. */
  targets: number | null;
  active: number | null;
  phase: string;
  step: string;
  actor: number | string | null;
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

export function asView(given: Record<string, unknown>): View {
  return given as unknown as View;
}

/** Where a card with an id of its own lies. */
export const spotOf = (seat: number, id: string): string => `c:${seat}:${id}`;
export const stackSpot = (seat: number, stack: Stack): string => `c:${seat}:${stack.card}:${stack.condition}`;

export const conditionOf = (piece: { turned: boolean; frozen?: boolean }): Condition =>
  piece.frozen ? "frozen" : piece.turned ? "turned" : "ready";

/** Equal cards may lie beside each other: a key for each. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const met = new Map<string, number>();
  return cards.map((card) => {
    const at = (met.get(card) ?? 0) + 1;
    met.set(card, at);
    return { card, key: `${card} ${at}` };
  });
}

/** Cards with how often they are there. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const met = new Map<string, number>();
  for (const card of cards) met.set(card, (met.get(card) ?? 0) + 1);
  return [...met].map(([card, count]) => ({ card, count }));
}
