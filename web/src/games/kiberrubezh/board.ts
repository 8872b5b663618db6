// The board of Киберрубеж, its track of turns and phases, and automatic passing.
export { default as Board } from "./Board.svelte";
export { default as Track } from "./Track.svelte";
export { default as Windows } from "./WindowsBar.svelte";
