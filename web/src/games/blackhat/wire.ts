// Written by `python -m contienda.server.typescript`; change the declarations in Python instead.

/** The whole table. */
export interface BlackHatView {
  layout: Where[];
  places: Place[];
  loose_halves: LooseHalf[];
  supply: string[];
  round: number;
  trick_number: number;
  step: string;
  actor: number | "chance" | null;
  deciding_for: number | null;
  dealer: number | null;
  leader: number | null;
  winner_of_trick: number | null;
  winning: number | null;
  robot: Robot | null;
  hand_size: number;
  trick: Laid[];
  last_trick: LastTrick | null;
  picking: Picking | null;
  subject: Subject | null;
  players: Player[];
  deck: number;
  discards: string[];
  spaces: Space[];
  markers_left: number;
  tracer: Tracer | null;
  asset: Asset | null;
  about: About;
  winners: number[];
  ending: string | null;
}

/** Where a space is (column and row of its cells) and where its complete arrows lead. */
export interface Where {
  id: string;
  cells: number[][];
  place: string | null;
  to: string[];
}

/** A place for tiles: the face on it, or null if only the printed one shows. */
export interface Place {
  id: string;
  tile: string | null;
  spaces: string[];
}

/** A half arrow without a matching half. */
export interface LooseHalf {
  space: string;
  side: string;
  direction: "in" | "out";
}

/** The Robot's number as a player, and the seat that decides for it. */
export interface Robot {
  player: number;
  controller: number | null;
}

/** One player's cards in a trick. */
export interface Laid {
  player: number;
  cards: string[];
}

/** The last trick, in the order of play. */
export interface LastTrick {
  leader: number;
  winner: number;
  plays: Laid[];
}

/** A play being chosen. */
export interface Picking {
  rank: string;
  count: number | null;
}

/** What the pending decision is about. */
export interface Subject {
  cards?: number;
  player?: number;
  pawn?: string;
  space?: string;
  sign?: "lower" | "raise";
  tile?: string;
  corners?: Corner[];
}

/** One space of a tile. */
export interface Corner {
  kind: string;
  value: number;
}

export interface Player {
  robot: boolean;
  in: boolean;
  hand: string[] | null;
  hand_size: number;
  known: string[];
  total: number;
  last_round: number;
  status: number | null;
  pawns: Pawn[];
}

/** One pawn; a jailed one is on no space. */
export interface Pawn {
  id: string;
  space: string | null;
  held: "free" | "jailed" | "locked" | "trapped";
}

/** A space and its current value. */
export interface Space {
  id: string;
  kind: string;
  value: number;
  marker: number;
}

/** Where it is: on its own track (`track-0`, `track-1`) or on a space. */
export interface Tracer {
  active: boolean;
  space: string;
  came_from: string | null;
}

/** The Critical Asset's tile, once turned up, and the tiles that may still be there. */
export interface Asset {
  tile: string | null;
  left: string[];
}

/** Which optional rules are in force. */
export interface About {
  half_hands: boolean;
  halved: boolean;
  tracer: boolean;
  secret_asset: boolean;
  celebrity: boolean;
  deck: number;
  markers: number;
}

export type View = BlackHatView;
