// The positions of spaces, places and arrows. A narrow page turns the network by 90°: starts above, goal below.
import type { Loose, Place, Spot } from "./model";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A way from one space to the next across the gap between them. */
export interface Arrow {
  key: string;
  from: string;
  to: string;
  /** The middle of the gap, and the direction. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** Pixels from one space to the other. */
  gap: number;
}

/** Half an arrow at the edge of a space. */
export interface Stub extends Omit<Arrow, "from" | "to" | "gap"> {
  out: boolean;
}

export interface Plan {
  width: number;
  height: number;
  turned: boolean;
  spaces: Map<string, Box>;
  /** The parts of a non-rectangular space beyond its largest rectangle. */
  arms: { id: string; box: Box }[];
  places: Map<string, Box>;
  holes: Box[];
  arrows: Arrow[];
  stubs: Stub[];
  cell: { w: number; h: number };
  gap: { x: number; y: number };
}

/** The room for a network: as wide as this; an upright one has rows at most so high. */
export interface Room {
  width: number;
  turned: boolean;
  /** Pixels from one row to the next. */
  row: number;
}

/** Column and row. */
type Cell = [number, number];
interface Lying extends Pick<Spot, "id" | "place" | "to"> {
  cells: Cell[];
}

const NAMED = 70; // pixels of a column with names
const LOW = 62; // pixels of a row that holds a name and a hat
const PLATE = 17; // pixels above the first row for the names of places
const TOUCH = 44; // pixels of a row for a finger

/** The columns and rows that these spaces take. */
export function extent(spots: Spot[]): { columns: number; rows: number } {
  const cells = spots.flatMap((spot) => spot.cells);
  const span = (at: 0 | 1): number => {
    const found = cells.map((cell) => cell[at] ?? 0);
    return Math.max(...found) - Math.min(...found) + 1;
  };
  return { columns: span(0), rows: span(1) };
}

/** Whether upright names fit: a column for a name, and the gap beside it. */
export const upright = (spots: Spot[], width: number): boolean =>
  width / extent(spots).columns >= NAMED + gapOf(width, extent(spots).columns);

const gapOf = (width: number, columns: number): number =>
  Math.floor(Math.min(20, Math.max(8, (width / columns) * 0.16)));

/** How many cells apart two cells are. */
const touch = (one: Cell, other: Cell): number => Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);

/** The largest rectangle of cells in a space, nearly always all of it. */
function trunk(cells: Cell[]): Cell[] {
  let best: Cell[] = cells.slice(0, 1);
  for (const [left, top] of cells) {
    for (const [right, bottom] of cells) {
      const inside = cells.filter(([column, row]) => column >= left && column <= right && row >= top && row <= bottom);
      if (inside.length > best.length && inside.length === (right - left + 1) * (bottom - top + 1)) best = inside;
    }
  }
  return best;
}

const SIDES: Record<string, Cell> = { L: [-1, 0], R: [1, 0], T: [0, -1], B: [0, 1] };

export function planOf(spots: Spot[], places: Place[], loose: Loose[], room: Room): Plan {
  const { width, turned } = room;
  const swap = ([column = 0, row = 0]: number[]): Cell => (turned ? [row, column] : [column, row]);
  const layout: Lying[] = spots.map((spot) => ({ ...spot, cells: spot.cells.map(swap) }));
  const cells = layout.flatMap((spot) => spot.cells);
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...cells.map(([x]) => x)), Math.max(...cells.map(([, y]) => y))];
  const [columns, rows] = [right - left + 1, bottom - top + 1];
  const gap = {
    x: turned ? Math.max(8, Math.min(14, Math.floor(width / columns / 9))) : gapOf(width, columns),
    y: turned ? 6 : gapOf(width, columns),
  };
  const margin = { x: Math.ceil(gap.x / 2) + 2, top: turned ? 7 : places.length ? PLATE : 10, bottom: turned ? 7 : 10 };
  const w = (width - 2 * margin.x - (columns - 1) * gap.x) / columns;
  const h = turned
    ? Math.max(TOUCH, Math.min(64, room.row - gap.y))
    : Math.round(Math.max(LOW, Math.min(w * 1.06, room.row - gap.y)));
  const at = ([column, row]: Cell): Box => ({
    x: margin.x + (column - left) * (w + gap.x),
    y: margin.top + (row - top) * (h + gap.y),
    w,
    h,
  });
  const around = (some: Cell[]): Box => {
    const boxes = some.map(at);
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    return {
      x,
      y,
      w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
      h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
    };
  };
  const trunks = new Map(layout.map((spot) => [spot.id, trunk(spot.cells)]));
  const arms = layout.flatMap(({ id, cells: own }) =>
    own
      .filter((cell) => !trunks.get(id)?.some((each) => touch(each, cell) === 0))
      .map((cell) => ({ id, box: around(own.filter((each) => touch(each, cell) <= 1)) })),
  );
  const taken = new Set(cells.map(String));
  const holes: Box[] = [];
  for (let column = left; column <= right; column += 1)
    for (let row = top; row <= bottom; row += 1) if (!taken.has(String([column, row]))) holes.push(at([column, row]));

  const byId = new Map(layout.map((spot) => [spot.id, spot]));
  const arrows: Arrow[] = [];
  for (const spot of layout) {
    for (const goal of spot.to) {
      const other = byId.get(goal);
      const pairs = spot.cells
        .flatMap((one) => (other?.cells ?? []).map((two) => [one, two] as const))
        .filter(([one, two]) => touch(one, two) === 1);
      const [first] = pairs;
      if (!first || !other) continue;
      const [dx, dy] = [first[1][0] - first[0][0], first[1][1] - first[0][1]];
      // It crosses the edge that the two spaces share; two ways side by side keep apart.
      const edge = around(
        pairs.filter(([one, two]) => two[0] - one[0] === dx && two[1] - one[1] === dy).map(([one]) => one),
      );
      const aside = other.to.includes(spot.id) ? 9 : 0;
      arrows.push({
        key: `${spot.id}>${goal}`,
        from: spot.id,
        to: goal,
        x: edge.x + edge.w / 2 + dx * (edge.w / 2 + gap.x / 2) - Math.abs(dy) * dy * aside,
        y: edge.y + edge.h / 2 + dy * (edge.h / 2 + gap.y / 2) + Math.abs(dx) * dx * aside,
        dx,
        dy,
        gap: dx ? gap.x : gap.y,
      });
    }
  }
  const spaces = new Map([...trunks].map(([id, own]) => [id, around(own)]));
  const stubs = loose.flatMap(({ space, side, direction }): Stub[] => {
    const box = spaces.get(space);
    const [dx, dy] = swap(SIDES[side] ?? [0, 0]);
    if (!box) return [];
    const [x, y] = [box.x + box.w / 2 + (dx * box.w) / 2, box.y + box.h / 2 + (dy * box.h) / 2];
    return [{ key: `${space}${side}`, x, y, dx, dy, out: direction === "out" }];
  });
  return {
    width,
    height: margin.top + rows * (h + gap.y) - gap.y + margin.bottom,
    turned,
    spaces,
    arms,
    places: new Map(
      places.map((place) => [
        place.id,
        around(layout.filter(({ id }) => place.spaces.includes(id)).flatMap((spot) => spot.cells)),
      ]),
    ),
    holes,
    arrows,
    stubs,
    cell: { w, h },
    gap,
  };
}

// --- arrows ----------------------------------------------------------------------------------------------------------

const number = (value: number): string => String(Math.round(value * 10) / 10);
const points = (some: [number, number][]): string => `M${some.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}`;

/** The chevron of a faint trace, in the middle of its gap. */
export function chevron({ x, y, dx, dy }: Pick<Arrow, "x" | "y" | "dx" | "dy">, size = 4): string {
  const turn = (along: number, across: number): [number, number] => [
    x + dx * along - dy * across,
    y + dy * along + dx * across,
  ];
  return points([turn(-size / 2, -size), turn(size / 2, 0), turn(-size / 2, size)]);
}

/** The trace under it, from space to space. */
export const trace = ({ x, y, dx, dy, gap }: Arrow): string =>
  points([
    [x - (dx * gap) / 2, y - (dy * gap) / 2],
    [x + (dx * gap) / 2, y + (dy * gap) / 2],
  ]);

/** A broad arrow that reaches into both spaces: its shaft, and its head. */
export function bold({ x, y, dx, dy, gap }: Arrow, reach = 9): { shaft: string; head: string } {
  const long = gap / 2 + reach;
  const turn = (along: number, across: number): [number, number] => [
    x + dx * along - dy * across,
    y + dy * along + dx * across,
  ];
  return {
    shaft: points([turn(-long, 0), turn(long - 8, 0)]),
    head: `${points([turn(long - 10, -8), turn(long + 1, 0), turn(long - 10, 8)])}Z`,
  };
}

/**
 * A path along arrows over these spaces only, both ends included; [from, to] if there is none (say, when sent back).
 */
export function way(layout: Spot[], from: string, to: string, over: Set<string>): string[] {
  const byId = new Map(layout.map((spot) => [spot.id, spot.to]));
  const before = new Map<string, string>([[from, ""]]);
  const open = [from];
  for (let now = open.shift(); now !== undefined; now = open.shift()) {
    if (now === to) {
      const found: string[] = [];
      for (let step = to; step; step = before.get(step) ?? "") found.unshift(step);
      return found;
    }
    for (const next of byId.get(now) ?? []) {
      if (before.has(next) || (next !== to && !over.has(next))) continue;
      before.set(next, now);
      open.push(next);
    }
  }
  return [from, to];
}

// --- hats ------------------------------------------------------------------------------------------------------------

const COIN = 34; // pixels at the right of a space for its coin
const HEAD = 22; // pixels at the top for a name
const SIGN = 26; // pixels at the left of a long space for its sign

/**
 * The positions of hats in a space: in rows from its lower left corner, beside the coin; closer together, and then over
 * the name, if there are many.
 */
export function standing(box: Box, at: number, of: number, size: { w: number; h: number }): { x: number; y: number } {
  const long = box.w > box.h * 3;
  const left = long ? SIGN : 3;
  const room = Math.max(size.w, box.w - COIN - left);
  const across = Math.max(1, Math.floor(room / size.w));
  const levels = Math.max(1, Math.floor((box.h - HEAD) / size.h));
  const row = Math.max(across, Math.ceil(of / levels));
  const [level, place] = [Math.floor(at / row), at % row];
  const many = Math.min(row, of - level * row);
  const step = many < 2 ? 0 : Math.min(size.w, (room - size.w) / (many - 1));
  return { x: box.x + left + place * step, y: box.y + box.h - size.h - 3 - level * size.h };
}
