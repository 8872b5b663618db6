// Animates the last events: hats along their arrows, cards from place to place, points counted.
import type { GameEvent, Speaker } from "../../lib/words";
import { way } from "./geometry";
import type { View } from "./model";
import { drawn, pace, type Flying } from "../../lib/pace";

export interface Flight extends Flying {
  cards: string[];
}

/** What a player scored in the round that has just ended. */
export interface Count {
  player: number;
  hand: number;
  pawns: number;
  points: number;
  total: number;
}

export const pawnKey = (player: number, pawn: string): string => `${player}${pawn}`;

function stands(view: View): Map<string, string> {
  return new Map(
    view.players.flatMap((player, at) => player.pawns.map((pawn) => [pawnKey(at, pawn.id), pawn.space ?? ""] as const)),
  );
}

export class Motion {
  flights = $state.raw<Flight[]>([]);
  /** By pawn: the spaces it has just passed. */
  moved = $state.raw<Map<string, string[]>>(new Map());
  /** The arrows of the last move, and whose hat it was. */
  trail = $state.raw<{ player: number; arrows: Set<string> }>({ player: -1, arrows: new Set() });
  counts = $state.raw<Count[]>([]);
  countedRound = $state(0);
  private before: Map<string, string> | null = null;
  private last: GameEvent[] | null = null;
  private flown = 0;

  /** Before the page is drawn: note who went where. */
  prepare(view: View, fresh: GameEvent[]): void {
    const now = stands(view);
    const before = this.before;
    this.before = now;
    if (!before || !fresh.length || fresh === this.last) return;
    this.flights = []; // earlier flights count as arrived
    const taken = new Set([...now.values(), view.tracer?.space ?? ""]);
    const moved = new Map<string, string[]>();
    for (const [key, space] of now) {
      const from = before.get(key);
      if (!from || !space || from === space) continue;
      const path = way(view.layout, from, space, taken);
      moved.set(key, path);
      const arrows = new Set(path.slice(1).map((to, at) => `${path[at]}>${to}`));
      this.trail = { player: Number(key.slice(0, -1)), arrows };
    }
    this.moved = moved;
    this.tally(view, fresh);
  }

  private tally(view: View, fresh: GameEvent[]): void {
    if (view.trick_number > 1) this.counts = [];
    if (!fresh.some(({ kind }) => kind === "scored")) return;
    const counts = view.players.map((_, player) => ({ player, hand: 0, pawns: 0, points: 0, total: -1 }));
    for (const {
      kind,
      arguments: [a = 0, b = 0, c = 0],
    } of fresh) {
      const row = counts[a];
      if (kind === "round_ended") this.countedRound = a;
      else if (!row) continue;
      else if (kind === "hand_counted") row.hand = b;
      else if (kind === "pawns_counted") row.pawns = b;
      else if (kind === "pawns_saved") row.pawns = -b;
      else if (kind === "scored") [row.points, row.total] = [b, c];
    }
    this.counts = counts.filter(({ total }) => total >= 0);
  }

  take(view: View, fresh: GameEvent[], speaker: Speaker, table: HTMLElement): void {
    if (!fresh.length || fresh === this.last) return;
    this.last = fresh;
    for (const event of fresh) {
      const [a = 0, b = 0] = event.arguments;
      const { kind } = event;
      const said = (at: number): string => {
        const piece = speaker.vocabulary.facts.get(kind)?.arguments[at]?.piece;
        return piece?.names[(event.arguments[at] ?? 0) - piece.first] ?? "";
      };
      if (kind === "led" || kind === "followed") {
        const plays = [...view.trick, ...(view.last_trick?.plays ?? [])];
        this.fly(
          table,
          [`hand-${a}`, `player-${a}`],
          [`trick-${a}`, "trick"],
          plays.find(({ player }) => player === a)?.cards ?? [],
        );
      } else if (kind === "took_all")
        this.fly(table, ["trick"], [`hand-${a}`, `player-${a}`], Array<string>(Math.min(b, 5)).fill("back"));
      else if (kind === "took_hat") this.fly(table, ["trick"], [`hand-${a}`, `player-${a}`], ["hat"]);
      else if (kind === "took") this.fly(table, ["trick"], [`hand-${a}`, `player-${a}`], [said(1)]);
      else if (kind === "drew") this.fly(table, ["deck"], [`hand-${a}`, `player-${a}`], ["back"]);
      else if (kind === "hat_dealt") this.fly(table, ["deck"], [`hand-${a}`, `player-${a}`], ["hat"]);
    }
  }

  landed(id: number): void {
    this.flights = this.flights.filter((each) => each.id !== id);
  }

  /** Drop all motion at once. */
  skip(): void {
    this.flights = [];
    this.moved = new Map();
  }

  /** After the page is drawn: every place is at its final position. */
  private fly(table: HTMLElement, from: string[], to: string[], cards: string[]): void {
    if (!pace() || !cards.length) return;
    const place = (names: string[]): DOMRect | undefined =>
      names
        .map((name) => table.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect())
        .find((found) => found !== undefined && found.width > 0);
    drawn(() => {
      const [start, end] = [place(from), place(to)];
      if (start && end)
        this.flights = [...this.flights, { id: (this.flown += 1), cards: cards.slice(0, 5), from: start, to: end }];
    });
  }
}
