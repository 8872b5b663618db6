// How the table shares its room.
import type { View } from "./model";

const USUAL = [3, 2] as const;
const STEPS = [USUAL, [5, 2], [1, 1], [2, 3], [2, 5]] as const;
const ROOMY = 0.19; // share of the table that a card at its full size takes

/**
 * The widths of the two fronts, left and right, in parts. There are few, and the usual one is kept as long as it will
 * do, so that a new card seldom moves the others.
 */
export function fronts(view: View, lower: number): readonly [left: number, right: number] {
  const [above, below] = [view.sides[1 - lower], view.sides[lower]];
  const left = Math.max(1, above?.measures.length ?? 0, below?.attacks.length ?? 0);
  const right = Math.max(1, above?.attacks.length ?? 0, below?.measures.length ?? 0);
  const room = ([a, b]: readonly [number, number]): number => Math.min(a / left, b / right) / (a + b);
  let best: readonly [number, number] = USUAL;
  if (room(best) >= ROOMY) return best;
  for (const step of STEPS) if (room(step) > room(best)) best = step;
  return best;
}

export const FULL = 60; // cards in a deck at the start

/** A deck as a block: its height, and the part of it that is about to go, as shares of a full one. */
export function block(cards: number, whole: number, going: number): { height: number; going: number } {
  const full = Math.max(FULL, whole, cards);
  return { height: cards / full, going: Math.min(going, cards) / full };
}
