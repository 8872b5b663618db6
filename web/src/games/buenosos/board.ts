// The board of BuenOsos vs MalOsos and its track of turns and phases.
import type { BoardProps } from "../../lib/game";
import { held, sorted } from "./picks";
import type { View } from "./wire";

export { default as Board } from "./Board.svelte";
export { default as Gist } from "./Gist.svelte";
export { default as Means } from "./Means.svelte";
export { default as Screen } from "./Screen.svelte";
export { default as Track } from "./Track.svelte";
/** Its charts, cards of the turn and cascades need the whole log. */
export const recalls = true;

export const holds = ({ view, legal, speaker }: BoardProps<View>): number[] =>
  held(
    sorted(legal, speaker.vocabulary),
    view.teams.flatMap(({ hand }) => hand ?? []),
  );
