// What all parts of the board share: the position, words, what may be picked, motion, and what is looked at closely.
import type { Speaker } from "../../lib/words";
import type { View } from "./model";
import type { Motion } from "./motion.svelte";
import type { Picks } from "./picks";

/** A piece seen from close by. */
export type Near =
  | { kind: "space"; id: string }
  | { kind: "place"; id: string }
  | { kind: "card"; card: string; among: string[]; player: number }
  | { kind: "pile"; pile: "discards" | "supply" | "asset" };

export interface BoardContext {
  readonly speaker: Speaker;
  readonly view: View;
  readonly picks: Picks;
  /** The seat looked from. */
  readonly seat: number;
  readonly motion: Motion;
  readonly act: (code: number) => void;
  readonly look: (near: Near) => void;
  /** What a player is called; the Robot has no seat. */
  readonly name: (player: number) => string;
}
