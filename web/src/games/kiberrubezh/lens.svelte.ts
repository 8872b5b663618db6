// The enlarged card, and its neighbours to browse.
export class Lens {
  /** List the whole pile beside the card. */
  listed = $state(false);
  title = $state("");
  pile = $state.raw<string[]>([]);
  at = $state(0);
  all = $state.raw<string[]>([]);

  readonly card = $derived<string | null>(this.pile[this.at] ?? null);

  look(title: string, pile: string[], card: string, listed = false): void {
    this.listed = listed;
    this.all = pile;
    this.title = title;
    this.pile = [...new Set(pile)];
    this.at = Math.max(0, this.pile.indexOf(card));
  }

  close(): void {
    this.pile = [];
  }
}
