// The dependency map in a tile: columns and rows as on the large map, arrows as curves. Computed once per set of services.
import { arrange, type Node } from "./layout";
import type { Service } from "./model";

export const NODE = { w: 46, h: 28 };
export const WIDE = 250;
const HIGH = 138;

export interface MiniMap {
  height: number;
  nodes: { id: string; x: number; y: number }[];
  edges: { key: string; from: string; to: string; path: string }[];
}

const known = new Map<string, MiniMap>();

export function miniMap(services: Service[]): MiniMap {
  const key = services.map(({ id, depends_on, kinds }) => `${id}:${depends_on.join(",")}:${kinds.join(",")}`).join(" ");
  let found = known.get(key);
  if (!found) known.set(key, (found = drawn(services)));
  return found;
}

function drawn(services: Service[]): MiniMap {
  const nodes = services.map(({ id, provider, kinds, depends_on }): Node => ({
    id,
    provider,
    kinds,
    needs: depends_on,
  }));
  const grid = arrange(nodes, services.length > 8 ? 4 : 3);
  const rows = grid.rows + grid.bands;
  const across = (WIDE - NODE.w) / Math.max(1, grid.columns - 1);
  const down = rows > 1 ? Math.max(NODE.h + 8, (HIGH - NODE.h) / (rows - 1)) : 0;
  const place = (id: string): [number, number] => {
    const { column, row } = grid.places.get(id) ?? { column: 0, row: 0 };
    return [column * across, row * down];
  };
  const edges = nodes.flatMap(({ id, needs }) =>
    needs
      .filter((from) => grid.places.has(from))
      .map((from) => {
        const [x1, y1] = place(from);
        const [x2, y2] = place(id);
        const [cx, cy, dx, dy] = [x1 + NODE.w / 2, y1 + NODE.h / 2, x2 + NODE.w / 2, y2 + NODE.h / 2];
        const side = cx + (y1 < y2 ? 11 : -11);
        const half = (cx + dx) / 2;
        const path = x1 === x2 ? `M${side} ${cy}V${dy}` : `M${cx} ${cy}C${half} ${cy} ${half} ${dy} ${dx} ${dy}`;
        return { key: `${from}>${id}`, from, to: id, path };
      }),
  );
  return {
    height: Math.max(NODE.h, (rows - 1) * down + NODE.h),
    nodes: nodes.map(({ id }) => ({ id, x: place(id)[0], y: place(id)[1] })),
    edges,
  };
}
