// The board of ¡Misiles, Ahora!: paper sheets, dice, and the desk between them.
export { default as Board } from "./Board.svelte";
export { default as Track } from "./Track.svelte";
