// The legal codes sorted by their place on the table: a line of a sheet, a sheet, the dice, or the desk.
import type { Vocabulary } from "../../lib/vocabulary";
import { atCost, ofWay, spot } from "./sheet";

export interface Pairing {
  code: number;
  cost: number;
  parts: number;
  element: string | null;
}

/** The answers that the desk offers; others stand in the bar. */
const ON_DESK = ["counter", "let_pass", "search"];

export interface Moves {
  /** By spot: the legal actions of that line. */
  lines: Map<string, number[]>;
  /** By spot: the pairing that would bring it parts; the desk offers it. */
  due: Map<string, number>;
  /** By seat: the code that picks it. */
  seats: Map<number, number>;
  pairings: Pairing[];
  /** Actions that name no piece: counter, let pass, search. */
  answers: { code: number; verb: string }[];
}

/** These concern the opponent's sheet; any other element is on the player's own. */
const THEIRS = ["swap", "take"];

export function movesOf(legal: number[], vocabulary: Vocabulary, seat: number, target: number | null): Moves {
  const found: Moves = { lines: new Map(), due: new Map(), seats: new Map(), pairings: [], answers: [] };
  const put = (where: number, element: string, code: number): void => {
    const key = spot(where, element);
    found.lines.set(key, [...(found.lines.get(key) ?? []), code]);
  };
  for (const code of legal) {
    const said = vocabulary.say(code);
    const verb = said.verb.name;
    const argument = (name: string): string | null => vocabulary.named(said, name);
    const [element, way, cost, other] = [argument("element"), argument("way"), argument("cost"), argument("seat")];
    if (said.verb.chance) continue;
    if (element) put(THEIRS.includes(verb) && target !== null ? target : seat, element, code);
    else if (way) put(seat, ofWay(way), code);
    else if (other) found.seats.set(Number(other), code);
    else if (cost) {
      const pairing = { code, cost: Number(cost), parts: Number(argument("parts")), element: atCost(Number(cost)) };
      found.pairings.push(pairing);
      if (pairing.element) found.due.set(spot(seat, pairing.element), code);
    } else found.answers.push({ code, verb });
  }
  return found;
}

/** The die left for the parts when the other two make the cost; -1 if none. */
export function partDie(dice: number[], cost: number, parts: number): number {
  const sum = dice.reduce((all, die) => all + die, 0);
  return dice.findIndex((die) => die === parts && sum - die === cost);
}

/** The cost and parts of a code that pairs dice; null for any other. */
export function pairingOf(moves: Moves, code: number | null): Pairing | null {
  return moves.pairings.find((each) => each.code === code) ?? null;
}

/** The codes that are picked on the table itself. On a phone the desk shows the dice only, and the bar the answers. */
export function held(moves: Moves, phone: boolean): number[] {
  const desk = phone
    ? []
    : [...moves.pairings, ...moves.answers.filter(({ verb }) => ON_DESK.includes(verb))].map(({ code }) => code);
  return [...[...moves.lines.values()].flat(), ...moves.seats.values(), ...desk];
}
