// The board of BuenOsos vs MalOsos and its track of turns and phases.
export { default as Board } from "./Board.svelte";
export { default as Gist } from "./Gist.svelte";
export { default as Means } from "./Means.svelte";
export { default as Screen } from "./Screen.svelte";
export { default as Track } from "./Track.svelte";
/** Its charts, cards of the turn and cascades need the whole log. */
export const recalls = true;
