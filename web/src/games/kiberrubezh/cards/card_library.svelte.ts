// All cards of the library in the reader's language, each with the face it has at the table.
import { cardsApi } from "../api";
import { faceOf, type Face } from "../card_faces";
import { api, messageOf } from "../../../lib/api";
import type { CardInfo, Counts } from "../api";
import { settings } from "../../../lib/settings.svelte";
import { Vocabulary } from "../../../lib/vocabulary";
import { Speaker } from "../../../lib/words";

export const GAME = "kiberrubezh";
export const KINDS = ["asset", "attack", "defence", "event"] as const;
export const RARITIES = ["common", "uncommon", "rare", "special"] as const;
export const RARITY_SIGNS: Record<string, string> = { common: "●", uncommon: "◆", rare: "★", special: "✪" };

export type { CardInfo };

export const idOf = (no: number): string => String(no).padStart(3, "0");

export class CardLibrary {
  readonly byNo: Map<number, CardInfo>;

  constructor(
    readonly cards: CardInfo[],
    readonly speaker: Speaker,
  ) {
    this.byNo = new Map(cards.map((card) => [card.no, card]));
  }

  face(no: number): Face {
    return faceOf(this.speaker, idOf(no));
  }

  name(no: number): string {
    return this.face(no).name;
  }

  /** The known cards of these, with their counts, in the library's order. */
  counted(cards: Counts): { card: CardInfo; count: number }[] {
    return this.cards.flatMap((card) => (cards[card.no] ? [{ card, count: cards[card.no] ?? 0 }] : []));
  }
}

class Libraries {
  now = $state.raw<CardLibrary | null>(null);
  problem = $state("");

  /** Call it when a page starts; it follows the reader's language. */
  follow(): void {
    $effect(() => {
      const language = settings.language;
      Promise.all([cardsApi.cards(language), api.words(GAME, language), api.game(GAME)]).then(
        ([cards, words, detail]) => {
          if (settings.language === language)
            this.now = new CardLibrary(cards, new Speaker(words, new Vocabulary(detail), []));
        },
        (error: unknown) => (this.problem = messageOf(error)),
      );
    });
  }
}

export const libraries = new Libraries();
