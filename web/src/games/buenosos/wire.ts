// Written by `python -m contienda.server.typescript`; change the declarations in Python instead.

/** The whole table. */
export interface BuenOsosView {
  turn: number;
  turns: number;
  step: string;
  phase: number;
  actor: number | "chance" | null;
  stability: number;
  trust: number;
  economic_cost: number | null;
  pending_loss: number;
  trust_lost: number;
  budgets: number[];
  campaign: Campaign;
  services: Service[];
  fallen: string[];
  recovered: string[];
  critical_down: number;
  recovery_goal: number;
  standing: Standing[];
  secondary: string[];
  playing: string | null;
  targets: string[];
  basic_used: boolean[];
  teams: Team[];
  events: Events;
  tossing: string[];
  limits: Limits;
  winner: number | null;
  ending: string | null;
}

/** The campaign line: permanent phases, those counted only this turn, and how many are new. */
export interface Campaign {
  marked: ("access" | "impact" | "lateral" | "persistence" | "recon")[];
  this_turn: ("access" | "impact" | "lateral" | "persistence" | "recon")[];
  new: number;
}

/** A service or provider on the table; `price` is the cost of its state at the closing. */
export interface Service {
  id: string;
  provider: boolean;
  state: "degraded" | "down" | "intermittent" | "ok";
  integrity: number;
  maximum: number;
  criticality: number;
  kinds: ("citizen" | "digital" | "physical")[];
  depends_on: string[];
  feeds: string[];
  price: number;
}

/** A lasting effect: its source, its subject, remaining uses and duration. */
export interface Standing {
  source: string;
  op: string;
  services: string[];
  n: number;
  uses: number;
  until: "" | "game" | "guard" | "turn";
}

/** A team's cards; `known` are those everybody knows are in its hand. */
export interface Team {
  hand: string[] | null;
  hand_size: number;
  known: string[];
  deck: number;
  discard: string[];
  table: string[];
}

/** The event deck: how many are left, and the names of discarded and latent events. */
export interface Events {
  deck: number;
  discard: string[];
  latent: string[];
}

/** Where the markers start or end, and what both sides need to win. */
export interface Limits {
  stability: number;
  stability_goal: number;
  stability_cap: number;
  trust: number;
  economic_cost: number;
  critical_down: number;
}

export type View = BuenOsosView;
