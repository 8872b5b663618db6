// The class in one picture: the course of a marker at every table, turn by turn.
import { mostOf, urgency } from "./model";
import type { Tile } from "./wire";

export interface Course {
  table: number;
  rank: number;
  path: string;
  end: { x: number; y: number };
  value: number;
  /** Where the table's number fits, if the line has one. */
  label: number | null;
}

export interface ClassChart {
  width: number;
  height: number;
  courses: Course[];
  threshold: number | null;
  /** The value of the threshold. */
  limit: number | null;
  rows: { value: number; y: number }[];
  columns: { turn: number; x: number }[];
  foot: number;
  left: number;
}

const SIZE = { width: 256, height: 170, left: 30, right: 16, top: 8, foot: 20 };
const APART = 11; // pixels between two labels

export function chartOf(tiles: Tile[], key: string): ClassChart | null {
  const drawn = tiles.flatMap((tile) => {
    const marker = tile.markers.find((each) => each.key === key);
    return marker ? [{ tile, marker }] : [];
  });
  const first = drawn[0];
  if (!first) return null;
  const most = Math.max(...drawn.map(({ marker }) => mostOf(marker)));
  const turns = Math.max(1, ...drawn.map(({ tile, marker }) => Math.max(tile.turns, marker.history.length - 1)));
  const { width, height, left, right, top, foot } = SIZE;
  const x = (turn: number): number => round(left + (turn / turns) * (width - left - right));
  const y = (value: number): number => round(height - foot - (Math.min(value, most) / most) * (height - foot - top));
  const limit = first.marker.threshold ?? null;
  const courses = drawn
    .map(({ tile, marker }): Course => {
      const values = marker.history.length ? marker.history : [marker.value];
      const last = values.length - 1;
      return {
        table: tile.number,
        rank: urgency(marker),
        path: values.map((value, turn) => `${turn ? "L" : "M"}${x(turn)} ${y(value)}`).join(""),
        end: { x: x(last), y: y(values[last] ?? 0) },
        value: marker.value,
        label: null,
      };
    })
    .sort((a, b) => a.rank - b.rank || b.value - a.value); // what is urgent lies on top
  label(courses);
  const step = most > 60 ? 30 : most > 20 ? 10 : 5;
  const values = Array.from({ length: Math.ceil(most / step) }, (_, at) => at * step).filter(
    (at) => most - at > step / 2,
  );
  const every = Math.max(1, Math.ceil(turns / 5));
  return {
    width,
    height,
    courses,
    threshold: limit === null ? null : y(limit),
    limit,
    rows: [...values, most].map((value) => ({ value, y: y(value) })),
    columns: Array.from({ length: Math.floor(turns / every) + 1 }, (_, at) => ({ turn: at * every, x: x(at * every) })),
    foot: height - foot,
    left,
  };
}

/** Lines close to the threshold carry the number of their table; labels at the same place move apart. */
function label(courses: Course[]): void {
  const taken: { x: number; y: number }[] = [];
  for (const course of courses.filter(({ rank }) => rank > 0)) {
    let at = course.end.y + 4;
    while (taken.some((each) => Math.abs(each.x - course.end.x) < 14 && Math.abs(each.y - at) < APART)) at += APART;
    taken.push({ x: course.end.x, y: at });
    course.label = at;
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
