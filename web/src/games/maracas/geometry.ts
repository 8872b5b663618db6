// The drawn city: twelve Areas in three rows, the middle one offset by half an Area, so that exactly the adjacent Areas
// share a border.
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

type Point = readonly [x: number, y: number];

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
  coast: string[];
}

/** Names and, in quarters of the width, the borders in each row. */
const ROWS: { ids: readonly [string, string, string, string]; cuts: readonly number[] }[] = [
  { ids: ["GG", "LL", "MA", "CO"], cuts: [0, 0.86, 1.82, 2.78, 4] },
  { ids: ["BY", "CV", "VD", "LT"], cuts: [0, 1.22, 2.22, 3.12, 4] },
  { ids: ["SA", "CP", "LR", "PS"], cuts: [0, 0.86, 1.84, 2.8, 4] },
];
/** Lines of communication from Area to Area. */
const ROADS: readonly [string, string][] = [["BY", "CV"], ["LL", "CV"], ["CV", "LR"], ["LR", "PS"], ["PS", "LT"]]; // prettier-ignore
const ROUGH = 5; // pixels by which a border deviates from its line
const INSET = 7;
export const ORDER: readonly string[] = ROWS.flatMap(({ ids }) => ids);

/** A reproducible number between -1 and 1 for each seed, for a hand-drawn look. */
const tremble = (seed: number): number => {
  const wild = Math.sin(seed * 127.1) * 43758.5;
  return (wild - Math.floor(wild)) * 2 - 1;
};

const line = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

export function planOf(width: number, heights: readonly number[]): Plan {
  const tops = [
    0,
    heights[0] ?? 0,
    (heights[0] ?? 0) + (heights[1] ?? 0),
    heights.reduce((sum, each) => sum + each, 0),
  ];
  const height = tops[3] ?? 0;
  const x = (cut: number): number => Math.min(width - 1.5, Math.max(1.5, (cut * width) / 4));
  const y = (level: number): number => Math.min(height - 1.5, Math.max(1.5, tops[level] ?? 0));
  const outer = (level: number): boolean => level === 0 || level === 3;

  // Where a level (the border above a row) is cut by the borders of the rows on both sides.
  const cutsAt = (level: number): number[] =>
    [...new Set([...(ROWS[level - 1]?.cuts ?? []), ...(ROWS[level]?.cuts ?? [])])].sort((a, b) => a - b);
  const node = (level: number, cut: number): Point => [
    x(cut),
    y(level) + (outer(level) ? 0 : tremble(level * 7 + cut * 13) * ROUGH),
  ];
  const along = (level: number, from: number, to: number): Point[] =>
    cutsAt(level)
      .filter((cut) => cut >= from && cut <= to)
      .map((cut) => node(level, cut));
  const across = (row: number, cut: number): Point[] => {
    const [top, foot] = [node(row, cut), node(row + 1, cut)];
    if (cut === 0 || cut === 4) return [top, foot];
    const bend = (part: number): Point => [
      x(cut) + tremble(row * 31 + cut * 17 + part * 5) * ROUGH,
      top[1] + (foot[1] - top[1]) * part,
    ];
    return [top, bend(0.36), bend(0.7), foot];
  };

  const plots = new Map<string, Plot>();
  const borders: Plan["borders"] = [];
  ROWS.forEach(({ ids, cuts }, row) => {
    ids.forEach((id, at) => {
      const [left, right] = [cuts[at] ?? 0, cuts[at + 1] ?? 4];
      const round = [
        ...along(row, left, right),
        ...across(row, right).slice(1),
        ...along(row + 1, left, right)
          .reverse()
          .slice(1),
        ...across(row, left).reverse().slice(1, -1),
      ];
      const box = {
        x: x(left) + INSET,
        y: y(row) + INSET,
        w: x(right) - x(left) - 2 * INSET,
        h: y(row + 1) - y(row) - 2 * INSET,
      };
      plots.set(id, { id, path: `${line(round)}Z`, box });
      if (right < 4) borders.push({ between: `${id} ${ids[at + 1]}`, path: line(across(row, right)) });
    });
    const below = ROWS[row + 1];
    if (!below) return;
    const level = cutsAt(row + 1);
    level.slice(1).forEach((to, at) => {
      const from = level[at] ?? 0;
      const owner = (of: typeof below): string => of.ids[of.cuts.findIndex((cut) => cut >= to) - 1] ?? "";
      borders.push({
        between: `${owner(ROWS[row] ?? below)} ${owner(below)}`,
        path: line([node(row + 1, from), node(row + 1, to)]),
      });
    });
  });

  const middle = (id: string): Point => {
    const box = plots.get(id)?.box ?? { x: 0, y: 0, w: 0, h: 0 };
    return [box.x + box.w / 2, box.y + box.h * 0.55];
  };
  const roads = ROADS.map(([from, to]) => {
    const [a, b] = [middle(from), middle(to)];
    return `M${a[0]} ${a[1]}C${(a[0] + b[0]) / 2} ${a[1]} ${(a[0] + b[0]) / 2} ${b[1]} ${b[0]} ${b[1]}`;
  });
  const port = plots.get("PS")?.box ?? { x: 0, y: 0, w: 0, h: 0 };
  const coast = [0, 1, 2].map((at) => {
    const [right, foot, step] = [width - 2, height - 2, 15 * at + 12];
    return `M${right} ${foot - port.h * 0.5 + step}Q${right - 26 + step * 0.5} ${foot - 24 + step * 0.3} ${right - port.w * 0.6 + step * 1.5} ${foot}`;
  });
  return { width, height, plots, borders, roads, coast };
}
