// Names for parts of the view, and what is printed on cards and spaces.
import type { View } from "./wire";

export type { View };
export type PlayerView = View["players"][number];
export type PawnView = PlayerView["pawns"][number];
export type Held = PawnView["held"];
export type Play = View["trick"][number];
export type SpaceView = View["spaces"][number];
export type Spot = View["layout"][number];
export type Place = View["places"][number];
export type Loose = View["loose_halves"][number];

export const HAT = "hat";
export const JOKER = "joker";
export const WILD = "wild";
export const JAIL = 5;

/** Tracer tokens that a card left in hand costs, as printed in its corner (17.1). */
const TOKENS: Record<string, number> = {
  "1": 0,
  "2": 0,
  "3": 1,
  "4": 1,
  "5": 1,
  "6": 2,
  "7": 2,
  "8": 2,
  "9": 2,
  "10": 3,
  "11": 3,
  "12": 3,
  "13": 3,
  [JOKER]: 4,
  [HAT]: 5,
};
export const tokens = (card: string): number => TOKENS[card] ?? 0;

export const isWild = (card: string): boolean => card === JOKER || card === HAT;

/** The letter of a kind beside its sign, as in the terminal. */
export const LETTERS: Record<string, string> = {
  start: "S",
  host: "",
  cache: "C",
  critical: "★",
  dos: "D",
  alarm: "A",
  honeypot: "H",
  exploit: "X",
  randomizer: "R",
};

/** The clauses about a kind of space. */
export const CLAUSES: Record<string, string[]> = {
  start: ["9.1"],
  host: ["9.2"],
  cache: ["9.3", "5.7b"],
  critical: ["9.4"],
  dos: ["9.5a", "9.5c"],
  alarm: ["9.6a", "9.6b"],
  honeypot: ["9.7a"],
  exploit: ["9.8"],
  randomizer: ["9.9a", "9.9d"],
};

export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** The player who holds the Black Hat; everybody always knows. */
export const holder = (view: View): number => view.players.findIndex((player) => player.known.includes(HAT));

/** The order of cards in a hand: ranks, jokers, the hat. */
const place = (card: string): number => (card === HAT ? 15 : card === JOKER ? 14 : Number(card));
export const inOrder = (cards: string[]): string[] => [...cards].sort((one, other) => place(one) - place(other));

const CORNERS: Record<string, string> = { TL: "↖", TR: "↗", BR: "↘", BL: "↙" };

/** A space's short name: its id, with a sign for the corner of its place. */
export function shortName(spot: Spot): string {
  const corner = spot.place ? CORNERS[spot.id.slice(spot.place.length)] : undefined;
  return corner && spot.place ? spot.place + corner : spot.id;
}

/** The trick as it lies; a won one until the next is led. */
export interface Lying {
  plays: Play[];
  /** Who wins it, now or in the end. */
  winning: number | null;
  won: boolean;
  /** It is over: the next one has not been led. */
  past: boolean;
  /** Who is choosing cards for it. */
  choosing: number | null;
  /** How many cards were led. */
  lead: number;
  /** With the Black Hat in it the lowest wins. */
  black: boolean;
}

const CHOOSING = ["play", "count", "wilds"];

export function lying(view: View): Lying {
  const choosing = CHOOSING.includes(view.step) ? view.deciding_for : null;
  const past = choosing === null && view.last_trick !== null && (!view.trick.length || view.winner_of_trick !== null);
  const plays = past ? (view.last_trick?.plays ?? []) : view.trick;
  return {
    plays,
    winning: past ? (view.last_trick?.winner ?? null) : (view.winner_of_trick ?? view.winning),
    won: past || view.winner_of_trick !== null,
    past: past && view.winner_of_trick === null,
    choosing,
    lead: plays[0]?.cards.length ?? 0,
    black: plays.some(({ cards }) => cards.includes(HAT)),
  };
}

/** The cards of a play in order, and whether each is still there: the winner may be picking them up. */
export function cardsOf({ player, cards }: Play, view: View): { card: string; gone: boolean }[] {
  const left = view.trick.length ? [...(view.trick.find((play) => play.player === player)?.cards ?? [])] : [...cards];
  return inOrder(cards).map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card, gone: at < 0 };
  });
}

/** The name of a place without its code. */
export const nameOf = (id: string, name: string): string =>
  name.startsWith(`${id} `) ? name.slice(id.length + 1) : name;
