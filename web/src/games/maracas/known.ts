// What everybody knows about face-down Insurgent counters, in words.
import type { Speaker } from "../../lib/words";
import type { AreaView, StackView, Told } from "./model";

const MEASURES = ["sum", "ir", "cover", "tr"] as const;
const FACTS = ["no_arms", "recruit"] as const;

function boundsOf(speaker: Speaker, least: number | undefined, most: number | undefined): string {
  if (least === undefined) return most === undefined ? "" : speaker.text("known-most", { n: most });
  if (most === undefined) return speaker.text("known-least", { n: least });
  return least === most ? String(least) : speaker.text("known-between", { least, most });
}

function factsOf(speaker: Speaker, told: Told): string[] {
  const bounds: Record<(typeof MEASURES)[number], string> = {
    sum: boundsOf(speaker, told.sum_least, told.sum_most),
    ir: boundsOf(speaker, told.ir_least, told.ir_most),
    cover: boundsOf(speaker, told.cover_least, told.cover_most),
    tr: boundsOf(speaker, told.tr_least, told.tr_most),
  };
  const counted = [
    told.cadres ? speaker.text("known-cadres") : "",
    told.bombers ? speaker.text("known-bombers", { n: told.bombers }) : "",
  ].filter(Boolean);
  if (bounds.sum && counted.length) bounds.sum += ` (${counted.join(", ")})`;
  return [
    ...MEASURES.filter((name) => bounds[name]).map((name) => speaker.text(`known-${name}`, { bounds: bounds[name] })),
    ...FACTS.filter((name) => told[name]).map((name) => speaker.text(`known-${name}`)),
  ];
}

/** What missions revealed about a stack; "" if nothing. */
export function knownOfStack(speaker: Speaker, { told }: StackView): string {
  const facts = told ? factsOf(speaker, told) : [];
  return facts.length ? speaker.text("known-stack", { facts: facts.join("; ") }) : "";
}

/** Counters everybody has seen there; "" if none. */
export function knownHere(speaker: Speaker, { remembered }: AreaView): string {
  const counters = remembered.map(({ kind, n }) => `${n > 1 ? `${n}× ` : ""}${speaker.piece("kind", kind)}`);
  return counters.length ? speaker.text("known-here", { counters: counters.join(", ") }) : "";
}
