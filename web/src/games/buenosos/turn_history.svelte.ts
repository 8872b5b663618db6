// What the board shows of the past: this turn's cards, the history of the markers, and the last cascade, step by step.
import type { GameEvent, Speaker } from "../../lib/words";
import { OPENS, type Cascade, type Health, type Step } from "./cascade";
import { told, type View } from "./model";
import { recall, type Act, type Course } from "./past";

export interface Flash {
  key: number;
  points: number;
}

const READ = 1500; // milliseconds to show the arrows of a wave
const SEE = 1300; // and their effect

/** What the last change did to services outside a cascade; the stepper shows the rest. */
function flashed(fresh: GameEvent[], speaker: Speaker): Map<string, Flash> {
  const found = new Map<string, Flash>();
  let cascading = false;
  for (const event of fresh) {
    if (OPENS.includes(event.kind)) cascading = true;
    if (event.kind === "closing") cascading = false;
    if (cascading || (event.kind !== "damaged" && event.kind !== "healed")) continue;
    const said = told(speaker, event);
    const points = Number(said["points"]) * (event.kind === "healed" ? 1 : -1);
    if (points) found.set(String(said["service"]), { key: event.number, points });
  }
  return found;
}

export class TurnHistory {
  acts = $state.raw<Act[]>([]);
  flashes = $state.raw<Map<string, Flash>>(new Map());
  cascade = $state.raw<Cascade | null>(null);
  /** Half steps: even ones show arrows, odd ones their effect; the end shows the live map. */
  at = $state(0);
  playing = $state(false);
  /** The stepper is open; after the next decision it collapses into a button. */
  open = $state(false);
  /** The place a card left in the hand, so that it can fly from there. */
  readonly flights = new Map<string, DOMRect>();

  private latest = $state.raw<Course | null>(null);
  private readonly heard = new WeakSet<GameEvent[]>(); // changes already shown
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly end = $derived((this.cascade?.steps.length ?? 0) * 2);
  readonly live = $derived(this.cascade === null || this.at >= this.end);
  readonly step = $derived<Step | null>(this.live ? null : (this.cascade?.steps[Math.floor(this.at / 2)] ?? null));
  readonly shown = $derived<Health | null>(this.step ? (this.at % 2 ? this.step.after : this.step.before) : null);
  /** While a cascade is shown, the markers keep their values from before it. */
  readonly course = $derived<Course | null>(this.live ? this.latest : (this.cascade?.before ?? null));

  /** A new view, its log and the new events; `motion` says whether things may move by themselves. */
  take(view: View, events: GameEvent[], fresh: GameEvent[], speaker: Speaker, motion: boolean): void {
    const past = recall(view, events, speaker);
    this.acts = past.acts;
    this.latest = past.course;
    const news = this.heard.has(fresh) ? [] : fresh;
    if (news.length) this.flashes = flashed(news, speaker);
    this.heard.add(fresh);
    this.unroll(past.cascade, news, motion);
  }

  private unroll(cascade: Cascade | null, news: GameEvent[], motion: boolean): void {
    const decided = news.some((event) => event.kind === "decided" && (event.arguments[0] ?? -1) >= 0);
    if (decided && this.live && this.cascade?.closed) this.open = false;
    const same = cascade !== null && cascade.turn === this.cascade?.turn;
    const looking = same && !this.live;
    this.cascade = cascade;
    if (!same) this.fold();
    if (looking) {
      this.at = Math.min(this.at, this.end);
      return;
    }
    this.at = this.end;
    const first = news[0]?.number ?? Infinity;
    const begins = cascade?.steps.findIndex((step) => step.opened.number >= first) ?? -1;
    if (begins < 0) return;
    this.open = true;
    if (!motion) return;
    this.at = begins * 2;
    this.play();
  }

  /** Forget the previous cascade. */
  private fold(): void {
    this.pause();
    this.open = false;
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

const stories = new Map<string, TurnHistory>();

/** The viewing state of the table at this address; it survives a curtain between two players, not a reload. */
export function historyOf(address: string): TurnHistory {
  const found = stories.get(address) ?? new TurnHistory();
  stories.set(address, found);
  return found;
}
