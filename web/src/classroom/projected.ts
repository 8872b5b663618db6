// What a projector shows of the tables of a class.
import type { ClassDocument, Tile } from "./wire";

/** The table the projector shows, once play has begun there. */
export const projected = ({ class_, tables }: ClassDocument): Tile | null =>
  tables.find(({ number, id, phase }) => number === class_.projector.table && id !== "" && phase !== "lobby") ?? null;

/** The colours of a seat whose side stands right. */
export const BLUE = ["var(--blue)", "var(--seat-1)"];

/** Columns in which so many tables fill a wide screen best. */
export function columns(count: number): number {
  if (count <= 3) return Math.max(1, count);
  if (count <= 4) return 2;
  if (count <= 6) return 3;
  if (count <= 12) return 4;
  return count <= 15 ? 5 : 6;
}

/** A few people of one side, or tables where a game has no sides: what stands left and right of the code. */
export const halves = <T>(all: T[]): [T[], T[]] => {
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
};
