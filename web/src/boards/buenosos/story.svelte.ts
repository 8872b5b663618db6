// What the board remembers between views: the cards of this turn, the course of the markers, the last cascade.
import type { GameEvent, Speaker } from "../../lib/words";
import { healthOf, Reader, type Cascade, type Health, type Step } from "./cascade";
import { sideOf, told, type View } from "./model";

export interface Act {
  key: number;
  source: string;
  cost: number | null;
  services: string[];
}

export interface Mark {
  turn: number;
  stability: number;
  trust: number;
  economic_cost: number;
}

export interface Flash {
  key: number;
  points: number;
}

const READ = 1500; // milliseconds to look at the arrows of a wave
const SEE = 1300; // and at what they did
const OPENS = ["spread", "wave_began", "left_over"]; // events a step of a cascade begins with

/** Whether a card was really played; one that was taken back is in the hand again. */
function stands(view: View, source: string): boolean {
  const team = view.teams[sideOf(source)];
  if (!team || !/^[AB]\d+$/.test(source)) return true;
  return view.playing === source || team.discard.includes(source) || team.table.includes(source);
}

export class Story {
  acts = $state.raw<Act[]>([]);
  history = $state.raw<Mark[]>([]);
  /** The course up to the cascade that is looked at. */
  before = $state.raw<Mark[]>([]);
  flashes = $state.raw<Map<string, Flash>>(new Map());
  cascade = $state.raw<Cascade | null>(null);
  /** Half steps: even ones show arrows, odd ones what they did; at the end the live map is shown. */
  at = $state(0);
  playing = $state(false);
  /** The stepper is unfolded; after the next decision it folds into a button. */
  open = $state(false);
  /** Where a card left the hand, so that it can fly from there. */
  readonly flights = new Map<string, DOMRect>();

  private health: Health = new Map();
  private last: GameEvent[] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly end = $derived((this.cascade?.steps.length ?? 0) * 2);
  readonly live = $derived(this.cascade === null || this.at >= this.end);
  readonly step = $derived<Step | null>(this.live ? null : (this.cascade?.steps[Math.floor(this.at / 2)] ?? null));
  readonly shown = $derived<Health | null>(this.step ? (this.at % 2 ? this.step.after : this.step.before) : null);

  /** A new view with what led to it; `motion` is whether things may move by themselves. */
  take(view: View, fresh: GameEvent[], speaker: Speaker, motion: boolean): void {
    if (fresh.length && fresh !== this.last) {
      this.tell(fresh, speaker);
      this.unroll(view, fresh, speaker, motion);
    }
    this.last = fresh;
    this.acts = this.acts.filter((act) => stands(view, act.source));
    this.health = healthOf(view.services);
    this.mark(view);
  }

  private mark(view: View): void {
    const { turn, stability, trust } = view;
    const now: Mark = { turn, stability, trust, economic_cost: view.economic_cost ?? 0 };
    const last = this.history.at(-1);
    if (last && (Object.keys(now) as (keyof Mark)[]).every((name) => last[name] === now[name])) return;
    const earlier = this.history.filter((mark) => mark.turn < turn); // a step taken back leaves no trace
    this.history = [...earlier, now];
  }

  private tell(events: GameEvent[], speaker: Speaker): void {
    let acts = this.acts;
    let cascading = false; // the stepper shows it
    const flashes = new Map<string, Flash>();
    for (const event of events) {
      const said = told(speaker, event);
      const add = (source: unknown, cost: unknown): void => {
        if (acts.at(-1)?.source === source && acts.at(-1)?.cost === null) acts = acts.slice(0, -1);
        acts = [...acts, { key: event.number, source: String(source), cost: cost === null ? null : Number(cost), services: [] }];
      };
      if (OPENS.includes(event.kind)) cascading = true;
      if (event.kind === "closing") cascading = false;
      if (event.kind === "turn_began") acts = [];
      else if (event.kind === "event_revealed") add(said["source"], null);
      else if (event.kind === "played") add(said["card"], said["cost"]);
      else if (event.kind === "played_free") add(said["card"], 0);
      else if (event.kind === "basic_taken") add(said["side"] === 0 ? "recon" : "monitoring", 0);
      else if (event.kind === "targeted") {
        const act = acts.at(-1);
        if (act) acts = [...acts.slice(0, -1), { ...act, services: [...act.services, String(said["service"])] }];
      } else if (!cascading && (event.kind === "damaged" || event.kind === "healed")) {
        const points = Number(said["points"]) * (event.kind === "healed" ? 1 : -1);
        if (points) flashes.set(String(said["service"]), { key: event.number, points });
      }
    }
    this.acts = acts;
    this.flashes = flashes;
  }

  private unroll(view: View, events: GameEvent[], speaker: Speaker, motion: boolean): void {
    const decided = events.some((event) => event.kind === "decided" && (event.arguments[0] ?? -1) >= 0);
    if (decided && this.live && this.cascade?.closed) this.open = false;
    if (!events.some((event) => OPENS.includes(event.kind))) return;
    const goes = this.cascade !== null && !this.cascade.closed;
    const turn = events.some((event) => event.kind === "turn_began") ? view.turn - 1 : view.turn;
    const known: Cascade = goes && this.cascade ? this.cascade : { turn, steps: [], closed: false };
    const cascade: Cascade = { ...known, steps: [...known.steps] };
    const start = cascade.steps.length * 2;
    const reader = new Reader(speaker, cascade, new Map(this.health));
    for (const event of events) reader.take(event);
    reader.close();
    const waits = goes && !this.live;
    if (!waits) this.before = this.history;
    this.cascade = cascade;
    this.open = true;
    if (!waits) this.at = motion ? start : cascade.steps.length * 2;
    if (motion && !waits) this.play();
  }

  // --- the stepper ------------------------------------------------------------------------------------------------

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.end, at));
    if (this.at >= this.end) this.pause();
    else if (this.playing) this.play();
  }

  play(): void {
    clearTimeout(this.timer);
    if (this.at >= this.end) this.at = 0;
    this.playing = true;
    this.timer = setTimeout(() => this.go(this.at + 1), this.at % 2 ? SEE : READ);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  skip(): void {
    this.go(this.end);
  }
}

const stories = new Map<string, Story>();

/** What is remembered of the table at this address; it outlives a curtain between two players, not the page. */
export function storyOf(address: string): Story {
  const found = stories.get(address) ?? new Story();
  stories.set(address, found);
  return found;
}
