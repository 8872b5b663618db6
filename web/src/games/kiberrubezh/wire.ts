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

/** Somebody looks at the upper cards of a deck; which they are only the looker sees. */
export interface Looking {
  deck: number;
  looker: number;
  cards: (string | null)[];
}

/** An effect that is still to be carried out. */
export interface Pending {
  step: string;
  card: string | null;
  effect: string | null;
  n: number | null;
}

/** A triggered effect whose turn has not come yet. */
export interface Waiting {
  seat: number;
  card: string;
  trigger: string;
}

/** One side of the table; `known` is what the viewer knows of a hand that is not their own. */
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

/** Assets of one number that stand alike. */
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

/** An attack card on the table, and how it fares in the wave. */
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
}

/** Capacity: of active assets, of all assets, for this turn only, and what cards on the table require. */
export interface Power {
  active: number;
  total: number;
  extra: number;
  used: number;
}

export type View = KiberrubezhView;

/** Boosters of a seed, each with its cards, the rarest last. */
export interface Boosters {
  seed: string;
  first: number;
  boosters: number[][];
}

/** A card as it is printed, in the language asked for. */
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

/** A collection that was read, and where its cards are not what its openings gave. */
export interface CollectionCheck {
  cards: Record<string, number>;
  openings: Opening[];
  unexplained: Record<string, number>;
}

/** Boosters of a seed that were opened: from which on, and how many. */
export interface Opening {
  seed: string;
  first: number;
  count: number;
}

/** Openings to be written as a collection. */
export interface WriteCollection {
  openings: Opening[];
}

/** A collection as the text of its file: what its openings gave. */
export interface CollectionWritten {
  text: string;
  cards: Record<string, number>;
}

/** A deck that comes with the game. */
export interface DeckInfo {
  name: string;
  title: string;
  plan: string;
  text: string;
  cards: Record<string, number>;
}

/** A deck as text, and what its owner has, if that matters. */
export interface CheckDeck {
  text: string;
  language?: "en" | "es" | "ru";
  owned?: Record<string, number> | null;
}

/** A deck that was read, and everything that is wrong with it. */
export interface DeckCheck {
  title: string;
  cards: Record<string, number>;
  size: number;
  legal: boolean;
  problems: DeckProblem[];
  lacks: Record<string, number>;
  written: string;
}

/** What is wrong in a line, or with the whole. */
export interface DeckProblem {
  line: number | null;
  text: string;
}

/** Which deck is wanted: of a pool or (null) of all cards, around a category if one is named. */
export interface SuggestDeck {
  pool?: Record<string, number> | null;
  seed?: number | null;
  favourite?: "crypto" | "dos" | "intrusion" | "malware" | "tempest" | "";
  way?: "best" | "random";
}

/** A legal deck; the same pool, seed and wish give it again. */
export interface DeckSuggested {
  title: string;
  cards: Record<string, number>;
  seed: number;
}

/** Cards to be written as a deck. */
export interface WriteDeck {
  cards: Record<string, number>;
  title?: string;
  language?: "en" | "es" | "ru";
}

/** A deck as plain text. */
export interface DeckWritten {
  text: string;
}

/** How two come to a duel: with decks of their own, of six boosters each, or drafted. */
export interface CreateRoom {
  kind: "draft" | "duel" | "sealed";
  opponent?: "bot" | "person";
  language?: "en" | "es" | "ru";
  owned_only?: boolean;
  name?: string;
}

/** A room as one of the two may see it. */
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

/** The other one, as far as he may be known. */
export interface RoomOpponent {
  kind: "bot" | "person";
  name: string;
  here: boolean;
  ready: boolean;
}

/** The booster in hand; both choose at the same time. */
export interface RoomDraft {
  round: number;
  rounds: number;
  pack: number[];
  chosen: boolean;
  left: number;
}

/** The table of the duel, and the way to one's own seat there. */
export interface RoomTable {
  id: string;
  link: string;
}

/** The code of a room, and the name of whoever comes. */
export interface JoinRoom {
  code: string;
  name?: string;
}

/** A deck as text; where only owned cards may be played, also the openings they came from. */
export interface SubmitDeck {
  text: string;
  version: number;
  openings?: Opening[];
}

/** A card of the booster in hand, and the version of the room it was chosen in. */
export interface PickCard {
  card: number;
  version: number;
}
