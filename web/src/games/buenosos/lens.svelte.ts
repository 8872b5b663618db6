// The enlarged card, and its neighbours to browse.
export class Lens {
  title = $state("");
  pile = $state.raw<string[]>([]);
  at = $state(0);

  readonly card = $derived<string | null>(this.pile[this.at] ?? null);

  look(title: string, pile: string[], card: string): void {
    this.title = title;
    this.pile = [...new Set(pile)];
    this.at = Math.max(0, this.pile.indexOf(card));
  }

  close(): void {
    this.pile = [];
  }
}
