// What a game brings to the page, and what its board receives. Built-in games and those of other packages are the same
// here: games/README.md explains how to write one.
import type { Component } from "svelte";
import type { Language } from "./settings.svelte";
import type { TableInfo } from "./wire";
import type { GameEvent, Speaker } from "./words";

/** A position as one viewer may see it; each game declares its own, see `games/ID/wire.ts`. */
export type View = object;

/** The props of a board. It draws the view, lights what is legal, and reports the picked action; it knows no rules. */
export interface BoardProps<V extends View = View> {
  view: V;
  /** Action codes the viewer may pick now; empty if it is somebody else's decision. */
  legal: number[];
  /** Puts actions, events and pieces of the game into the reader's language. */
  speaker: Speaker;
  /** The viewer's seat, -3 for a spectator. */
  seat: number;
  /** The names of the seats. */
  seats: string[];
  /** Who decides now. */
  actor: TableInfo["actor"];
  /** The log from the first event to this position; null until it is loaded (see `recalls`). */
  events: GameEvent[] | null;
  /** Events of the last change, for motion; empty after a snapshot. */
  fresh: GameEvent[];
  act: (code: number) => void;
  /** No bar lists the answers below, as in a lesson: the board offers all it can. */
  bare?: boolean;
  /** On a projector: how many steps into what happened last it shows; -1 or none is now. */
  step?: number;
}

/** The current question, and the answers by their outcomes, in words. */
export interface Question {
  text: string;
  choices: { code: number; text: string }[];
}

export function questionOf({ view, legal, speaker }: BoardProps): Question {
  return {
    text: "step" in view ? speaker.question(String(view.step)) : "",
    choices: legal.map((code) => ({ code, text: speaker.action(code) })),
  };
}

/**
 * A part of a game as a Svelte component. A game only ever gets its own views, so a component may require them:
 * TypeScript compares parameters of methods both ways, but not those of plain functions.
 */
type Drawn<P extends object> = {
  draw(...given: Parameters<Component<P>>): ReturnType<Component<P>>;
}["draw"];

export type SveltePart<V extends View = View> = Drawn<BoardProps<V>>;

/** The props of a small board without controls: the public position of one table among several. */
export interface MiniProps<V extends View = View> {
  view: V;
  speaker: Speaker;
  /** The names of the seats. */
  seats: string[];
}

export type MiniPart<V extends View = View> = Drawn<MiniProps<V>>;

/** The props of a scene. It fills its box; in one much wider than 16:9 it shows more to both sides. */
export interface SceneProps {
  wide?: boolean;
  /** Without the figures of its sides: the page itself shows one of them. */
  empty?: boolean;
}

/** The props of the emblem of a side. */
export interface EmblemProps {
  /** The id of the side, as the server sends it. */
  side: string;
  /** In pixels. */
  size?: number;
}

/** A part drawn by other means, such as a module of another package. */
export interface MountedPart<V extends View = View> {
  mount(target: HTMLElement, props: BoardProps<V>): Mounted<V>;
}

export interface Mounted<V extends View = View> {
  /** Something has changed; `props` is complete and plain. */
  update(props: BoardProps<V>): void;
  destroy(): void;
}

export type Part = SveltePart | MountedPart;

export interface BoardModule {
  Board: Part;
  /** The board reads the whole log, so the older part is fetched too. */
  recalls?: boolean;
  /** Turn and phase as a named track, for the ribbon. */
  Track?: Part;
  /** What stands below the log on a desk, such as the card looked at. */
  Aside?: Part;
  /** The position in one strip of at most 74 pixels, for a phone: markers, and what is in trouble. */
  Gist?: Part;
  /** What the viewer's side can spend, in a corner of 48 pixels. */
  Means?: Part;
  /** The public board for a projector: everything at once, without controls, clauses or scrolling. */
  Screen?: Part;
  /** Answers that can be given automatically; also shown beside the text table. */
  Windows?: Part;
  /** The codes that are picked on the board itself; the prompt lists only the others, unless asked for all. */
  holds?(props: BoardProps): Iterable<number>;
}

/** A page of a game: how many words its address may have, and how to load it. */
export interface Page {
  least: number;
  most: number;
  load: () => Promise<{ default: Component }>;
}

/** Texts in Fluent, by language. */
export type Texts = Record<Language, () => Promise<string>>;

/** Codes of something other than a table. `join` takes one and returns the address it leads to. */
export interface OwnCodes {
  /** In an address, `/join/CODE#mark`, it says that the code is of this kind; the server says so with a refusal. */
  mark: string;
  refusal: string;
  /** Keys of texts. */
  title: string;
  help: string;
  enter: string;
  join: (code: string) => Promise<string>;
}

/** What a game is good for. */
export const PURPOSES = ["laugh", "think", "security", "crisis"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What somebody who chooses a game wants to know, beside what the server says. */
export interface Facts {
  /** What kind of game it is, in a few words. */
  kind: Record<Language, string>;
  /** How long a quick and a slow game among people take, in minutes: counted in docs/research/play.md. */
  minutes: [number, number];
  /** How much there is to learn: 1 is little, 3 is much. */
  difficulty: 1 | 2 | 3;
  /** Teams sit in its seats, so that any number of people can play. */
  teams?: boolean;
  purposes: Purpose[];
  /** Its accent on a light and on a dark ground. */
  accent: [string, string];
}

export interface GameModule {
  facts?: Facts;
  /** The board, loaded when somebody opens a table; without one the generic board is used. */
  board?: () => Promise<BoardModule>;
  /** A small board for a tile, loaded on demand; without one a tile shows markers only. */
  mini?: () => Promise<{ default: MiniPart }>;
  /** Emblems of its sides, loaded on demand; without them a seat has its number. */
  emblems?: () => Promise<{ default: Component<EmblemProps> }>;
  /** Colours of the seats, if they differ from `--seat-0`, `--seat-1` …. */
  colours?: string[];
  /** The face of the game, for the home page and the lobby: loaded with care, the same in every theme. */
  scene?: () => Promise<{ default: Component<SceneProps> }>;
  /** A small picture of the game: an SVG of 320 × 120. It stands in for a missing scene. */
  emblem?: string;
  /** Texts of its board and pages, loaded before either is shown. */
  texts?: Texts;
  /** Pages by the first word of their address; no two games may use the same. */
  pages?: Record<string, Page>;
  /** Links on the home page. */
  links?: { address: string; text: Record<Language, string> }[];
  /** Alternatives to the form for a new table: keys of texts, and their links. */
  otherWays?: { title: string; help: string; links: { address: string; text: string }[] };
  codes?: OwnCodes;
  /** A notice the author requires, word for word. */
  notice?: { language: string; text: string; licence: string; address: string };
  /** Fields of the view that hold numbers although their names suggest seats. */
  numbers?: string[];
}
