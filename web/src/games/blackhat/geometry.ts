// The positions of spaces, places and arrows. A narrow page splits the network into bands, one below the other.
import type { Loose, Place, Spot } from "./model";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Arrow {
  key: string;
  from: string;
  to: string;
  d: string;
  head: string;
}

export interface Stub {
  key: string;
  d: string;
  head: string;
}

export interface Plan {
  width: number;
  height: number;
  spaces: Map<string, Box>;
  /** The parts of a non-rectangular space beyond its largest rectangle. */
  arms: { id: string; box: Box }[];
  places: Map<string, Box>;
  holes: Box[];
  arrows: Arrow[];
  stubs: Stub[];
  /** Whether names fit into the spaces. */
  roomy: boolean;
  gap: number;
  cell: { w: number; h: number };
  bands: number;
}

/** Column and row. */
type Cell = [number, number];
interface Lying extends Pick<Spot, "id" | "place" | "to"> {
  cells: Cell[];
}
const TALL = 73; // pixels of a space in a tall window
const LEAST = 56; // pixels from one column to the next
const NAMED = 74; // pixels of a space that its name needs
const FOOT = 20; // pixels at the foot of a tall space for its value
const BETWEEN = 22; // pixels between two bands

const columnsOf = (cells: Cell[]): number[] => cells.map(([column]) => column);

/** The columns after which the network may be cut: no space or place crosses there. */
function cuts(layout: Lying[], places: Place[], first: number, last: number): number[] {
  const whole = [
    ...layout.map(({ cells }) => columnsOf(cells)),
    ...places.map(({ spaces }) =>
      layout.filter(({ id }) => spaces.includes(id)).flatMap(({ cells }) => columnsOf(cells)),
    ),
  ];
  const found: number[] = [];
  for (let cut = first; cut < last; cut += 1) {
    if (whole.every((columns) => Math.max(...columns) <= cut || Math.min(...columns) > cut)) found.push(cut);
  }
  return found;
}

/** The bands as [first, last] column, as even as possible. */
function bandsOf(layout: Lying[], places: Place[], wanted: number): Cell[] {
  const columns = layout.flatMap(({ cells }) => columnsOf(cells));
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const open = cuts(layout, places, first, last);
  let best: number[] = [];
  let least = Infinity;
  const widest = (at: number[]): number =>
    Math.max(...[...at, last].map((end, number) => end - (at[number - 1] ?? first - 1)));
  const look = (at: number[], from: number): void => {
    const now = widest(at);
    if (now < least || (now === least && at.length < best.length)) [best, least] = [at, now];
    if (at.length < wanted - 1) open.forEach((cut, number) => number >= from && look([...at, cut], number + 1));
  };
  look([], 0);
  return [...best, last].map((end, number) => [(best[number - 1] ?? first - 1) + 1, end]);
}

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

const bump = (x: number, y: number, dx: number, dy: number, size: number): string =>
  `M${x} ${y}l${-dx * size - dy * size * 0.72} ${-dy * size + dx * size * 0.72}L${x - dx * size + dy * size * 0.72} ${y - dy * size - dx * size * 0.72}z`;

const lying = (spot: Spot): Lying => ({ ...spot, cells: spot.cells.map(([column = 0, row = 0]) => [column, row]) });

export function planOf(spots: Spot[], places: Place[], loose: Loose[], width: number, tallest: number): Plan {
  const layout = spots.map(lying);
  const columns = layout.flatMap(({ cells }) => columnsOf(cells));
  const rows = layout.flatMap(({ cells }) => cells.map(([, row]) => row));
  const count = Math.max(...columns) - Math.min(...columns) + 1;
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const bands = bandsOf(layout, places, Math.max(1, Math.ceil((count * LEAST) / Math.max(width, 1))));
  const most = Math.max(...bands.map(([first, last]) => last - first + 1));
  const gap = Math.floor(Math.min(21, Math.max(9, (width / most) * 0.2)));
  const w = (width - (most - 1) * gap) / most;
  const h = Math.round(Math.min(TALL, Math.max(52, Math.min(w * 0.95, tallest))));
  const rise = tallest < TALL ? Math.min(gap, 15) : gap; // the gap between two rows
  const tall = (bottom - top + 1) * (h + rise) - rise;
  const across = bands.length > 1 ? BETWEEN : 0;
  const margin = Math.round(rise / 2);
  const bandOf = (column: number): number => bands.findIndex(([first, last]) => column >= first && column <= last);
  const at = ([column, row]: Cell): Box => {
    const band = bandOf(column);
    return {
      x: (column - (bands[band]?.[0] ?? 0)) * (w + gap),
      y: margin + band * (tall + across + margin) + (row - top) * (h + rise),
      w,
      h,
    };
  };
  const around = (cells: Cell[]): Box => {
    const boxes = cells.map(at);
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    return {
      x,
      y,
      w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
      h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
    };
  };
  const trunks = new Map(layout.map(({ id, cells }) => [id, trunk(cells)]));
  const spaces = new Map([...trunks].map(([id, cells]) => [id, around(cells)]));
  const arms = layout.flatMap(({ id, cells }) =>
    cells
      .filter((cell) => !trunks.get(id)?.some((each) => touch(each, cell) === 0))
      .map((cell) => ({
        id,
        box: around(
          cells.filter(
            (each) => touch(each, cell) === 0 || (touch(each, cell) === 1 && bandOf(each[0]) === bandOf(cell[0])),
          ),
        ),
      })),
  );
  const byId = new Map(layout.map((spot) => [spot.id, spot]));
  const taken = new Set(layout.flatMap(({ cells }) => cells.map(String)));
  const holes: Box[] = [];
  for (const [first, last] of bands) {
    for (let column = first; column <= last; column += 1) {
      for (let row = top; row <= bottom; row += 1) if (!taken.has(String([column, row]))) holes.push(at([column, row]));
    }
  }

  // An arrow crosses the edge that two spaces share; between two bands it leaves on one side and enters on the other.
  const inset = Math.max(3, gap * 0.2);
  const size = Math.max(6.5, gap * 0.44);
  const arrows: Arrow[] = [];
  const line = (
    key: string,
    from: string,
    to: string,
    x1: number,
    y1: number,
    dx: number,
    dy: number,
    length: number,
  ): void => {
    const [x2, y2] = [x1 + dx * length, y1 + dy * length];
    arrows.push({
      key,
      from,
      to,
      d: `M${x1} ${y1}L${x2 - dx * size * 0.8} ${y2 - dy * size * 0.8}`,
      head: bump(x2, y2, dx, dy, size),
    });
  };
  for (const spot of layout) {
    for (const goal of spot.to) {
      const other = byId.get(goal);
      if (!other) continue;
      const pairs = spot.cells
        .flatMap((one) => other.cells.map((two) => [one, two] as const))
        .filter(([one, two]) => touch(one, two) === 1);
      const pair = pairs[0];
      const key = `${spot.id}>${goal}`;
      if (!pair) continue;
      const [dx, dy] = [pair[1][0] - pair[0][0], pair[1][1] - pair[0][1]];
      const all = pairs
        .filter(([one, two]) => two[0] - one[0] === dx && two[1] - one[1] === dy)
        .map(([one]) => at(one));
      const back = other.to.includes(spot.id) ? gap * 0.55 : 0; // two-way arrows run side by side
      const x =
        all.reduce((sum, box) => sum + box.x + box.w / 2, 0) / all.length +
        (dx * w) / 2 +
        Math.abs(dy) * (dy > 0 ? back : -back);
      const y =
        all.reduce((sum, box) => sum + box.y + box.h / 2, 0) / all.length +
        (dy * h) / 2 +
        Math.abs(dx) * (dx > 0 ? back : -back);
      if (bandOf(pair[0][0]) === bandOf(pair[1][0]))
        line(key, spot.id, goal, x - dx * inset, y - dy * inset, dx, dy, (dx ? gap : rise) + inset * 2);
      else {
        const enter = at(pair[1]);
        const edge = dx > 0 ? enter.x : enter.x + enter.w;
        line(`${key}-`, spot.id, goal, x - dx * inset, y, dx, 0, gap * 0.8 + inset);
        line(`-${key}`, spot.id, goal, edge - dx * gap * 0.8, enter.y + enter.h / 2, dx, 0, gap * 0.8 + inset);
      }
    }
  }

  const SIDES: Record<string, Cell> = { L: [-1, 0], R: [1, 0], T: [0, -1], B: [0, 1] };
  const stubs: Stub[] = [];
  for (const { space, side, direction } of loose) {
    const box = spaces.get(space);
    if (!box) continue;
    const [dx, dy] = SIDES[side] ?? [0, 0];
    const [x, y] = [box.x + box.w / 2 + (dx * box.w) / 2, box.y + box.h / 2 + (dy * box.h) / 2];
    const reach = gap * 0.5;
    const [ex, ey] = [x + dx * reach, y + dy * reach];
    const d = `M${x - dx * inset} ${y - dy * inset}L${ex} ${ey}`;
    stubs.push({
      key: `${space}${side}`,
      d: direction === "out" ? `${d}M${ex - dy * 4} ${ey - dx * 4}L${ex + dy * 4} ${ey + dx * 4}` : d,
      head: direction === "in" ? bump(x - dx * inset, y - dy * inset, -dx, -dy, size) : "",
    });
  }

  return {
    width,
    height: bands.length * (tall + margin) + (bands.length - 1) * across + margin,
    spaces,
    arms,
    places: new Map(
      places.map((place) => [
        place.id,
        around(layout.filter(({ id }) => place.spaces.includes(id)).flatMap(({ cells }) => cells)),
      ]),
    ),
    holes,
    arrows,
    stubs,
    roomy: w >= NAMED,
    gap,
    cell: { w, h },
    bands: bands.length,
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

/** The positions of pawns in a space: one at the foot, many in rows above the foot. */
export function standing(
  box: Box,
  cell: { w: number; h: number },
  at: number,
  of: number,
  size: { w: number; h: number },
  head: number,
): { x: number; y: number } {
  const wide = Math.max(1, Math.floor(box.w / size.w));
  if (of === 1 || box.h <= cell.h * 1.2) {
    const each = Math.min(size.w, (box.w - size.w) / Math.max(1, of - 1));
    return { x: box.x + (of === 1 ? 2 : at * each), y: box.y + box.h - size.h - 2 };
  }
  const rows = Math.ceil(of / wide);
  const room = box.h - head - FOOT;
  const tall = Math.min(size.h + 4, room / rows);
  const left = (box.w - Math.min(wide, of) * size.w) / (Math.min(wide, of) + 1);
  return {
    x: box.x + left + (at % wide) * (size.w + left),
    y: box.y + head + (room - rows * tall) / 2 + Math.floor(at / wide) * tall,
  };
}
