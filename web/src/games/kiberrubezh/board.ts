// The board of Киберрубеж, its track of turns and phases, the card looked at, and automatic passing.
export { default as Aside } from "./Dock.svelte";
export { default as Board } from "./Board.svelte";
export { default as Track } from "./Track.svelte";
export { default as Windows } from "./WindowsBar.svelte";
export { holds } from "./picks";
