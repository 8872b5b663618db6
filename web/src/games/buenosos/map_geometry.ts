// The map in pixels: a box for each service, a path for each arrow, dots where a trunk branches.
import type { Grid } from "./layout";
import { drawn, round, type Point } from "./path";
import { ordered, type Port, type Side, type Ways } from "./routes";

export interface Box {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Arrow {
  from: string;
  to: string;
  path: string;
  tip: string;
  /** From its start to its label. */
  run: string;
  label: Point;
}

export interface MapGeometry {
  width: number;
  height: number;
  /** The minimum height. */
  least: number;
  boxes: Map<string, Box>;
  arrows: Arrow[];
  dots: { from: string; at: Point }[];
}

const CARD = { least: 118, most: 172, low: 66, high: 116, band: 48 };
const GUTTER = 64;
const SHARE = 0.65; // the card's share of a column and its gutter
const LANE = 9;
const TRACK = 6.5;
const CHANNEL = 18;
const HEAD = 8; // length of an arrow head
const LABEL = 56;
const BEND = 6;

/** How many columns fit. */
export function columnsFor(width: number, unit: number, services: number): number {
  const fit = Math.floor((width / unit + GUTTER) / (CARD.least + GUTTER + 16));
  return Math.max(2, Math.min(fit, services > 8 ? 5 : 3));
}

class Drawing {
  readonly boxes = new Map<string, Box>();
  private channels: { top: number; height: number }[] = [];
  private half: number;
  readonly height: number;
  least = 0;
  private readonly card: number;
  private readonly gutter: number;

  constructor(
    readonly grid: Grid,
    readonly ways: Ways,
    readonly width: number,
    height: number,
    readonly unit: number,
  ) {
    const gaps = Math.max(1, grid.columns - 1);
    const share = (SHARE * (width + GUTTER * unit)) / grid.columns;
    this.card = Math.min(
      CARD.most * unit,
      Math.max(CARD.least * unit, share),
      (width - gaps * GUTTER * unit) / grid.columns,
    );
    this.gutter = (width - this.card * grid.columns) / gaps;
    this.half = 7.5 * unit;
    this.height = this.stack(height);
  }

  /** Rows and channels from top to bottom; spare room goes to cards first, then to channels. */
  private stack(height: number): number {
    const { grid, unit } = this;
    const last = grid.rows + grid.bands;
    const needs = this.ways.tracks.map((track, at) => {
      const lines = track.length ? (track.length + 1) * TRACK + 4 : 0;
      return (at === 0 || at === last ? lines : Math.max(CHANNEL, lines)) * unit;
    });
    const fixed = needs.reduce((sum, each) => sum + each, 0) + grid.bands * CARD.band * unit;
    this.least = Math.ceil(fixed + CARD.low * unit * grid.rows);
    const card = Math.max(CARD.low * unit, Math.min(CARD.high * unit, (height - fixed) / grid.rows));
    const spare = Math.max(0, height - fixed - card * grid.rows);
    const more = spare / Math.max(1, last - 1 + 0.5);
    let y = more / 4;
    for (let row = 0; row <= last; row += 1) {
      const inner = row > 0 && row < last;
      const tall = (needs[row] ?? 0) + (inner ? more : 0);
      this.channels.push({ top: y, height: tall });
      y += tall;
      if (row === last) break;
      const high = row < grid.rows ? card : CARD.band * unit;
      for (const [id, place] of grid.places) {
        if (place.row !== row) continue;
        const tall = grid.providers.has(id) ? CARD.band * unit : high;
        this.boxes.set(id, {
          id,
          x: this.left(place.column),
          y: round(y + (high - tall) / 2),
          width: this.card,
          height: tall,
        });
      }
      y += high;
    }
    for (const { node, slot } of this.ways.ports) {
      if (slot) this.half = Math.min(this.half, (this.box(node).height / 2 - 6 * unit) / Math.abs(slot));
    }
    return Math.max(height, y + more / 4);
  }

  private left(column: number): number {
    return round(column * (this.card + this.gutter));
  }

  private box(id: string): Box {
    return this.boxes.get(id) as Box;
  }

  portY(node: string, side: Side, source: string, out: boolean): number {
    const box = this.box(node);
    const same = (port: Port): boolean =>
      port.node === node && port.side === side && port.source === source && port.out === out;
    const slot = this.ways.ports.find(same)?.slot ?? 0;
    return round(box.y + box.height / 2 + slot * this.half);
  }

  edgeX(node: string, side: Side): number {
    const box = this.box(node);
    return round(side === "left" ? box.x : box.x + box.width);
  }

  trackY(channel: number, source: string): number {
    const { top, height } = this.channels[channel] as { top: number; height: number };
    const order = this.ways.tracks[channel] ?? [];
    const step = Math.min(TRACK * 1.6 * this.unit, height / (order.length + 1));
    return round(top + height / 2 + (order.indexOf(source) - (order.length - 1) / 2) * step);
  }

  /** The position of each trunk in a gutter, chosen so that few lines cross. */
  lanes(gutter: number): Map<string, { x: number; ends: { y: number; side: Side }[] }> {
    const found = new Map<string, { x: number; ends: { y: number; side: Side }[] }>();
    const end = (source: string, y: number, side: Side): void => {
      const lane = found.get(source) ?? { x: 0, ends: [] };
      found.set(source, lane);
      if (!lane.ends.some((each) => each.y === y && each.side === side)) lane.ends.push({ y, side });
    };
    const other = (side: Side): Side => (side === "left" ? "right" : "left");
    for (const route of this.ways.routes) {
      if (route.first === gutter)
        end(route.from, this.portY(route.from, route.out, route.from, true), other(route.out));
      if (route.last === gutter)
        end(route.from, this.portY(route.to, route.into, route.from, false), other(route.into));
      if (route.channel !== null && (route.first === gutter || route.last === gutter)) {
        const along = route.first < route.last === (route.first === gutter) ? "right" : "left";
        end(route.from, this.trackY(route.channel, route.from), along);
      }
    }
    const order = ordered([...found.keys()], (sources) => this.crossings(sources, found));
    const step = Math.min(LANE * 1.3 * this.unit, (this.gutter - 30 * this.unit) / Math.max(1, order.length - 1));
    const middle = gutter * (this.card + this.gutter) - this.gutter / 2;
    order.forEach((source, at) => {
      (found.get(source) as { x: number }).x = round(middle + (at - (order.length - 1) / 2) * step);
    });
    return found;
  }

  private crossings(order: string[], lanes: Map<string, { ends: { y: number; side: Side }[] }>): number {
    const spans = order.map((source) => {
      const ends = lanes.get(source)?.ends ?? [];
      const ys = ends.map((end) => end.y);
      return { ends, low: Math.min(...ys), high: Math.max(...ys) };
    });
    let cost = 0;
    spans.forEach((lane, at) => {
      spans.forEach((over, place) => {
        if (at === place) return;
        for (const { y, side } of lane.ends) {
          const meets = side === "left" ? place < at : place > at;
          if (meets && y > over.low - 1 && y < over.high + 1) cost += 1;
          if (meets && over.ends.some((end) => end.side !== side && Math.abs(end.y - y) < 4)) cost += 3;
        }
      });
    });
    return cost;
  }

  geometry(): MapGeometry {
    const lanes = Array.from({ length: this.grid.columns + 1 }, (_, gutter) => this.lanes(gutter));
    const bend = BEND * this.unit;
    const head = HEAD * this.unit;
    const arrows = this.ways.routes.map((route): Arrow => {
      const start: Point = [this.edgeX(route.from, route.out), this.portY(route.from, route.out, route.from, true)];
      const end: Point = [this.edgeX(route.to, route.into), this.portY(route.to, route.into, route.from, false)];
      const first = lanes[route.first]?.get(route.from)?.x ?? start[0];
      const last = lanes[route.last]?.get(route.from)?.x ?? end[0];
      const toward = route.into === "left" ? 1 : -1;
      const tip: Point = [end[0] - toward, end[1]];
      const shaft: Point = [round(tip[0] - toward * head), end[1]];
      const label: Point = [round(end[0] - toward * (LABEL / 2 + 4) * this.unit), end[1]];
      const points: Point[] = [start, [first, start[1]]];
      if (route.channel !== null) {
        const y = this.trackY(route.channel, route.from);
        points.push([first, y], [last, y]);
      }
      points.push([last, end[1]]);
      const wing = head * 0.5;
      return {
        from: route.from,
        to: route.to,
        path: drawn([...points, shaft], bend),
        tip: `M${tip[0]} ${tip[1]}L${shaft[0]} ${round(tip[1] - wing)}V${round(tip[1] + wing)}Z`,
        run: drawn([...points, label], bend),
        label,
      };
    });
    return {
      width: this.width,
      height: this.height,
      least: this.least,
      boxes: this.boxes,
      arrows,
      dots: this.dots(lanes),
    };
  }

  private dots(lanes: Map<string, { x: number; ends: { y: number; side: Side }[] }>[]): MapGeometry["dots"] {
    const found: MapGeometry["dots"] = [];
    for (const gutter of lanes) {
      for (const [from, { x, ends }] of gutter) {
        const ys = ends.map((end) => end.y);
        const [low, high] = [Math.min(...ys), Math.max(...ys)];
        for (const { y } of ends) {
          const branches = ends.filter((each) => each.y === y).length > 1;
          if ((y > low + 2 && y < high - 2) || (branches && high - low > 2)) found.push({ from, at: [x, y] });
        }
      }
    }
    this.ways.tracks.forEach((sources, channel) => {
      for (const from of sources) {
        const own = this.ways.routes.filter((route) => route.from === from && route.channel === channel);
        const xs = own.flatMap((route) => [route.first, route.last]).map((gutter) => lanes[gutter]?.get(from)?.x ?? 0);
        const [low, high] = [Math.min(...xs), Math.max(...xs)];
        for (const x of new Set(xs)) if (x > low && x < high) found.push({ from, at: [x, this.trackY(channel, from)] });
      }
    });
    return found;
  }
}

export function mapGeometry(grid: Grid, ways: Ways, width: number, height: number, unit: number): MapGeometry {
  return new Drawing(grid, ways, width, height, unit).geometry();
}
