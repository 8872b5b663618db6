// The page arranges the dependency map as the program does for paper: both must draw what map_geometry.json holds.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { arrange, type Node } from "../src/games/buenosos/layout";
import { mapGeometry } from "../src/games/buenosos/map_geometry";
import { waysOf } from "../src/games/buenosos/routes";

interface Expected {
  columns: number;
  width: number;
  height: number;
  nodes: Node[];
  boxes: Record<string, number[]>;
  arrows: [string, string, string, string][];
  dots: [string, number, number][];
}
const file = "../tests/games/buenosos/map_geometry.json"; // tests run in web/
const maps = JSON.parse(readFileSync(file, "utf-8")) as Expected[];

describe("the dependency map", () => {
  it.each(maps.map((each, at) => [at, each] as const))("is the same on paper: map %i", (_, expected) => {
    const grid = arrange(expected.nodes, expected.columns);
    const made = mapGeometry(grid, waysOf(grid, expected.nodes), expected.width, expected.height, 1);
    for (const [id, [x, y, width, height]] of Object.entries(expected.boxes)) {
      const box = made.boxes.get(id);
      expect([box?.x, box?.y]).toEqual([x, y]);
      expect(box?.width).toBeCloseTo(width as number, 2);
      expect(box?.height).toBeCloseTo(height as number, 2);
    }
    expect(made.arrows.map(({ from, to, path, tip }) => [from, to, path, tip])).toEqual(expected.arrows);
    expect(made.dots.map(({ from, at }) => [from, ...at])).toEqual(expected.dots);
  });
});
