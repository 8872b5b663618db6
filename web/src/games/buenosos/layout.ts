// The column and row of each service: computed once per set of services, always the same.
export interface Node {
  id: string;
  provider: boolean;
  kinds: string[];
  needs: string[];
}

export interface Place {
  column: number;
  row: number;
}

export interface Grid {
  columns: number;
  /** Rows of services; providers are in bands below them. */
  rows: number;
  bands: number;
  places: Map<string, Place>;
  providers: Set<string>;
}

// The costs of an order of services: an arrow against the reading direction, a pair against its kinds, against its ids.
const BACK = 1;
const KIND = 0.5;
const NUMBER = 0.5;
const MIXED = 0.5; // a pair of different kinds in one column
const SWEEPS = 4;

const number = (id: string): number => Number(id.slice(1));
const rank = (node: Node): number =>
  (node.kinds.includes("digital") ? 1 : 0) + (node.kinds.includes("citizen") ? 1 : 0);

function bits(set: number): number {
  let found = 0;
  for (let rest = set; rest; rest &= rest - 1) found += 1;
  return found;
}

/**
 * From what others need to what people use: the cheapest order, by dynamic programming over sets of placed services.
 */
function inOrder(nodes: Node[]): Node[] {
  const size = nodes.length;
  const at = new Map(nodes.map((node, place) => [node.id, place]));
  const set = (keep: (other: Node) => boolean): number =>
    nodes.reduce((found, other, place) => (keep(other) ? found | (1 << place) : found), 0);
  const needs = nodes.map((node) => set((other) => node.needs.includes(other.id)));
  const later = nodes.map((node) => set((other) => number(other.id) > number(node.id)));
  const higher = nodes.map((node) => set((other) => rank(other) > rank(node)));
  const highest = nodes.map((node) => set((other) => rank(other) > rank(node) + 1));
  const cost = new Float64Array(1 << size).fill(Infinity);
  const last = new Int8Array(1 << size);
  cost[0] = 0;
  for (let stands = 0; stands < 1 << size; stands += 1) {
    for (let next = 0; next < size; next += 1) {
      if (stands & (1 << next)) continue;
      const added =
        BACK * bits((needs[next] as number) & ~stands) +
        NUMBER * bits((later[next] as number) & stands) +
        KIND * (bits((higher[next] as number) & stands) + bits((highest[next] as number) & stands));
      const then = stands | (1 << next);
      if ((cost[stands] as number) + added < (cost[then] as number) - 1e-9) {
        cost[then] = (cost[stands] as number) + added;
        last[then] = next;
      }
    }
  }
  const found: Node[] = [];
  for (let stands = (1 << at.size) - 1; stands;) {
    const place = last[stands] as number;
    found.unshift(nodes[place] as Node);
    stands &= ~(1 << place);
  }
  return found;
}

/** The order split into columns of similar size and kind; on a tie, the first columns are longer. */
function split(order: Node[], columns: number): Node[][] {
  const mean = order.length / columns;
  const price = (from: number, to: number, column: number): number => {
    let mixed = 0;
    for (let a = from; a < to; a += 1) {
      for (let b = a + 1; b < to; b += 1) {
        if (order[a]?.kinds.includes("digital") !== order[b]?.kinds.includes("digital")) mixed += 1;
      }
    }
    return (to - from - mean) ** 2 + MIXED * mixed + 0.01 * column * (to - from);
  };
  let best = new Map<number, { cost: number; cuts: number[] }>([[0, { cost: 0, cuts: [] }]]);
  for (let column = 0; column < columns; column += 1) {
    const next = new Map<number, { cost: number; cuts: number[] }>();
    for (const [from, { cost, cuts }] of best) {
      for (let to = from + 1; to <= order.length; to += 1) {
        const total = cost + price(from, to, column);
        if (total < (next.get(to)?.cost ?? Infinity)) next.set(to, { cost: total, cuts: [...cuts, to] });
      }
    }
    best = next;
  }
  const cuts = best.get(order.length)?.cuts ?? [order.length];
  return cuts.map((to, column) => order.slice(cuts[column - 1] ?? 0, to));
}

/** Every way to fill the rows of a column. */
function ways(count: number, rows: number): number[][] {
  if (count === 0) return [[]];
  return ways(count - 1, rows).flatMap((taken) =>
    Array.from({ length: rows }, (_, row) => row)
      .filter((row) => !taken.includes(row))
      .map((row) => [...taken, row]),
  );
}

type Edge = [string, string];

/** How far arrows climb, and how often neighbours cross. */
function tangle(edges: Edge[], places: Map<string, Place>): number {
  let cost = 0;
  const steps: number[][] = [];
  for (const [from, to] of edges) {
    const a = places.get(from) as Place;
    const b = places.get(to) as Place;
    const climb = Math.abs(a.row - b.row);
    const far = Math.abs(a.column - b.column);
    cost += far === 0 ? Math.max(0, climb - 1) * 1.5 : far === 1 ? climb : climb * 0.7;
    if (far === 1) steps.push(a.column < b.column ? [a.column, a.row, b.row] : [b.column, b.row, a.row]);
  }
  for (let one = 0; one < steps.length; one += 1) {
    for (let other = one + 1; other < steps.length; other += 1) {
      const [c, l, r] = steps[one] as [number, number, number];
      const [d, m, s] = steps[other] as [number, number, number];
      if (c === d && (l - m) * (r - s) < 0) cost += 0.8;
    }
  }
  return cost;
}

function seat(stacks: Node[][], rows: number): Map<string, Place> {
  const places = new Map<string, Place>();
  stacks.forEach((stack, column) => {
    const first = Math.floor((rows - stack.length) / 2);
    stack.forEach((node, at) => places.set(node.id, { column, row: first + at }));
  });
  const edges = stacks
    .flat()
    .flatMap((node) => node.needs.filter((id) => places.has(id)).map((id): Edge => [id, node.id]));
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    stacks.forEach((stack, column) => {
      let least = Infinity;
      let kept: number[] = [];
      for (const way of ways(stack.length, rows)) {
        stack.forEach((node, at) => places.set(node.id, { column, row: way[at] as number }));
        const cost = tangle(edges, places);
        if (cost < least - 1e-9) [least, kept] = [cost, way];
      }
      stack.forEach((node, at) => places.set(node.id, { column, row: kept[at] as number }));
    });
  }
  return places;
}

/** Providers fill the gaps between services, then bands below them, each as close as possible to those it serves. */
function provide(providers: Node[], grid: Grid, served: (id: string) => string[]): void {
  const taken = new Set([...grid.places.values()].map(({ column, row }) => `${column} ${row}`));
  const free: Place[] = [];
  for (let row = 0; row < grid.rows + grid.bands; row += 1) {
    for (let column = 0; column < grid.columns; column += 1)
      if (!taken.has(`${column} ${row}`)) free.push({ column, row });
  }
  for (const provider of providers) {
    const others = served(provider.id).map((id) => grid.places.get(id) as Place);
    const way = (place: Place): number =>
      others.reduce(
        (sum, other) => sum + Math.abs(other.column - place.column) + 0.3 * Math.abs(other.row - place.row),
        0,
      );
    free.sort((a, b) => way(a) - way(b) || a.row - b.row || a.column - b.column);
    grid.places.set(provider.id, free.shift() as Place);
  }
}

export function arrange(nodes: Node[], columns: number): Grid {
  const byNumber = [...nodes].sort((a, b) => number(a.id) - number(b.id));
  const services = byNumber.filter((node) => !node.provider);
  const providers = byNumber.filter((node) => node.provider);
  const wide = Math.max(1, Math.min(columns, services.length));
  const stacks = split(inOrder(services), wide);
  const rows = Math.max(...stacks.map((stack) => stack.length));
  const gaps = rows * wide - services.length;
  const bands = Math.max(0, Math.ceil((providers.length - gaps) / wide));
  const grid: Grid = {
    columns: wide,
    rows,
    bands,
    places: seat(stacks, rows),
    providers: new Set(providers.map((node) => node.id)),
  };
  provide(providers, grid, (id) => services.filter((node) => node.needs.includes(id)).map((node) => node.id));
  return grid;
}
