// The shape of an arrow between two pieces on the map, and where its label stands.
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Arrow {
  line: string;
  head: string;
  /** The middle of its label. */
  x: number;
  y: number;
}

const NEAR = 150; // up to this many pixels, the arrow swings below both pieces
const DROP = 34; // how deep it swings
const HEAD = 13;
const LABEL = { w: 62, h: 14 }; // half of its size

const round = (value: number): number => Math.round(value * 10) / 10;
const within = (value: number, half: number, most: number): number => Math.min(most - half, Math.max(half, value));

const ABOVE = 36; // up to so far apart sideways, one piece stands above the other

/** From piece to piece on a map of this size; null if they are the same. */
export function arrowOf(from: Rect, to: Rect, map: { w: number; h: number }): Arrow | null {
  const [x1, y1, x2, y2] = [from.x + from.w / 2, from.y + from.h / 2, to.x + to.w / 2, to.y + to.h / 2];
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 12) return null;
  if (length < NEAR) return Math.abs(x2 - x1) < ABOVE ? beside(from, to, map) : swung(from, to, map);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const reach = (box: Rect): number =>
    Math.min(box.w / 2 / Math.max(Math.abs(dx), 0.01), box.h / 2 / Math.max(Math.abs(dy), 0.01), 46);
  const [sx, sy] = [x1 + dx * (reach(from) + 3), y1 + dy * (reach(from) + 3)];
  const [tx, ty] = [x2 - dx * (reach(to) + 4), y2 - dy * (reach(to) + 4)];
  const bow = Math.min(30, length * 0.16);
  const [mx, my] = [(sx + tx) / 2 - dy * bow, (sy + ty) / 2 + dx * bow];
  // The head points where the curve arrives.
  const away = Math.hypot(tx - mx, ty - my) || 1;
  const [ux, uy] = [(tx - mx) / away, (ty - my) / away];
  const [bx, by] = [tx - ux * HEAD, ty - uy * HEAD];
  return {
    line: `M${round(sx)} ${round(sy)}Q${round(mx)} ${round(my)} ${round(bx)} ${round(by)}`,
    head: `M${round(tx)} ${round(ty)}L${round(bx - uy * 9)} ${round(by + ux * 9)}L${round(bx + uy * 9)} ${round(by - ux * 9)}Z`,
    x: round(within((sx + 2 * mx + tx) / 4, LABEL.w, map.w)),
    y: round(within((sy + 2 * my + ty) / 4, LABEL.h, map.h)),
  };
}

/** Down from one piece and up to the other; above them at the foot of the map. */
function swung(from: Rect, to: Rect, map: { w: number; h: number }): Arrow {
  const below = Math.max(from.y + from.h, to.y + to.h) + DROP + LABEL.h <= map.h;
  const [start, end] = below ? [from.y + from.h + 2, to.y + to.h + 4] : [from.y - 2, to.y - 4];
  const turn = below ? Math.max(start, end) + DROP : Math.min(start, end) - DROP;
  const [x1, x2] = [from.x + Math.min(from.w / 2, 24), to.x + Math.min(to.w / 2, 24)];
  const up = below ? 1 : -1;
  return {
    line: `M${round(x1)} ${round(start)}C${round(x1)} ${round(turn)} ${round(x2)} ${round(turn)} ${round(x2)} ${round(end + up * HEAD)}`,
    head: `M${round(x2)} ${round(end)}l-10 ${up * HEAD}h20Z`,
    x: round(within((x1 + x2) / 2, LABEL.w, map.w)),
    y: round(within(turn - up * 6, LABEL.h, map.h)),
  };
}

/** From the side of one piece to the same side of the other, above or below it. */
function beside(from: Rect, to: Rect, map: { w: number; h: number }): Arrow {
  const right = Math.max(from.x + from.w, to.x + to.w) + DROP + LABEL.w <= map.w;
  const out = right ? 1 : -1;
  const edge = ({ x, w }: Rect): number => (right ? x + w + 2 : x - 2);
  const [x1, x2] = [edge(from), edge(to) + out * 2];
  const [y1, y2] = [from.y + from.h / 2, to.y + to.h / 2];
  const turn = (right ? Math.max(x1, x2) : Math.min(x1, x2)) + out * DROP;
  return {
    line: `M${round(x1)} ${round(y1)}C${round(turn)} ${round(y1)} ${round(turn)} ${round(y2)} ${round(x2 + out * HEAD)} ${round(y2)}`,
    head: `M${round(x2)} ${round(y2)}l${out * HEAD} -10v20Z`,
    x: round(within(turn + out * (LABEL.w - 16), LABEL.w, map.w)),
    y: round((y1 + y2) / 2),
  };
}
