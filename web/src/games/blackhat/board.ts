// The board of Black Hat: the network with its hats, the trick in the middle, hands as cards.
export { default as Board } from "./Board.svelte";
export { default as Track } from "./Track.svelte";
export { holds } from "./picks";
