// What all parts of the board share: the position, words, legal picks, motion, and the enlarged piece.
import type { Speaker } from "../../lib/words";
import type { View } from "./model";
import type { Motion } from "./motion.svelte";
import type { Picks } from "./picks";

/** An enlarged piece. */
export type Near =
  | { kind: "space"; id: string }
  | { kind: "place"; id: string }
  | { kind: "card"; card: string; among: string[]; player: number }
  | { kind: "pile"; pile: "discards" | "supply" | "asset" };

export interface BoardContext {
  readonly speaker: Speaker;
  readonly view: View;
  readonly picks: Picks;
  /** The seat of the viewer. */
  readonly seat: number;
  readonly motion: Motion;
  readonly act: (code: number) => void;
  readonly look: (near: Near) => void;
  /** The name of a player; the Robot has no seat. */
  readonly name: (player: number) => string;
}
