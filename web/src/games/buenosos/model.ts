// Names for parts of the view, and readers for events; nothing here knows the rules.
import { pieceName } from "../../lib/vocabulary";
import type { GameEvent, Speaker } from "../../lib/words";
import type { View } from "./wire";

export type { View };
export type Service = View["services"][number];
export type StateName = Service["state"];
export type Standing = View["standing"][number];
export type Team = View["teams"][number];
export const STATES: readonly StateName[] = ["ok", "degraded", "intermittent", "down"];
export const PHASES: readonly View["campaign"]["marked"][number][] = [
  "recon",
  "access",
  "persistence",
  "lateral",
  "impact",
];
export const SIDES: readonly string[] = ["red", "blue"];

/** The arguments of an event by name: ids of pieces, or numbers. */
export function told(speaker: Speaker, event: GameEvent): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  speaker.vocabulary.facts.get(event.kind)?.arguments.forEach(({ name, piece }, at) => {
    const value = event.arguments[at] ?? 0;
    found[name] = piece.names.length ? pieceName(piece, value) : value;
  });
  return found;
}

/** Whose card it is: 0 Red, 1 Blue, 2 nobody's. */
export function sideOf(card: string): number {
  if (card === "recon" || card.startsWith("A")) return 0;
  return card === "monitoring" || card.startsWith("B") || card.startsWith("P") ? 1 : 2;
}

export const letter = (speaker: Speaker, state: StateName): string => speaker.text(`board-letter-${state}`);

/** A service in a sentence, for people who do not see the map. */
export function described(speaker: Speaker, service: Service): string {
  const forms = speaker.forms("service", service.id);
  const parts = [
    forms["label"] ?? service.id,
    speaker.text(`state-${service.state}`),
    `${speaker.text("board-int")} ${service.integrity}/${service.maximum}`,
  ];
  if (service.depends_on.length) parts.push(`${speaker.text("board-needs")} ${service.depends_on.join(", ")}`);
  if (service.feeds.length) parts.push(`${speaker.text("board-feeds")} ${service.feeds.join(", ")}`);
  return parts.join(". ");
}
