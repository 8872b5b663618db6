// What every part of the table receives.
import type { Speaker } from "../../lib/words";
import { t } from "../../lib/ui.svelte";
import type { Lens } from "./lens.svelte";
import type { View } from "./model";
import type { Motion } from "./motion.svelte";
import type { Picks } from "./picks";

export interface BoardContext {
  readonly speaker: Speaker;
  readonly view: View;
  readonly picks: Picks;
  readonly seats: string[];
  /** The viewer's seat, below 0 for a spectator. */
  readonly me: number;
  /** A phone. */
  readonly narrow: boolean;
  /** By measure: the attacks it has points against. */
  readonly links: Map<string, string[]>;
  readonly lens: Lens;
  readonly motion: Motion;
  act: (code: number) => void;
}

/** Why a card of the hand cannot be used, in general terms; only the server knows the rules. */
export function whyNotHand({ picks }: BoardContext): string {
  if (!picks.asked) return t("kiberrubezh-why-wait");
  return t(picks.hand.size ? "kiberrubezh-why-now" : "kiberrubezh-why-other");
}

/** The same for a card on the table; for the opponent's only while targets are asked for. */
export function whyNotTable({ picks, me }: BoardContext, owner: number): string {
  if (picks.table.size) return t("kiberrubezh-why-target");
  if (owner !== me) return "";
  return t(picks.asked ? "kiberrubezh-why-other" : "kiberrubezh-why-wait");
}
