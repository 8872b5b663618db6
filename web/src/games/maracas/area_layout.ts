// How closely the pieces of an Area stand, so that the map never changes its size: in pixels at scale 1.

/** 0: towers with their totals; 1: towers alone, totals on focus; 2: small towers. */
export type Density = 0 | 1 | 2;

export interface Crowd {
  /** For each stack at large: how many layers it has, and how many characters its widest total; 0 if it has none. */
  towers: { layers: number; total: number }[];
  /** Counters that are in no stack, by kind. */
  loose: number;
}

export interface Room {
  width: number;
  height: number;
}

export const GAP = 6;
export const CELLS = [
  { width: 44, height: 40 },
  { width: 44, height: 40 },
  { width: 32, height: 28 },
] as const;
export const LOOSE = [32, 32, 28] as const;
const BESIDE = 1; // between a tower and its totals
const RIM = 3; // of a tower
const DEEP = 20; // pixels the layers of the highest tower take below its top
const MANY = 4; // from so many stacks on, totals are shown on focus only
const TOTALS = 52; // the height of three totals

/** How far the next layer lies below. */
export const stepOf = (layers: number, density: Density): number =>
  layers < 2 ? 0 : Math.min(density === 2 ? 3 : 5, (density === 2 ? 9 : DEEP) / (layers - 1));

export const totalsWidth = (characters: number): number => 28 + 8.4 * characters;

/** The size of one stack, totals included. */
export function towerSize({ layers, total }: Crowd["towers"][number], density: Density): Room {
  const cell = CELLS[density];
  const height = cell.height + RIM + stepOf(layers, density) * Math.max(0, layers - 1);
  const width = cell.width + RIM;
  if (density > 0 || !total) return { width, height };
  return { width: width + BESIDE + totalsWidth(total), height: Math.max(height, TOTALS) };
}

/** The loosest way in which everything fits; the closest one if nothing does. */
export function densityOf(crowd: Crowd, room: Room): Density {
  const least: Density = crowd.towers.length >= MANY ? 1 : 0;
  for (const density of [0, 1, 2] as const) if (density >= least && fits(crowd, room, density)) return density;
  return 2;
}

/** Whether even the closest way is too much: then the counters that are in no stack are drawn as one. */
export const overfull = (crowd: Crowd, room: Room): boolean => !fits(crowd, room, 2);

function fits(crowd: Crowd, room: Room, density: Density): boolean {
  const pieces = [
    ...crowd.towers.map((tower) => towerSize(tower, density)),
    ...Array.from({ length: crowd.loose }, () => ({ width: LOOSE[density], height: LOOSE[density] })),
  ];
  let [x, y, row] = [0, 0, 0];
  for (const { width, height } of pieces) {
    if (x > 0 && x + width > room.width) [x, y, row] = [0, y + row + GAP, 0];
    x += width + GAP;
    row = Math.max(row, height);
  }
  return y + row <= room.height;
}

/** The lines that things of these widths take, one after another. */
export function linesOf(widths: readonly number[], width: number, gap: number): number {
  let [x, lines] = [0, 1];
  for (const each of widths) {
    if (x > 0 && x + each > width) [x, lines] = [0, lines + 1];
    x += each + gap;
  }
  return lines;
}
