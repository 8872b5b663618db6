// Animates the last events on the map: stacks glide, counters and chits fly, Areas flash; and keeps the report of the
// last mission.
import { pace, type Flying } from "../../lib/pace";
import type { GameEvent, Speaker } from "../../lib/words";
import { sideOf } from "./printed";

export interface Flight extends Flying {
  /** A kind of counter, a chit, or the name of a sign. */
  what: { kind: string } | { chit: string } | { sign: string; side: number };
}

const STAY = 2200; // milliseconds a flash stays
const MOST = 9; // flights at a time; nobody could follow more
const APART = 80; // milliseconds between two of them
const SLIP = 6; // pixels that do not count as movement

/** What flashes, and with which sign: the Area or the stack the event names. */
const FLASHES: Record<string, string> = {
  iu_placed: "iu", iu_removed: "reduce", militia_raised: "mil", frozen: "frozen", flipped: "criminal", criminal_placed: "criminal", nsm_placed: "nsm",
  informant_removed: "informant", nsm_attacks: "nsm", criminal_lost: "criminal", nsm_lost: "nsm", activated: "active", terrorised: "terror",
  terror_removed: "remove_terror", criminal_removed: "criminal", nsm_removed: "nsm", objective_hit: "objective", repaired: "repair", sabotaged: "sabotage",
  recruited: "recruit", promoted: "promote", search_failed: "hidden", driven_out: "patrol", found_out: "patrol", hit: "hit", ambushed: "ambushed",
  trained: "promote", promoted_to: "promote",
}; // prettier-ignore
const BEGINS = ["declared", "nsm_attacks", "nsm_fought"];
const ENDS = ["redeployment", "turn_began", "activated", "passed"];
const TOLD = [
  "attack_won", "attack_even", "hits_of_loser", "hits_of_winner", "ambush_second", "cover_known", "against", "against_criminal", "against_nsm", "against_objective", "moved", "random_chit", "chit_played", "chit_unseen", "advantage_used", "patrolled",
  "search_failed", "driven_out", "found_out", "turned_up", "outcome", "disrupted", "hit", "ambushed", "terrorised", "terror_removed", "criminal_removed",
  "nsm_removed", "objective_hit", "repaired", "iu_placed", "iu_removed", "sabotaged", "recruited", "trained", "promoted", "promoted_to", "nsm_victim",
  "criminal_lost", "nsm_lost", "nsm_held", "asset_disrupted", "informant_removed",
]; // prettier-ignore
const COUNTED = [
  "vp_deeds",
  "vp_population",
  "vp_loc",
  "vp_population_in",
  "vp_loc_in",
  "vp_lost",
  "vp_total",
  "final",
];

/** The last mission, from its declaration on. */
export interface Report {
  declared: GameEvent;
  compared: [number, number] | null;
  told: GameEvent[];
}

export class Motion {
  flights = $state.raw<Flight[]>([]);
  /** By place or stack (its spot name): the sign it flashes with. */
  flashes = $state.raw<Map<string, string>>(new Map());
  report = $state.raw<Report | null>(null);
  /** Victory Points counted at the end of the turn. */
  counted = $state.raw<GameEvent[]>([]);
  private count = 0;
  private last: GameEvent[] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private before = new Map<string, DOMRect>();

  /** Call it before the page is redrawn. */
  remember(table: HTMLElement): void {
    this.before = new Map();
    for (const each of table.querySelectorAll<HTMLElement>("[data-spot]"))
      this.before.set(each.dataset["spot"] ?? "", each.getBoundingClientRect());
  }

  /** Call it after the page is redrawn, when every place is at its final position. */
  take(fresh: GameEvent[], speaker: Speaker, table: HTMLElement, me: number): void {
    if (!fresh.length || fresh === this.last) return;
    this.last = fresh;
    this.note(fresh);
    this.flash(fresh, speaker);
    const lasts = pace();
    if (!lasts) return;
    this.glide(table, lasts);
    this.send(fresh, speaker, table, me);
  }

  landed(id: number): void {
    this.flights = this.flights.filter((each) => each.id !== id);
  }

  /** Drop all motion at once. */
  skip(): void {
    this.flights = [];
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private note(fresh: GameEvent[]): void {
    let report = this.report;
    let counted = this.counted;
    for (const event of fresh) {
      const {
        kind,
        arguments: [n = 0, m = 0, o = 0],
      } = event;
      if (ENDS.includes(kind)) report = null;
      if (kind === "turn_began") counted = [];
      if (BEGINS.includes(kind))
        report = { declared: event, compared: kind === "nsm_fought" ? [m, o] : null, told: [] };
      else if (report && kind === "compared") report = { ...report, compared: [n, m] };
      else if (report && TOLD.includes(kind)) report = { ...report, told: [...report.told, event] };
      if (COUNTED.includes(kind)) counted = [...counted, event];
    }
    this.report = report;
    this.counted = counted;
  }

  private flash(fresh: GameEvent[], speaker: Speaker): void {
    const found = new Map<string, string>();
    for (const event of fresh) {
      const sign = FLASHES[event.kind];
      const said = reader(event, speaker);
      const area = said("area");
      const stack = said("stack");
      if (sign && (area || stack)) found.set(area ? `area-${area}` : `stack-${stack}`, sign);
    }
    if (!found.size) return;
    this.flashes = found;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.flashes = new Map()), STAY);
  }

  private glide(table: HTMLElement, duration: number): void {
    for (const each of table.querySelectorAll<HTMLElement>('[data-spot^="stack-"]')) {
      const from = this.before.get(each.dataset["spot"] ?? "");
      if (!from?.width) continue;
      const to = each.getBoundingClientRect();
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.hypot(x, y) > SLIP)
        each.animate(
          [
            { transform: `translate(${x}px, ${y}px)`, zIndex: 9 },
            { transform: "none", zIndex: 9 },
          ],
          { duration: duration * 1.6, easing: "ease-in-out" },
        );
    }
  }

  private send(fresh: GameEvent[], speaker: Speaker, table: HTMLElement, me: number): void {
    const now = (spot: string): DOMRect | undefined =>
      table.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
    const spotted = (spots: string[]): DOMRect | undefined =>
      spots.map((spot) => now(spot) ?? this.before.get(spot)).find((found) => (found?.width ?? 0) > 0);
    const made: Flight[] = [];
    for (const event of fresh) {
      const way = wayOf(event, reader(event, speaker), me);
      if (!way || made.length >= MOST) continue;
      const [from, to] = [spotted(way.from), spotted(way.to)];
      if (from && to) made.push({ id: (this.count += 1), what: way.what, wait: made.length * APART, from, to });
    }
    this.flights = [...this.flights, ...made];
  }
}

type Said = (argument: string) => string;

/** Read the arguments of an event by name. */
function reader({ kind, arguments: given }: GameEvent, speaker: Speaker): Said {
  const facts = speaker.vocabulary.facts.get(kind)?.arguments ?? [];
  return (argument) => {
    const at = facts.findIndex((each) => each.name === argument);
    const piece = facts[at]?.piece;
    const value = given[at];
    if (!piece || value === undefined) return "";
    return piece.names.length ? (piece.names[value - piece.first] ?? "") : String(value);
  };
}

/** The start and end of a movement, each with places to look for in order. */
function wayOf(
  { kind }: GameEvent,
  said: Said,
  me: number,
): { from: string[]; to: string[]; what: Flight["what"] } | null {
  const [seat, counter, chit] = [said("seat"), said("kind"), said("chit")];
  const area = `area-${said("area")}`;
  const stack = `stack-${said("stack")}`;
  const place = (name: string): string[] => [
    `area-${said(name)}`,
    `box-${sideOf(counter)}-${said(name)}`,
    `side-${sideOf(counter)}`,
  ];
  const box = (name: string): string[] => [`box-${seat}-${name}`, `side-${seat}`];
  const hand = [`hand-${seat}`, `side-${seat}`];
  const piece = { kind: counter };
  switch (kind) {
    case "placed": return { from: box("available"), to: [area], what: piece };
    case "iu_placed": return { from: [`side-${seat}`], to: [area], what: { sign: "iu", side: Number(seat) } };
    case "iu_removed": return { from: [area], to: [`side-${seat}`], what: { sign: "iu", side: Number(seat) } };
    case "shifted":
    case "transferred": return { from: place("place"), to: place("goal"), what: piece };
    case "alerted": return { from: place("place"), to: ["box-0-qrf", "side-0"], what: piece };
    case "arrived": return { from: ["box-1-available", "side-1"], to: [area], what: piece };
    case "recovered": return { from: box("disrupted"), to: box("available"), what: piece };
    case "disrupted": return { from: [stack, "mission"], to: box("disrupted"), what: piece };
    case "asset_disrupted": return { from: ["mission"], to: box("disrupted"), what: piece };
    case "withdrawn_openly": return { from: [area], to: box("available"), what: piece };
    case "withdrawn": return { from: [area], to: box("available"), what: { sign: "stack", side: Number(seat) } };
    case "got_chit": return { from: ["cup"], to: [`hand-${me}`], what: { chit } };
    case "bought":
    case "free_draw": return { from: ["cup"], to: hand, what: { chit: "" } };
    case "discarded": return { from: hand, to: ["cup"], what: { chit: "" } };
    case "random_chit": return { from: ["cup"], to: ["mission"], what: { chit } };
    case "chit_played": return { from: hand, to: ["mission"], what: { chit } };
    case "chit_unseen": return { from: hand, to: ["mission"], what: { chit: "" } };
    default: return null;
  } // prettier-ignore
}
