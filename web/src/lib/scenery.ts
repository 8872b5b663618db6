// Crowds of small shapes for the scenes of the home page, as one path a colour: a few hundred bytes instead of a drawing.
// The same seed always draws the same.

/** A generator of numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`;

export interface Skyline {
  /** The outline of all buildings. */
  walls: string;
  /** Their lit windows, dim and bright. */
  windows: [string, string];
}

interface Street {
  from: number;
  to: number;
  /** The line on which the buildings stand. */
  ground: number;
  lowest: number;
  highest: number;
  /** How many windows are lit, from 0 to 1. */
  lit: number;
  seed: number;
}

/** A row of buildings with windows. */
export function skyline({ from, to, ground, lowest, highest, lit, seed }: Street): Skyline {
  const dice = seeded(seed);
  let walls = "";
  const windows: [string, string] = ["", ""];
  for (let x = from; x < to;) {
    const width = 18 + dice() * 24;
    const height = lowest + dice() ** 1.6 * (highest - lowest);
    const top = ground - height;
    walls += box(x, top, width, height + 40);
    if (dice() < 0.3) walls += box(x + width / 2, top - 12 * dice() - 4, 2, 16);
    for (let row = top + 7; row < ground - 6; row += 9)
      for (let at = x + 4; at < x + width - 6; at += 7)
        if (dice() < lit) windows[dice() < 0.6 ? 0 : 1] += box(at, row, 3, 4);
    x += width + (dice() < 0.25 ? 6 : 0);
  }
  return { walls, windows };
}
