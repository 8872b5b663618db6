import { describe, expect, it } from "vitest";
import { miniMap, NODE, WIDE } from "../src/games/buenosos/mini_map";
import type { Service } from "../src/games/buenosos/model";

function service(number: number, needs: number[] = [], given: Partial<Service> = {}): Service {
  return {
    id: `S${number}`,
    provider: false,
    state: "ok",
    integrity: 4,
    maximum: 4,
    criticality: 3,
    kinds: ["digital"],
    depends_on: needs.map((each) => `S${each}`),
    feeds: [],
    price: 0,
    ...given,
  };
}
const twelve = Array.from({ length: 12 }, (_, at) => service(at + 1, at ? [at] : []));

describe("the small map", () => {
  it("keeps every service inside and apart", () => {
    const map = miniMap(twelve);
    expect(map.nodes).toHaveLength(12);
    for (const { x, y } of map.nodes) {
      expect(x >= 0 && x + NODE.w <= WIDE && y >= 0 && y + NODE.h <= map.height).toBe(true);
    }
    for (const [at, one] of map.nodes.entries())
      for (const other of map.nodes.slice(at + 1))
        expect(Math.abs(one.x - other.x) >= NODE.w || Math.abs(one.y - other.y) >= NODE.h).toBe(true);
  });

  it("draws an arrow for each dependency", () => {
    expect(miniMap(twelve).edges.map(({ from, to }) => `${from}>${to}`)).toContain("S1>S2");
    expect(miniMap(twelve).edges).toHaveLength(11);
  });

  it("is computed once for all tables of a class, whatever state they are in", () => {
    const hurt = twelve.map((each) => ({ ...each, state: "down" as const, integrity: 0 }));
    expect(miniMap(hurt)).toBe(miniMap(twelve));
    expect(miniMap(twelve.slice(0, 6))).not.toBe(miniMap(twelve));
  });
});
