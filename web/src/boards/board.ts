// What a board is given. It draws the view, lights what is legal, and says which action was picked; it knows no rules.
import type { Component } from "svelte";
import type { GameEvent, Speaker } from "../lib/words";

export interface BoardProps {
  view: Record<string, unknown>;
  /** Action codes the viewer may pick now; empty if it is not his decision. */
  legal: number[];
  speaker: Speaker;
  /** The seat looked from, -3 for a spectator. */
  seat: number;
  /** What the seats are called. */
  seats: string[];
  /** Whose decision it is: a seat, "chance" or null. */
  actor: number | string | null;
  /** The log from the first event to this position; null until it is here (see `recalls`). */
  events: GameEvent[] | null;
  /** Events of the last change, for motion; empty after a snapshot. */
  fresh: GameEvent[];
  act: (code: number) => void;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** The board reads the whole log, so that the older part of it is asked for too. */
  recalls?: boolean;
  /** Turn and phase as a named track, for the ribbon. */
  Track?: Component<BoardProps>;
  /** Answers that can be given without being asked each time; beside the text table too. */
  Windows?: Component<BoardProps>;
}

const boards: Record<string, () => Promise<BoardModule>> = {
  misiles: () => import("./misiles"),
  buenosos: () => import("./buenosos"),
  blackhat: () => import("./blackhat"),
  kiberrubezh: () => import("./kiberrubezh"),
  maracas: () => import("./maracas"),
};

/** The board of a game, loaded when needed; any other game is played on the generic one. */
export function boardOf(game: string): Promise<BoardModule> {
  return (boards[game] ?? (() => import("./generic")))();
}
