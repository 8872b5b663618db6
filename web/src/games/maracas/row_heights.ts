// The room counters need, and the heights of the map's rows.
import { ORDER } from "./geometry";

export const PEEK = 9; // visible pixels of a counter under another one
const AROUND = 16; // pixels between the counters of an Area and its borders

/** The height of each row: an equal share of the minimum height, or what its fullest Area needs. */
export function rowsOf(needs: ReadonlyMap<string, number>, least: number): number[] {
  const rows = [0, 4, 8].map((first) =>
    Math.max(...ORDER.slice(first, first + 4).map((id) => (needs.get(id) ?? 0) + AROUND)),
  );
  const level = (above: number): number => {
    const high = rows.filter((each) => each > above);
    return high.length === rows.length
      ? above
      : (least - high.reduce((sum, each) => sum + each, 0)) / (rows.length - high.length);
  };
  const share = level(level(least / 3));
  return rows.map((each) => Math.max(each, share));
}
