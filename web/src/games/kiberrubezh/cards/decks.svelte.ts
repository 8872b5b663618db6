// The user's own decks, stored in this browser.
import type { Counts } from "../api";
import { keep, keptAs, whenKept } from "../../../lib/storage";

export interface OwnDeck {
  id: string;
  title: string;
  cards: Counts;
}

const KEY = "decks";
export const SIZE = 60; // the size to count against; the server decides what is legal

const fits = (found: unknown): found is OwnDeck[] =>
  Array.isArray(found) &&
  found.every((each: OwnDeck) => typeof each?.id === "string" && typeof each.cards === "object");

class OwnDecks {
  all = $state<OwnDeck[]>(keptAs(KEY, fits, []));

  constructor() {
    whenKept(KEY, () => (this.all = keptAs(KEY, fits, [])));
  }

  find(id: string): OwnDeck | undefined {
    return this.all.find((each) => each.id === id);
  }

  add(title: string, cards: Counts = {}): OwnDeck {
    const made = { id: crypto.getRandomValues(new Uint32Array(2)).join(""), title, cards: { ...cards } };
    this.all = [...this.all, made];
    this.save();
    return made;
  }

  change(id: string, changed: Partial<OwnDeck>): void {
    this.all = this.all.map((each) => (each.id === id ? { ...each, ...changed } : each));
    this.save();
  }

  remove(id: string): void {
    this.all = this.all.filter((each) => each.id !== id);
    this.save();
  }

  private save(): void {
    keep(KEY, JSON.stringify(this.all));
  }
}

export const ownDecks = new OwnDecks();

export const total = (cards: Counts): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** Add or remove copies of a card. */
export function changed(cards: Counts, no: number, by: number): Counts {
  const { [String(no)]: count = 0, ...rest } = cards;
  return count + by > 0 ? { ...rest, [no]: count + by } : rest;
}

/** A deck as the plainest list: counts and numbers. The server adds the names. */
export function asText(title: string, cards: Counts): string {
  const lines = Object.entries(cards).map(([no, count]) => `${count} ${no.padStart(3, "0")}`);
  return [`[${title.replace(/[[\]#\n]/g, " ").trim() || "–"}]`, ...lines].join("\n") + "\n";
}
