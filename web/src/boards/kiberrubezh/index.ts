// The board of Киберрубеж and its track of turns and phases.
export { default as Board } from "./Board.svelte";
export { default as Track } from "./Track.svelte";
