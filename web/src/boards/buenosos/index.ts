export { default as Board } from "../generic/Board.svelte";
