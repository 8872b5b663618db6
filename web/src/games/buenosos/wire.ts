// Written by hand until the view of this game is declared in Python; then `make types` writes it.

export interface Service {
  id: string;
  provider: boolean;
  state: "ok" | "degraded" | "intermittent" | "down";
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

export interface BuenososView {
  turn: number;
  turns: number;
  step: string;
  phase: number;
  actor: number | "chance" | null;
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

export type View = BuenososView;
