// Written by `python -m contienda.server.typescript`; change the declarations in Python instead.

/** The whole table as one seat sees it. */
export interface KiberrubezhView {
  turn: number;
  active: number | null;
  first: number | null;
  phase: string;
  step: string;
  actor: number | "chance" | null;
  assets_left: number;
  wave: number;
  attack_over: boolean;
  asking: string | null;
  asked: number | null;
  targets: number | null;
  looking: Looking | null;
  pending: Pending[];
  waiting: Waiting[];
  hit: string[];
  lessened: number;
  sides: Side[];
  winner: number | null;
  ending: string | null;
}

/** Somebody looks at the top cards of a deck; only that player sees them. */
export interface Looking {
  deck: number;
  looker: number;
  cards: (string | null)[];
}

/** An effect still to be carried out. */
export interface Pending {
  step: string;
  card: string | null;
  effect: string | null;
  n: number | null;
}

/** A queued triggered effect. */
export interface Waiting {
  seat: number;
  card: string;
  trigger: string;
}

/** One side of the table; `known` is what the viewer knows of another hand. */
export interface Side {
  list: string[];
  deck: number;
  top: (string | null)[];
  bottom: (string | null)[];
  hand: string[] | null;
  hand_size: number;
  known: string[];
  seen: number;
  discard: string[];
  events: string[];
  doomed: string[];
  assets: Asset[];
  measures: Measure[];
  attacks: Attack[];
  attack_power: Power;
  defence_power: Power;
  boost: number;
  more_blocks: number;
  redeals: number;
  redeal_free: boolean | null;
}

/** Assets of one number in the same state. */
export interface Asset {
  card: string;
  condition: string;
  count: number;
}

/** A measure on the table. */
export interface Measure {
  id: string;
  card: string;
  copy: number;
  turned: boolean;
  frozen: boolean;
  used: boolean;
  stopped: string[];
}

/**
 * An attack card on the table, and its state in the wave.
 *
 * `strikes` and `drains` are the cards that its printed damage, or the system's, is sure to take from the opponent's
 * deck if it comes next; None if that damage does not exist or cannot come any more.
 */
export interface Attack {
  id: string;
  card: string;
  copy: number;
  category: string;
  turned: boolean;
  wave: boolean;
  points: number;
  needs: number;
  blocked: boolean;
  done: boolean;
  strikes: number | null;
  drains: number | null;
}

/** Capacity: of active assets, of all assets, for this turn only, and what cards on the table require. */
export interface Power {
  active: number;
  total: number;
  extra: number;
  used: number;
}

export type View = KiberrubezhView;

/** The boosters of a seed, each with its cards, the rarest last. */
export interface Boosters {
  seed: string;
  first: number;
  boosters: number[][];
}

/** A card as printed, in the requested language. */
export interface CardInfo {
  no: number;
  names: Record<string, string>;
  kind: "asset" | "attack" | "defence" | "event";
  kind_name: string;
  base: boolean;
  category: string;
  categories: string[];
  rarity: "common" | "rare" | "special" | "uncommon";
  rarity_name: string;
  requires: number[];
  provides: number[];
  blocks: number;
  text: string;
  help: string;
}

/** A collection as the text of its file. */
export interface CheckCollection {
  text: string;
}

/** A parsed collection, and the cards its openings do not explain. */
export interface CollectionCheck {
  cards: Record<string, number>;
  openings: Opening[];
  unexplained: Record<string, number>;
}

/** Opened boosters of a seed: the first one and how many. */
export interface Opening {
  seed: string;
  first: number;
  count: number;
}

/** Openings to write as a collection. */
export interface WriteCollection {
  openings: Opening[];
}

/** A collection as the text of its file: what its openings gave. */
export interface CollectionWritten {
  text: string;
  cards: Record<string, number>;
}

/** A built-in deck. */
export interface DeckInfo {
  name: string;
  title: string;
  plan: string;
  text: string;
  cards: Record<string, number>;
}

/** A deck as text, and the cards its owner has, if they matter. */
export interface CheckDeck {
  text: string;
  language?: "en" | "es" | "ru";
  owned?: Record<string, number> | null;
}

/** A parsed deck with all its errors. */
export interface DeckCheck {
  title: string;
  cards: Record<string, number>;
  size: number;
  legal: boolean;
  problems: DeckProblem[];
  lacks: Record<string, number>;
  written: string;
}

/** An error in a line or in the whole deck. */
export interface DeckProblem {
  line: number | null;
  text: string;
}

/** A request for a deck: from a pool or (null) from all cards, around a category if given. */
export interface SuggestDeck {
  pool?: Record<string, number> | null;
  seed?: number | null;
  favourite?: "crypto" | "dos" | "intrusion" | "malware" | "tempest" | "";
  way?: "best" | "random";
}

/** A legal deck; the same pool, seed and request give it again. */
export interface DeckSuggested {
  title: string;
  cards: Record<string, number>;
  seed: number;
}

/** Cards to write as a deck. */
export interface WriteDeck {
  cards: Record<string, number>;
  title?: string;
  language?: "en" | "es" | "ru";
}

/** A deck as plain text. */
export interface DeckWritten {
  text: string;
}

/** How a duel starts: with constructed decks, six boosters each, or a draft. */
export interface CreateRoom {
  kind: "draft" | "duel" | "sealed";
  opponent?: "bot" | "person";
  language?: "en" | "es" | "ru";
  owned_only?: boolean;
  name?: string;
}

/** A room as your seat may see it. */
export interface RoomView {
  id: string;
  code: string;
  kind: "draft" | "duel" | "sealed";
  owned_only: boolean;
  language: "en" | "es" | "ru";
  version: number;
  seat: number;
  stage: "building" | "picking" | "ready" | "waiting";
  opponent: RoomOpponent;
  commitment: string;
  seed: string | null;
  pool: Record<string, number> | null;
  draft: RoomDraft | null;
  boosters: number[][];
  deck: string;
  table: RoomTable | null;
}

/** The opponent, as far as you may know them. */
export interface RoomOpponent {
  kind: "bot" | "person";
  name: string;
  here: boolean;
  ready: boolean;
}

/** Your booster; both players choose at the same time. */
export interface RoomDraft {
  round: number;
  rounds: number;
  pack: number[];
  chosen: boolean;
  left: number;
}

/** The table of the duel, and the link to your own seat there. */
export interface RoomTable {
  id: string;
  link: string;
}

/** The code of a room, and the name of the player who joins. */
export interface JoinRoom {
  code: string;
  name?: string;
}

/** A deck as text and, if only owned cards are allowed, the openings they came from. */
export interface SubmitDeck {
  text: string;
  version: number;
  openings?: Opening[];
}

/** A card of your booster, and the version of the room in which you chose it. */
export interface PickCard {
  card: number;
  version: number;
}
