// The board of District Commander: Maracas, its track of turns and phases, and what is picked on it.
import type { BoardProps } from "../../lib/game";
import { heldBy, sorted } from "./picks";
import type { View } from "./wire";

export { default as Board } from "./Board.svelte";
export { default as Track } from "./Track.svelte";

/** All that has a place on the board: Areas, stacks, markers, chits, missions, counters. A single answer is a button. */
export const holds = ({ view, legal, speaker, seat }: BoardProps<View>): number[] =>
  legal.length > 1 ? heldBy(sorted(legal, speaker), view, seat) : [];
