// Legal codes sorted by the piece they name, so that a card, a service or a box can be clicked.
import { pieceName, type Vocabulary } from "../../lib/vocabulary";

export interface Picks {
  cards: Map<string, number[]>;
  services: Map<string, number[]>;
  phases: Map<string, number[]>;
  /** The basic action, if it is legal. */
  basic: number | null;
}

export function sorted(legal: number[], vocabulary: Vocabulary): Picks {
  const found: Picks = { cards: new Map(), services: new Map(), phases: new Map(), basic: null };
  const kinds: Record<string, Map<string, number[]>> = {
    card: found.cards,
    service: found.services,
    phase: found.phases,
  };
  for (const code of legal) {
    const said = vocabulary.say(code);
    if (said.verb.name === "basic") found.basic = code;
    said.verb.arguments.forEach(({ piece }, at) => {
      const map = kinds[piece.kind];
      if (!map) return;
      const name = pieceName(piece, said.values[at] ?? 0);
      map.set(name, [...(map.get(name) ?? []), code]);
    });
  }
  return found;
}

/** The codes that are picked on the board: services, boxes of the campaign, the basic action, cards one holds. */
export function held(picks: Picks, hand: string[]): number[] {
  const cards = hand.flatMap((id) => picks.cards.get(id) ?? []);
  const places = [...picks.services.values(), ...picks.phases.values()].flat();
  return [...cards, ...places, ...(picks.basic === null ? [] : [picks.basic])];
}
