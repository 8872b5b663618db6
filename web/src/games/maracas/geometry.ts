// The drawn city on a page: the plan the map is printed from, laid out in rows of whatever height the counters need.
import { PLAN } from "./printed_data";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plot {
  id: string;
  path: string;
  /** Room for its counters. */
  box: Box;
}

export interface Plan {
  width: number;
  height: number;
  plots: Map<string, Plot>;
  borders: { between: string; path: string }[];
  roads: string[];
  /** The harbour: the shore, closed along the rim of the map. */
  water: string;
}

/** Column (0 to 4), level (0 to 3), and the deviation in hundredths of a column. */
type Point = readonly number[];

const INSET = 9; // between an Area's border and its pieces
const EDGE = 1.5; // pixels that the rim of the map needs
export const ORDER: readonly string[] = Object.keys(PLAN.areas);

export function planOf(width: number, heights: readonly number[], inset = INSET): Plan {
  const tops = heights.reduce<number[]>((sums, each) => [...sums, (sums.at(-1) ?? 0) + each], [0]);
  const height = tops.at(-1) ?? 0;
  const between = (value: number, most: number): number => Math.min(most - EDGE, Math.max(EDGE, value));
  const at = ([column = 0, level = 0, dx = 0, dy = 0]: Point): [number, number] => {
    const row = Math.min(Math.floor(level), heights.length - 1);
    const y = (tops[row] ?? 0) + (level - row) * (heights[row] ?? 0);
    return [between((column * width) / 4 + (dx * width) / 400, width), between(y + (dy * width) / 400, height)];
  };
  const told = (point: Point): string =>
    at(point)
      .map((each) => each.toFixed(1))
      .join(" ");
  const line = (points: readonly Point[]): string => `M${points.map(told).join("L")}`;

  const plots = new Map<string, Plot>();
  for (const [id, points] of Object.entries<readonly Point[]>(PLAN.areas)) {
    const [left = 0, top = 0, right = 0, foot = 0] = new Map<string, Point>(Object.entries(PLAN.boxes)).get(id) ?? [];
    const [x, y] = at([left, top]);
    const [x2, y2] = at([right, foot]);
    const box = { x: x + inset, y: y + inset, w: x2 - x - 2 * inset, h: y2 - y - 2 * inset };
    plots.set(id, { id, path: `${line(points)}Z`, box });
  }
  const [start = [], ...curve] = PLAN.coast as readonly Point[];
  const shore = `M${told(start)}C${curve.slice(0, 3).map(told).join(" ")}C${curve.slice(3).map(told).join(" ")}`;
  return {
    width,
    height,
    plots,
    borders: PLAN.borders.map(({ between, points }) => ({ between, path: line(points) })),
    roads: PLAN.roads.map(([from = [], ...rest]: readonly Point[]) => `M${told(from)}C${rest.map(told).join(" ")}`),
    water: `${shore}L${width} ${height}Z`,
  };
}
