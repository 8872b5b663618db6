// Animates the last events: notes beside a line, and pieces flying from place to place.
import type { GameEvent } from "../../lib/words";
import { elementAt } from "./sentences";
import { spot } from "./sheet";
import { drawn, pace, type Flying } from "../../lib/pace";

export interface Flight extends Flying {
  element: string;
  text: string;
}

export interface Note {
  /** Empty when two lines swap places: a sign is drawn instead. */
  text: string;
  kind: "gain" | "loss" | "move";
}

const STAY = 2200; // milliseconds a note stays
export const DESK = "desk";

export class Motion {
  flights = $state<Flight[]>([]);
  notes = $state<Record<string, Note>>({});
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  take(fresh: GameEvent[], table: HTMLElement): void {
    if (!fresh.length) return;
    const notes: Record<string, Note> = {};
    const thrown = fresh.some(({ kind }) => kind === "pairing_chosen" || kind.endsWith("_rerolled"));
    for (const {
      kind,
      arguments: [a = 0, b = 0, c = 0, d = 0],
    } of fresh) {
      if (kind === "parts_marked") {
        notes[spot(a, elementAt(b))] = { text: `+${c}`, kind: "gain" };
        if (thrown) this.fly(table, DESK, spot(a, elementAt(b)), elementAt(b), `+${c}`);
      } else if (kind === "parts_lost") notes[spot(a, elementAt(b))] = { text: `−${c}`, kind: "loss" };
      else if (kind === "completed") notes[spot(a, elementAt(b))] = { text: "✓", kind: "gain" };
      else if (kind === "erased" || kind === "exchange_lost")
        notes[spot(a, elementAt(b))] = { text: "−1", kind: "loss" };
      else if (kind === "played") this.fly(table, spot(a, elementAt(b)), DESK, elementAt(b));
      else if (kind === "countered") this.fly(table, spot(a, "counterspy"), DESK, "counterspy");
      else if (kind === "parts_swapped") {
        const [one, other] = [spot(a, elementAt(b)), spot(a, elementAt(c))];
        notes[one] = notes[other] = { text: "", kind: "move" };
        this.fly(table, one, other, elementAt(b));
        this.fly(table, other, one, elementAt(c));
      } else if (kind === "exchanged" || kind === "handed_over") {
        const back = kind === "exchanged"; // the second one flies the other way
        for (const [giver, taker, element] of [
          [a, b, elementAt(c)],
          [back ? b : a, back ? a : b, elementAt(d)],
        ] as const) {
          notes[spot(giver, element)] = { text: "−1", kind: "loss" };
          notes[spot(taker, element)] = { text: "+1", kind: "gain" };
          this.fly(table, spot(giver, element), spot(taker, element), element);
        }
      }
    }
    this.notes = notes;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.notes = {}), STAY);
  }

  landed(id: number): void {
    this.flights = this.flights.filter((each) => each.id !== id);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** After the page is drawn: every place is at its final position. */
  private fly(table: HTMLElement, from: string, to: string, element: string, text = ""): void {
    if (!pace()) return;
    const place = (name: string): DOMRect | undefined =>
      table.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();
    drawn(() => {
      const [start, end] = [place(from), place(to)];
      if (start && end)
        this.flights = [...this.flights, { id: (this.count += 1), element, text, from: start, to: end }];
    });
  }
}
