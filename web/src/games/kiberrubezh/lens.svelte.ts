// The cards somebody looks at: one enlarged with its pile, one glanced at, and the answer pointed at.

/** The card last pointed at or focused, for the place beside the table. */
class Glance {
  card = $state("");
}

export const glanced = new Glance();

export class Lens {
  /** List the whole pile beside the card. */
  listed = $state(false);
  title = $state("");
  pile = $state.raw<string[]>([]);
  at = $state(0);
  all = $state.raw<string[]>([]);
  /** The attack and the kind of its damage that is pointed at. */
  aimed = $state.raw<{ id: string; verb: string } | null>(null);

  readonly card = $derived<string | null>(this.pile[this.at] ?? null);

  look(title: string, pile: string[], card: string, listed = false): void {
    this.listed = listed;
    this.all = pile;
    this.title = title;
    this.pile = [...new Set(pile)];
    this.at = Math.max(0, this.pile.indexOf(card));
  }

  glance(card: string): void {
    glanced.card = card;
  }

  aim(id: string, verb: string): void {
    this.aimed = id ? { id, verb } : null;
  }

  close(): void {
    this.pile = [];
  }
}
