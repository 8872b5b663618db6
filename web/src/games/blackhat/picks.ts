// Legal codes sorted by the piece they name, so that a card, a hat, a space or a place can be clicked.
import type { BoardProps } from "../../lib/game";
import { Vocabulary } from "../../lib/vocabulary";

export interface Picks {
  spaces: Map<string, number>;
  places: Map<string, number>;
  /** By player and letter: "0A". */
  pawns: Map<string, number>;
  ranks: Map<string, number>;
  counts: Map<number, number>;
  /** The wild cards in a play: the hat (0 or 1) and the number of jokers. */
  wilds: { hat: number; jokers: number; code: number }[];
  /** Cards of the trick that can be taken. */
  takes: Map<string, number>;
  /** Actions that name no piece, by verb: take_all, leave, raise … */
  others: Map<string, number>;
  any: boolean;
}

/** The vocabulary with the names of this table's board, in their order. */
export function renamed(vocabulary: Vocabulary, names: Record<string, string[]>): Vocabulary {
  const { detail } = vocabulary;
  type Parts = (typeof detail.verbs)[number]["arguments"];
  let changed = false;
  const own = (parts: Parts): Parts =>
    parts.map((part) => {
      const given = names[part.piece.kind];
      if (!given || given.every((name, at) => part.piece.names[at] === name)) return part;
      changed = true;
      return { ...part, piece: { ...part.piece, names: part.piece.names.map((name, at) => given[at] ?? name) } };
    });
  const verbs = detail.verbs.map((verb) => ({ ...verb, arguments: own(verb.arguments) }));
  const events = detail.events.map((fact) => ({ ...fact, arguments: own(fact.arguments) }));
  return changed ? new Vocabulary({ ...detail, verbs, events }) : vocabulary;
}

/** Nothing to pick. */
export const none = (): Picks => ({
  spaces: new Map(),
  places: new Map(),
  pawns: new Map(),
  ranks: new Map(),
  counts: new Map(),
  wilds: [],
  takes: new Map(),
  others: new Map(),
  any: false,
});

export function sorted(legal: number[], vocabulary: Vocabulary): Picks {
  const found: Picks = {
    ...none(),
    any: legal.length > 0,
  };
  for (const code of legal) {
    const said = vocabulary.say(code);
    const argument = (name: string): string => vocabulary.named(said, name) ?? "";
    const verb = said.verb.name;
    if (said.verb.chance) continue;
    if (verb === "rank") found.ranks.set(argument("rank"), code);
    else if (verb === "count") found.counts.set(Number(argument("cards")), code);
    else if (verb === "wilds")
      found.wilds.push({ hat: Number(argument("hat")), jokers: Number(argument("jokers")), code });
    else if (verb === "take") found.takes.set(argument("card"), code);
    else if (verb === "pawn") found.pawns.set(argument("seat") + argument("pawn"), code);
    else if (verb === "place") found.places.set(argument("place"), code);
    else if (argument("space")) found.spaces.set(argument("space"), code);
    else found.others.set(verb, code);
  }
  return found;
}

/** What is picked on the board: every action that names a piece of its own. */
export function holds({ legal, speaker }: BoardProps): number[] {
  const { spaces, places, pawns, ranks, takes } = sorted(legal, speaker.vocabulary);
  return [spaces, places, pawns, ranks, takes].flatMap((found) => [...found.values()]);
}
