// What every part of the board receives, and the wording they share.
import { t } from "../../lib/ui.svelte";
import type { Speaker } from "../../lib/words";
import type { Lens } from "./lens.svelte";
import { SIDES, unknownOf, type CounterView, type StackView, type View } from "./model";
import type { Motion } from "./motion.svelte";
import type { Picks } from "./picks";
import { ratingsOf } from "./printed";

export interface BoardContext {
  readonly speaker: Speaker;
  readonly view: View;
  readonly picks: Picks;
  readonly seats: string[];
  /** The viewer's seat, below 0 for a spectator. */
  readonly me: number;
  readonly lens: Lens;
  readonly motion: Motion;
  act: (code: number) => void;
  /** The answer under the pointer or in focus, to show what it would come to. */
  hinted: number | null;
  hint: (code: number | null) => void;
}

export const sideName = (side: number): string => t(`maracas-${SIDES[side] ?? "gov"}`);

/** A counter in words: kind, ratings of the visible face, Hits. */
export function counterText(speaker: Speaker, { kind, hits, back, n, up }: CounterView, own = false): string {
  const ratings = back
    ? ` ${t(kind === "gmil" ? "maracas-trained" : "maracas-dispersed")} ${ratingsOf(kind, true)?.join("-") ?? ""}`
    : "";
  const parts = [
    `${speaker.piece("kind", kind)}${ratings}`,
    n > 1 ? `× ${n}` : "",
    hits ? t("maracas-hits", { n: hits }) : "",
    own && !up ? t("maracas-down") : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** Everything visible of a stack, in words. */
export function stackText({ speaker }: BoardContext, stack: StackView): string {
  const unknown = unknownOf(stack);
  const place = [speaker.piece("place", stack.place), stack.place === "qrf" ? "" : speaker.piece("where", stack.where)]
    .filter(Boolean)
    .join(", ");
  const inside = stack.counters.map((each) => counterText(speaker, each, stack.side === 1));
  if (unknown) inside.push(t("maracas-face-down", { n: unknown }));
  const marks = (["acted", "moved", "ambushed", "barred"] as const)
    .filter((mark) => stack[mark])
    .map((mark) => t(`maracas-${mark}`));
  return [
    `${t("maracas-stack", { n: stack.id })}, ${sideName(stack.side)}, ${place}: ${inside.join("; ")}`,
    ...marks,
  ].join(". ");
}

/** Why a piece cannot be picked, in general terms; only the server knows the rules. */
export function whyNot({ picks }: BoardContext, sort: "place" | "stack" | "chit"): string {
  if (!picks.asked) return t("maracas-why-wait");
  const some = { place: picks.places.size, stack: picks.stacks.size, chit: picks.chits.size }[sort];
  return t(some ? `maracas-why-${sort}` : "maracas-why-other");
}
