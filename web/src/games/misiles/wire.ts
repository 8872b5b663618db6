// Written by `python -m contienda.server.typescript`; change the declarations in Python instead.

/** The whole table. */
export interface MisilesView {
  turn: number;
  active: number;
  step: string;
  actor: number | "chance" | null;
  dice: number[];
  chosen: Chosen | null;
  playing: string | null;
  target: number | null;
  picked: string[];
  offered: string[];
  promises: Promise[];
  sheets: Sheet[];
  winner: number | null;
  ending: string | null;
}

/** The chosen collection: the sum of the pair and the part die. */
export interface Chosen {
  cost: number;
  parts: number;
}

/** What a choice of collection brings, where that is not obvious. */
export interface Promise {
  code: number;
  outcome: "completes" | "full";
  lost: number;
}

/** One player's sheet. */
export interface Sheet {
  complete: Record<string, number>;
  parts: Record<string, number>;
  wall: boolean;
  clock: number;
  total: number;
  threat: string | null;
}

export type View = MisilesView;
