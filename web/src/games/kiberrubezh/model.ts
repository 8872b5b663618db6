// Names for parts of the view, and for places on the table.
import type { View } from "./wire";

export type { View };
export type SideView = View["sides"][number];
export type Stack = SideView["assets"][number];
export type Condition = Stack["condition"];
export type Measure = SideView["measures"][number];
export type Attack = SideView["attacks"][number];
export type Power = SideView["attack_power"];

/** The place of a card with its own id. */
export const spotOf = (seat: number, id: string): string => `c:${seat}:${id}`;
export const stackSpot = (seat: number, stack: Stack): string => `c:${seat}:${stack.card}:${stack.condition}`;

export const conditionOf = (piece: { turned: boolean; frozen?: boolean }): Condition =>
  piece.frozen ? "frozen" : piece.turned ? "turned" : "ready";

/** A unique key for each card, since equal cards may lie side by side. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const met = new Map<string, number>();
  return cards.map((card) => {
    const at = (met.get(card) ?? 0) + 1;
    met.set(card, at);
    return { card, key: `${card} ${at}` };
  });
}

/** Count equal cards. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const met = new Map<string, number>();
  for (const card of cards) met.set(card, (met.get(card) ?? 0) + 1);
  return [...met].map(([card, count]) => ({ card, count }));
}
