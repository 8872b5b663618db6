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
