// The shape of each kind of space, its windows, and the rims of coins; the same shapes as on paper.
import type { Box } from "./geometry";

const number = (value: number): string => String(Math.round(value * 10) / 10);
type Point = [number, number];
const polygon = (points: Point[]): string => `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}Z`;

function rounded(w: number, h: number, r: number): string {
  const [wide, tall, corner] = [number(w - 2 * r), number(h - 2 * r), number(r)];
  const arc = (x: string, y: string): string => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return (
    `M${corner} 0h${wide}${arc(corner, corner)}v${tall}${arc(`-${corner}`, corner)}` +
    `h-${wide}${arc(`-${corner}`, `-${corner}`)}v-${tall}${arc(corner, `-${corner}`)}z`
  );
}

/** Cut corners. */
const octagon = (w: number, h: number, cut: number): string =>
  polygon([
    [cut, 0],
    [w - cut, 0],
    [w, cut],
    [w, h - cut],
    [w - cut, h],
    [cut, h],
    [0, h - cut],
    [0, cut],
  ]);

/** The outline of a kind of space in a box at the origin; the point of a start shows where the arrows go. */
export function outline(kind: string, w: number, h: number, turned = false): string {
  const least = Math.min(w, h);
  switch (kind) {
    case "start":
      return turned
        ? polygon([
            [0, 0],
            [w, 0],
            [w, h - 7],
            [w / 2, h + 3],
            [0, h - 7],
          ])
        : polygon([
            [0, 0],
            [w - 8, 0],
            [w + 2, h / 2],
            [w - 8, h],
            [0, h],
          ]);
    case "cache":
      return octagon(w, h, least * 0.21);
    case "dos":
      return octagon(w, h, least * 0.3);
    case "alarm": {
      const roof = least * 0.2;
      return polygon([
        [w / 2, -3],
        [w, roof],
        [w, h],
        [0, h],
        [0, roof],
      ]);
    }
    case "honeypot": {
      const cut = least * 0.2;
      return polygon([
        [cut, 0],
        [w - cut, 0],
        [w + 3, h / 2],
        [w - cut, h],
        [cut, h],
        [-3, h / 2],
      ]);
    }
    case "exploit": {
      const slant = least * 0.16;
      return polygon([
        [slant, 0],
        [w + 3, 0],
        [w - slant, h],
        [-3, h],
      ]);
    }
    case "randomizer":
      return rounded(w, h, least * 0.4);
    case "critical":
      return rounded(w, h, 11);
    default:
      return rounded(w, h, 5);
  }
}

/** A teethed rim around the origin. */
export function teeth(radius: number, depth: number, count: number): string {
  return polygon(
    Array.from({ length: count * 2 }, (_, at): Point => {
      const [angle, reach] = [(at * Math.PI) / count, at % 2 ? radius : radius + depth];
      return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
    }),
  );
}

/** Numbers from 0 to 1 by a seed (mulberry32), so that a picture is always the same. */
export function chance(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The windows of a building below its name, as one path for each light: dark, dim and lit. */
export function windows(seed: string, w: number, h: number, top = 0): { dark: string; dim: string; lit: string } {
  const next = chance(seed);
  const found = { dark: "", dim: "", lit: "" };
  const [across, down] = [Math.floor((w - 9) / 9), Math.floor((h - top - 8) / 11)];
  const [left, first] = [(w - across * 9 + 4) / 2, top + (h - top - down * 11 + 5) / 2];
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const drawn = next();
      found[drawn < 0.13 ? "lit" : drawn < 0.45 ? "dim" : "dark"] +=
        `M${number(left + column * 9)} ${number(first + row * 11)}h5v6h-5z`;
    }
  return found;
}

/** Behind the network: towers with windows, and the traces of a circuit. */
export function skyline({ w, h }: Pick<Box, "w" | "h">): {
  towers: string;
  lit: string;
  traces: string;
  ends: Point[];
} {
  const next = chance(`${Math.round(w / 40)} ${Math.round(h / 40)}`);
  let [towers, lit, traces] = ["", "", ""];
  const ends: Point[] = [];
  for (let x = -10; x < w;) {
    const [wide, tall] = [22 + next() * 26, (0.2 + next() * 0.65) * h];
    towers += `M${number(x)} ${number(h)}V${number(h - tall)}h${number(wide)}V${number(h)}z`;
    for (let at = 0; at < tall / 30; at += 1)
      lit += `M${number(x + 4 + 9 * Math.floor((next() * (wide - 8)) / 9))} ${number(h - tall + 6 + 12 * Math.floor((next() * tall) / 12))}h3v4h-3z`;
    x += wide + 2;
  }
  for (let at = 0; at < (w * h) / 15000; at += 1) {
    const [x, y, run, bend, after] = [next() * w, next() * h, 30 + next() * 70, 8 + next() * 18, 30 + next() * 30];
    traces += `M${number(x)} ${number(y)}h${number(run)}l${number(bend)} ${number(next() < 0.5 ? bend : -bend)}h${number(after)}`;
    ends.push([x, y]);
  }
  return { towers, lit, traces, ends };
}
