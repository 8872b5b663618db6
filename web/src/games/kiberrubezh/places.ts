// How the table shares its room.
import type { View } from "./model";

/**
 * The widths of the two fronts, left and right, in whole parts: they change in few steps, so that a new card seldom
 * moves the others.
 */
export function fronts(view: View, lower: number): [left: number, right: number] {
  const [above, below] = [view.sides[1 - lower], view.sides[lower]];
  const standing = (side: typeof above): number => side?.attacks.length ?? 0;
  const left = Math.max(above?.measures.length ?? 0, standing(below));
  const right = Math.max(standing(above), below?.measures.length ?? 0);
  if (left > 3 && right < 3) return [5, 2];
  if (right > 3 && left < 3) return [2, 5];
  if (right > 2) return [1, 1];
  return [3, 2];
}

export const FULL = 60; // cards in a deck at the start

/** A deck as a block: its height, and the part of it that is about to go, as shares of a full one. */
export function block(cards: number, whole: number, going: number): { height: number; going: number } {
  const full = Math.max(FULL, whole, cards);
  return { height: cards / full, going: Math.min(going, cards) / full };
}
