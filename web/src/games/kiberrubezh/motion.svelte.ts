// Animates the last events: cards glide to their new place, others fly from pile to pile.
import type { GameEvent, Speaker } from "../../lib/words";
import { pace, type Flying } from "../../lib/pace";

export interface Flight extends Flying {
  /** The card that can be seen, or "" for its back. */
  card: string;
}

const STAY = 2200; // milliseconds a note stays
const MOST = 10; // flights at a time; nobody could follow more
const APART = 40; // milliseconds between two of them
const SLIP = 6; // pixels that do not count as movement

type Way = [from: string, to: string];
const WAYS: Record<string, Way> = {
  drew: ["deck", "hand"], laid: ["hand", "card"], laid_turned: ["hand", "card"], played: ["hand", "events"], milled: ["deck", "discard"],
  discarded: ["hand", "discard"], destroyed: ["card", "discard"], cleared: ["card", "discard"], dropped: ["card", "discard"],
  put_away: ["events", "discard"], returned: ["card", "hand"], recovered: ["discard", "hand"], recovered_under: ["discard", "deck"],
  recovered_deck: ["discard", "deck"], found: ["deck", "hand"], put_under: ["hand", "deck"],
}; // prettier-ignore

export class Motion {
  flights = $state.raw<Flight[]>([]);
  /** By seat: cards just lost from the deck. */
  losses = $state.raw<Record<number, number>>({});
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private before = new Map<string, DOMRect>();

  /** Call it before the page is redrawn. */
  remember(table: HTMLElement): void {
    this.before = new Map();
    for (const each of table.querySelectorAll<HTMLElement>("[data-spot]"))
      this.before.set(each.dataset["spot"] ?? "", each.getBoundingClientRect());
  }

  /** Call it after the page is redrawn, when every place is at its final position. */
  take(fresh: GameEvent[], speaker: Speaker, table: HTMLElement): void {
    const lasts = pace();
    if (fresh.length && lasts) {
      this.glide(table, lasts);
      this.send(fresh, speaker, table);
    }
    const losses: Record<number, number> = {};
    for (const {
      kind,
      arguments: [seat = 0],
    } of fresh)
      if (kind === "milled") losses[seat] = (losses[seat] ?? 0) + 1;
    if (!Object.keys(losses).length) return;
    this.losses = losses;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.losses = {}), STAY);
  }

  landed(id: number): void {
    this.flights = this.flights.filter((each) => each.id !== id);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private glide(table: HTMLElement, duration: number): void {
    for (const each of table.querySelectorAll<HTMLElement>('[data-spot^="c:"]')) {
      const from = this.before.get(each.dataset["spot"] ?? "");
      if (!from) continue;
      const to = each.getBoundingClientRect();
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.hypot(x, y) > SLIP)
        each.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
          duration,
          easing: "ease-in-out",
        });
    }
  }

  private send(fresh: GameEvent[], speaker: Speaker, table: HTMLElement): void {
    const now = (spot: string): DOMRect | undefined =>
      table.querySelector(`[data-spot^="${spot}"]`)?.getBoundingClientRect();
    const then = (spot: string): DOMRect | undefined => [...this.before].find(([name]) => name.startsWith(spot))?.[1];
    const made: Flight[] = [];
    for (const { kind, arguments: given } of fresh) {
      const facts = speaker.vocabulary.facts.get(kind)?.arguments ?? [];
      const valueOf = (name: string): number | undefined => given[facts.findIndex((each) => each.name === name)];
      const nameOf = (name: string): string => {
        const piece = facts.find((each) => each.name === name)?.piece;
        return piece?.names[(valueOf(name) ?? 0) - piece.first] ?? "";
      };
      const seat = valueOf("seat") ?? 0;
      const card = nameOf("card") || nameOf("attack");
      const place = (where: string): string =>
        where === "card" ? `c:${seat}:${card}` : where === "events" ? "events" : `${where}-${seat}`;
      const way = WAYS[kind];
      let from: DOMRect | undefined;
      let to: DOMRect | undefined;
      if (kind === "struck" || kind === "drained") [from, to] = [then(`c:${seat}:${card}`), now(`deck-${1 - seat}`)];
      else if (way) [from, to] = [then(place(way[0])) ?? now(place(way[0])), now(place(way[1]))];
      if (!from || !to || made.length >= MOST) continue;
      made.push({
        id: (this.count += 1),
        card,
        wait: made.length * APART,
        from,
        to,
      });
    }
    this.flights = [...this.flights, ...made];
  }
}
