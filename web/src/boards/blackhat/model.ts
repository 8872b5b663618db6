// The view of a position as the server sends it, and what is printed on cards and spaces.
export type Kind = "start" | "host" | "cache" | "critical" | "dos" | "alarm" | "honeypot" | "exploit" | "randomizer";
export type Held = "free" | "locked" | "trapped" | "jailed";

export interface PawnView {
  id: string;
  space: string | null;
  held: Held;
}

export interface PlayerView {
  robot: boolean;
  in: boolean;
  hand: string[] | null;
  hand_size: number;
  known: string[];
  total: number;
  last_round: number;
  status: number | null;
  pawns: PawnView[];
}

export interface Play {
  player: number;
  cards: string[];
}

export interface SpaceView {
  id: string;
  kind: Kind;
  value: number;
  marker: number;
}

export interface Spot {
  id: string;
  cells: [number, number][];
  place: string | null;
  to: string[];
}

export interface Place {
  id: string;
  tile: string | null;
  spaces: string[];
}

export interface Loose {
  space: string;
  side: "L" | "R" | "T" | "B";
  direction: "in" | "out";
}

export interface View {
  round: number;
  trick_number: number;
  step: string;
  deciding_for: number | null;
  dealer: number | null;
  leader: number | null;
  winner_of_trick: number | null;
  /** Who would win the trick as it lies. */
  winning?: number | null;
  robot: { player: number; controller: number | null } | null;
  hand_size: number;
  trick: Play[];
  last_trick: { leader: number; winner: number; plays: Play[] } | null;
  picking: { rank: string; count: number | null } | null;
  subject: { cards?: number; player?: number; pawn?: string; space?: string; sign?: string; tile?: string; corners?: { kind: Kind; value: number }[] } | null;
  players: PlayerView[];
  deck: number;
  discards: string[];
  spaces: SpaceView[];
  layout: Spot[];
  places: Place[];
  loose_halves: Loose[];
  supply: string[];
  markers_left: number;
  tracer: { active: boolean; space: string; came_from: string | null } | null;
  asset: { tile: string | null; left: string[] } | null;
  about: { half_hands: boolean; halved: boolean; tracer: boolean; secret_asset: boolean; celebrity: boolean; deck: number; markers: number };
  winners: number[];
  ending: string | null;
}

export const asView = (view: Record<string, unknown>): View => view as unknown as View;

export const HAT = "hat";
export const JOKER = "joker";
export const WILD = "wild";
export const JAIL = 5;

/** Tracer tokens a card costs that is left in hand, as printed in its corner (17.1). */
const TOKENS: Record<string, number> = { "1": 0, "2": 0, "3": 1, "4": 1, "5": 1, "6": 2, "7": 2, "8": 2, "9": 2, "10": 3, "11": 3, "12": 3, "13": 3, [JOKER]: 4, [HAT]: 5 };
export const tokens = (card: string): number => TOKENS[card] ?? 0;

export const isWild = (card: string): boolean => card === JOKER || card === HAT;

/** The letter of a kind beside its sign; the same as in the terminal. */
export const LETTERS: Record<Kind, string> = {
  start: "S", host: "", cache: "C", critical: "★", dos: "D", alarm: "A", honeypot: "H", exploit: "X", randomizer: "R",
};

/** The clauses that tell about a kind of space. */
export const CLAUSES: Record<Kind, string[]> = {
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

/** Whoever has the Black Hat in hand; everybody always knows. */
export const holder = (view: View): number => view.players.findIndex((player) => player.known.includes(HAT));

/** Cards in the order they are held: ranks, jokers, the hat. */
const place = (card: string): number => (card === HAT ? 15 : card === JOKER ? 14 : Number(card));
export const inOrder = (cards: string[]): string[] => [...cards].sort((one, other) => place(one) - place(other));

const CORNERS: Record<string, string> = { TL: "↖", TR: "↗", BR: "↘", BL: "↙" };

/** A space's short name: its id, with a sign for the corner of its place. */
export function shortName(spot: Spot): string {
  const corner = spot.place ? CORNERS[spot.id.slice(spot.place.length)] : undefined;
  return corner && spot.place ? spot.place + corner : spot.id;
}
