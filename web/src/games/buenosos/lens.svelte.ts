// Which card is looked at from close by, and with which others it lies.
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
