// Lines through points as SVG paths.
export type Point = readonly [number, number];

/** A path along points with rounded bends. */
export function drawn(points: Point[], bend: number): string {
  const [start, ...rest] = points.filter(
    (point, at) => at === 0 || point[0] !== points[at - 1]?.[0] || point[1] !== points[at - 1]?.[1],
  );
  if (!start) return "";
  let path = `M${start[0]} ${start[1]}`;
  let before = start;
  rest.forEach((corner, at) => {
    const next = rest[at + 1];
    if (next) {
      const come = Math.hypot(corner[0] - before[0], corner[1] - before[1]);
      const go = Math.hypot(next[0] - corner[0], next[1] - corner[1]);
      const cut = Math.min(bend, come / 2, go / 2);
      const away = (from: Point, length: number): string =>
        `${round(corner[0] + ((from[0] - corner[0]) / length) * cut)} ${round(corner[1] + ((from[1] - corner[1]) / length) * cut)}`;
      path += `L${away(before, come)}Q${corner[0]} ${corner[1]} ${away(next, go)}`;
    } else path += `L${corner[0]} ${corner[1]}`;
    before = corner;
  });
  return path;
}

export const round = (value: number): number => Math.round(value * 10) / 10;
