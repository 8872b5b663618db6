// The path of each arrow through gutters and channels: all arrows of a service share one trunk, and no line crosses a
// card.
import type { Grid, Node, Place } from "./layout";

export type Side = "left" | "right";

/**
 * Out of a service into a gutter, along a channel into another gutter if it is far, and into the service that needs it.
 */
export interface Route {
  from: string;
  to: string;
  out: Side;
  first: number;
  channel: number | null;
  last: number;
  into: Side;
}

/** The end of a line at a side of a service: the trunk that leaves it, or an arrow that arrives from `source`. */
export interface Port {
  node: string;
  side: Side;
  source: string;
  out: boolean;
  /** In half steps from the middle; even on the left, odd on the right, so that neighbours never share a line. */
  slot: number;
}

export interface Ways {
  routes: Route[];
  ports: Port[];
  /** Sources in each channel, from top to bottom. */
  tracks: string[][];
}

/** The best order of a few items, by trying all; of more, by swapping pairs as long as it helps. */
export function ordered<T>(items: T[], cost: (order: T[]) => number): T[] {
  let best = items;
  let least = cost(best);
  const trade = (order: T[], a: number, b: number): T[] => {
    const next = [...order];
    [next[a], next[b]] = [next[b] as T, next[a] as T];
    return next;
  };
  for (let better = true; better;) {
    better = false;
    for (let a = 0; a < items.length; a += 1) {
      for (let b = 0; b < items.length; b += 1) {
        if (a === b) continue;
        const moved = best.filter((_, at) => at !== a);
        moved.splice(b, 0, best[a] as T);
        for (const next of [trade(best, a, b), moved]) {
          const price = cost(next);
          if (price < least - 1e-9) [best, least, better] = [next, price, true];
        }
      }
    }
  }
  return best;
}

function ways(grid: Grid, nodes: Node[]): Route[] {
  const channels = grid.rows + grid.bands + 1;
  const inGutter = Array.from({ length: grid.columns + 1 }, () => new Set<string>());
  const inChannel = Array.from({ length: channels }, () => new Set<string>());
  const pairs = nodes.flatMap((node) =>
    node.needs.filter((id) => grid.places.has(id)).map((id) => [id, node.id] as const),
  );
  const span = ([from, to]: readonly [string, string]): number =>
    Math.abs((grid.places.get(from) as Place).column - (grid.places.get(to) as Place).column);
  const near = pairs.filter((pair) => span(pair) === 1);
  const far = pairs.filter((pair) => span(pair) > 1).sort((a, b) => span(b) - span(a));
  const same = pairs.filter((pair) => span(pair) === 0);
  return [...near, ...far, ...same].map(([from, to]) => {
    const a = grid.places.get(from) as Place;
    const b = grid.places.get(to) as Place;
    const route: Route = { from, to, out: "right", first: a.column + 1, channel: null, last: b.column, into: "left" };
    if (a.column > b.column) Object.assign(route, { out: "left", first: a.column, last: b.column + 1, into: "right" });
    if (a.column === b.column) {
      const load = (gutter: number): number =>
        gutter < 1 || gutter >= grid.columns
          ? Infinity
          : (inGutter[gutter] as Set<string>).size - (inGutter[gutter]?.has(from) ? 2 : 0);
      const side: Side = load(a.column) < load(a.column + 1) ? "left" : "right";
      const gutter = side === "left" ? a.column : a.column + 1;
      Object.assign(route, { out: side, first: gutter, last: gutter, into: side });
    } else if (route.first !== route.last) {
      let least = Infinity;
      for (let channel = 0; channel < channels; channel += 1) {
        const users = inChannel[channel] as Set<string>;
        const edge = channel === 0 || channel === channels - 1 ? 0.6 : 0;
        const cost =
          Math.abs(channel - 0.5 - a.row) +
          Math.abs(channel - 0.5 - b.row) +
          edge +
          0.4 * users.size -
          (users.has(from) ? 1.2 : 0);
        if (cost < least) [least, route.channel] = [cost, channel];
      }
      inChannel[route.channel as number]?.add(from);
    }
    inGutter[route.first]?.add(from);
    inGutter[route.last]?.add(from);
    return route;
  });
}

/** The ports of every side from top to bottom, in the order of their lines. */
function portsOf(grid: Grid, routes: Route[]): Port[] {
  const row = (id: string): number => (grid.places.get(id) as Place).row;
  const sides = new Map<string, { port: Port; toward: number[] }[]>();
  const meet = (node: string, side: Side, source: string, out: boolean, toward: number): void => {
    const key = `${node} ${side}`;
    const all = sides.get(key) ?? [];
    sides.set(key, all);
    const known = all.find((each) => each.port.source === source && each.port.out === out);
    if (known) known.toward.push(toward);
    else all.push({ port: { node, side, source, out, slot: 0 }, toward: [toward] });
  };
  for (const route of routes) {
    const over = route.channel === null ? null : route.channel - 0.5;
    meet(route.from, route.out, route.from, true, over ?? row(route.to));
    meet(route.to, route.into, route.from, false, over ?? row(route.from));
  }
  const found: Port[] = [];
  for (const all of sides.values()) {
    const mean = (list: number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
    all.sort((a, b) => mean(a.toward) - mean(b.toward) || Number(b.port.out) - Number(a.port.out));
    const middle = all.reduce((sum, each) => sum + mean(each.toward), 0) / all.length;
    const { side, node } = (all[0] as { port: Port }).port;
    const odd = side === "right" ? 1 : 0;
    let first = 1 - all.length;
    if (Math.abs(first % 2) !== odd) first += middle > row(node) ? 1 : -1;
    all.forEach(({ port }, at) => found.push({ ...port, slot: first + 2 * at }));
  }
  return found;
}

/** The order of trunks in a channel with the fewest crossings. */
function tracksOf(grid: Grid, routes: Route[]): string[][] {
  const row = (id: string): number => (grid.places.get(id) as Place).row;
  return Array.from({ length: grid.rows + grid.bands + 1 }, (_, channel) => {
    const here = routes.filter((route) => route.channel === channel);
    const sources = [...new Set(here.map((route) => route.from))];
    const ends = new Map(
      sources.map((source) => {
        const own = here.filter((route) => route.from === source);
        const legs = own.flatMap((route) => [
          { gutter: route.first, up: row(route.from) < channel },
          { gutter: route.last, up: row(route.to) < channel },
        ]);
        const gutters = legs.map((leg) => leg.gutter);
        return [source, { legs, low: Math.min(...gutters), high: Math.max(...gutters) }];
      }),
    );
    return ordered(sources, (order) => {
      let cost = 0;
      order.forEach((source, at) => {
        for (const leg of ends.get(source)?.legs ?? []) {
          order.forEach((other, place) => {
            const way = ends.get(other);
            if (!way || (leg.up ? place >= at : place <= at)) return;
            if (leg.gutter > way.low && leg.gutter < way.high) cost += 1;
            else if (leg.gutter === way.low || leg.gutter === way.high) cost += 0.5;
          });
        }
      });
      return cost;
    });
  });
}

export function waysOf(grid: Grid, nodes: Node[]): Ways {
  const routes = ways(grid, nodes);
  return { routes, ports: portsOf(grid, routes), tracks: tracksOf(grid, routes) };
}
