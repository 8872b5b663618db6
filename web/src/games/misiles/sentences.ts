// Sentences about the position, from the game's own texts.
import type { Speaker } from "../../lib/words";
import { ofWay, PRINTED } from "./sheet";

/** What the log would say about it. */
export function sentence(speaker: Speaker, kind: string, ...values: number[]): string {
  return speaker.event({ number: -1, kind, arguments: values, clause: "", cause: -1, step: -1 });
}

export const numberOf = (element: string): number => PRINTED.findIndex(({ name }) => name === element);
export const elementAt = (number: number | undefined): string => PRINTED[number ?? -1]?.name ?? "";

/** What an element is for: each way to play it; the one that only answers has its verb instead. */
export function uses(speaker: Speaker, element: string): string[] {
  const help = `element-${element}-help`;
  if (speaker.has(help)) return [speaker.text(help)];
  const verb = speaker.vocabulary.detail.verbs.find(({ name }) => name === "play");
  const ways = (verb?.arguments[0]?.piece.names ?? []).filter((way) => ofWay(way) === element);
  return ways.length ? ways.map((way) => speaker.piece("way", way)) : [speaker.text("verb-counter-help")];
}

/** An action and its meaning. */
export function explained(speaker: Speaker, code: number): string {
  return speaker.explain(speaker.vocabulary.say(code));
}
