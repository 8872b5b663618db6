// The board of District Commander: Maracas and its track of turns and phases.
export { default as Board } from "./Board.svelte";
export { default as Track } from "./Track.svelte";
