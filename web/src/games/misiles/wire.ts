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

/** A collection as it was chosen: the sum of the pair, and the die for the parts. */
export interface Chosen {
  cost: number;
  parts: number;
}

/** What one way to collect brings, where it is not plain. */
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
