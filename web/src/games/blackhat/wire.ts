// Written by hand until the view of this game is declared in Python; then `make types` writes it.

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

export interface BlackHatView {
  round: number;
  trick_number: number;
  step: string;
  deciding_for: number | null;
  dealer: number | null;
  leader: number | null;
  winner_of_trick: number | null;
  /** Who would win the trick as it lies. */
  winning: number | null;
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

export type View = BlackHatView;
