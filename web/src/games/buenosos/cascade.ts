// A cascade as steps to view one by one: spreads, waves, leftovers, each with its arrows and their effect.
import type { GameEvent, Speaker } from "../../lib/words";
import { told, type StateName } from "./model";
import type { Course } from "./past";

export interface Hit {
  from: string;
  to: string;
  points: number;
  clause: string;
}

export type Health = Map<string, { integrity: number; state: StateName }>;

export interface Step {
  kind: "wave" | "spread" | "rest";
  opened: GameEvent;
  hits: Hit[];
  /** What got worse or was averted, for screen readers. */
  news: GameEvent[];
  before: Health;
  after: Health;
}

export interface Cascade {
  turn: number;
  steps: Step[];
  closed: boolean;
  /** The markers when it began. */
  before: Course;
}

export const OPENS = ["spread", "wave_began", "left_over"]; // events that begin a step of a cascade

const NEWS = ["worsened", "fell", "saved", "shielded", "lessened", "trust_fell", "loss_entered"];

/** Apply an event to a service. */
function follow(health: Health, speaker: Speaker, event: GameEvent): void {
  const said = told(speaker, event);
  const now = health.get(String(said["service"]));
  if (!now) return;
  const next = { ...now };
  if (event.kind === "fell") Object.assign(next, { state: "down", integrity: 0 });
  else if (["damaged", "healed", "saved", "recovered", "worsened", "improved"].includes(event.kind)) {
    if (said["left"] !== undefined) next.integrity = Number(said["left"]);
    if (said["state"] !== undefined) next.state = said["state"] as StateName;
  } else return;
  health.set(String(said["service"]), next);
}

/** Reads events one after the other and keeps the last cascade; `health` is the services' state before the first. */
export class Reader {
  cascade: Cascade | null = null;
  private step: Step | null = null;

  constructor(
    readonly speaker: Speaker,
    readonly health: Health,
  ) {}

  /** A step of a cascade follows: of the current one, or of a new one. */
  begin(turn: number, before: Course): void {
    if (this.cascade === null || this.cascade.closed) this.cascade = { turn, steps: [], closed: false, before };
  }

  take(event: GameEvent): void {
    const said = told(this.speaker, event);
    if (event.kind === "wave_began") this.open("wave", event);
    else if (event.kind === "left_over") this.open("rest", event);
    else if (event.kind === "spread") {
      const step = this.open("spread", event);
      step.hits.push({ from: String(said["service"]), to: String(said["dependent"]), points: 0, clause: event.clause });
    } else if (["closing", "tossed", "muted", "turn_began"].includes(event.kind)) {
      this.close();
      if (event.kind === "closing" && this.cascade) this.cascade.closed = true;
    } else if (event.kind === "arrow_hit") {
      const [from, to] = [String(said["dependency"]), String(said["service"])];
      this.step?.hits.push({ from, to, points: Number(said["points"]), clause: event.clause });
    }
    follow(this.health, this.speaker, event);
    if (!this.step) return;
    if (NEWS.includes(event.kind)) this.step.news.push(event);
    const [only] = this.step.hits;
    if (only && this.step.kind === "spread" && event.kind === "damaged" && only.to === said["service"]) {
      only.points = Number(said["points"]);
    }
  }

  private open(kind: Step["kind"], opened: GameEvent): Step {
    this.close();
    const step: Step = { kind, opened, hits: [], news: [], before: new Map(this.health), after: new Map() };
    this.cascade?.steps.push(step);
    this.step = step;
    return step;
  }

  close(): void {
    if (this.step) this.step.after = new Map(this.health);
    this.step = null;
  }
}
