// The board of ¡Misiles, Ahora!: paper sheets, dice, and the desk between them.
import type { BoardProps } from "../../lib/game";
import { narrow } from "../../lib/narrow";
import { held, movesOf } from "./moves";
import type { View } from "./wire";

export { default as Board } from "./Board.svelte";
export { default as Track } from "./Track.svelte";

export const holds = ({ view, legal, speaker, seat, bare }: BoardProps<View>): number[] =>
  held(movesOf(legal, speaker.vocabulary, seat, view.target), narrow.current && !bare);
