// The view of a position with names and types, and readers for events; nothing here knows a rule.
import { pieceName } from "../../lib/vocabulary";
import type { GameEvent, Speaker } from "../../lib/words";

export type StateName = "ok" | "degraded" | "intermittent" | "down";
export const STATES: readonly StateName[] = ["ok", "degraded", "intermittent", "down"];
export const PHASES: readonly string[] = ["recon", "access", "persistence", "lateral", "impact"];
export const SIDES: readonly string[] = ["red", "blue"];

export interface Service {
  id: string;
  provider: boolean;
  state: StateName;
  integrity: number;
  maximum: number;
  criticality: number;
  kinds: string[];
  depends_on: string[];
  feeds: string[];
  price: number;
}

export interface Standing {
  source: string;
  op: string;
  services: string[];
  n: number;
  uses: number;
  until: string;
}

export interface Team {
  hand: string[] | null;
  hand_size: number;
  known: string[];
  deck: number;
  discard: string[];
  table: string[];
}

export interface View {
  turn: number;
  turns: number;
  step: string;
  phase: number;
  actor: number | string | null;
  stability: number;
  trust: number;
  economic_cost: number | null;
  pending_loss: number;
  budgets: number[];
  campaign: { marked: string[]; this_turn: string[]; new: number };
  services: Service[];
  recovered: string[];
  critical_down: number;
  recovery_goal: number;
  standing: Standing[];
  playing: string | null;
  targets: string[];
  basic_used: boolean[];
  teams: Team[];
  events: { deck: number; discard: string[]; latent: string[] };
  limits: {
    stability: number;
    stability_goal: number;
    stability_cap: number;
    trust: number;
    economic_cost: number;
    critical_down: number;
  };
  ending: string | null;
}

export const asView = (view: Record<string, unknown>): View => view as unknown as View;

/** What an event names, by argument: ids of pieces, or numbers. */
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

/** A service in a sentence, for those who do not see the map. */
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
