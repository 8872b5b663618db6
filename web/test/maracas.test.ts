// The map of Maracas: who holds an Area, how closely pieces stand, arrows, totals and what a mission comes to.
import { describe, expect, it } from "vitest";
import { CELLS, densityOf, linesOf, overfull, stepOf, towerSize } from "../src/games/maracas/area_layout";
import { arrowOf } from "../src/games/maracas/arrows";
import { controlOf } from "../src/games/maracas/control";
import { ORDER, planOf } from "../src/games/maracas/geometry";
import type { StackView, Totals } from "../src/games/maracas/model";
import { duelOf, outcomesOf, strongestOf, sumsOf } from "../src/games/maracas/totals";

const counter = (kind: string, n = 1) => ({ kind, n, hits: 0, back: false, up: true });
const stack = (side: number, kinds: string[], hidden = 0): StackView => ({
  id: 1, side, place: "LL", where: "at_large", counters: kinds.map((kind) => counter(kind)), hidden,
  acted: false, moved: false, ambushed: false, barred: false, told: null,
}); // prettier-ignore

describe("who holds an Area", () => {
  it.each([
    [[0, 0], "none"],
    [[1, 0], "gov"],
    [[1, 2], "ins"],
    [[2, 2], "both"],
  ])("with houses %j it is %s", (iu, expected) => {
    expect(controlOf({ iu })).toBe(expected);
  });
});

describe("the plan", () => {
  const plan = planOf(906, [206, 206, 206]);

  it("has a box of its own for every Area, on the map", () => {
    const boxes = ORDER.map((id) => plan.plots.get(id)?.box ?? { x: 0, y: 0, w: 0, h: 0 });
    for (const { x, y, w, h } of boxes) {
      expect(w).toBeGreaterThan(140);
      expect([x >= 0, y >= 0, x + w <= 906, y + h <= 618]).toEqual([true, true, true, true]);
    }
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1))
        expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
  });

  it("closes the harbour along the rim", () => expect(plan.water).toMatch(/L906 618Z$/));
});

describe("the room of pieces", () => {
  const tower = { layers: 2, total: 1 };

  it("shows totals while there is room", () => {
    expect(densityOf({ towers: [tower, tower], loose: 0 }, { width: 190, height: 60 })).toBe(0);
    expect(densityOf({ towers: [tower, tower], loose: 0 }, { width: 160, height: 60 })).toBe(1);
    expect(densityOf({ towers: [tower, tower], loose: 0 }, { width: 160, height: 118 })).toBe(0); // in two lines
    expect(densityOf({ towers: [tower, tower], loose: 4 }, { width: 160, height: 60 })).toBe(2);
  });

  it("leaves totals to focus from four stacks on", () => {
    expect(densityOf({ towers: Array(4).fill(tower) as (typeof tower)[], loose: 0 }, { width: 900, height: 300 })).toBe(
      1,
    );
  });

  it("draws one layer a counter, however high the stack", () => {
    for (const density of [0, 1, 2] as const)
      for (const layers of [1, 2, 4, 8]) {
        const { height } = towerSize({ layers, total: 0 }, density);
        expect(height).toBeLessThanOrEqual(CELLS[density].height + 23);
        if (layers > 1) expect(stepOf(layers, density)).toBeGreaterThan(1);
      }
  });

  it("counts lines", () => {
    expect(linesOf([50, 50, 50], 160, 5)).toBe(1);
    expect(linesOf([50, 50, 50], 159, 5)).toBe(2);
    expect(linesOf([300], 100, 5)).toBe(1);
  });
});

describe("an arrow", () => {
  const map = { w: 900, h: 600 };
  const box = (x: number, y: number) => ({ x, y, w: 80, h: 50 });
  const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

  it("ends at its target, from any side, with its label on the map", () => {
    for (const [from, to] of [
      [box(10, 10), box(700, 400)],
      [box(700, 400), box(10, 10)],
      [box(100, 100), box(190, 100)],
      [box(100, 540), box(190, 540)],
      [box(100, 100), box(100, 160)],
      [box(810, 100), box(810, 160)],
    ] as const) {
      const arrow = arrowOf(from, to, map);
      const [x = 0, y = 0] = numbers(arrow?.head ?? "");
      expect(x).toBeGreaterThanOrEqual(to.x - 10);
      expect(x).toBeLessThanOrEqual(to.x + to.w + 10);
      expect(y).toBeGreaterThanOrEqual(to.y - 10);
      expect(y).toBeLessThanOrEqual(to.y + to.h + 10);
      expect(arrow?.x).toBeGreaterThan(0);
      expect(arrow?.x).toBeLessThan(map.w);
      expect(arrow?.y).toBeGreaterThan(0);
      expect(arrow?.y).toBeLessThan(map.h);
    }
  });

  it("does not point at its own stack", () => expect(arrowOf(box(5, 5), box(5, 5), map)).toBeNull());
});

describe("totals", () => {
  it("add up the printed ratings of a Government stack, without Assets", () => {
    expect(sumsOf(stack(0, ["pol212", "cbt131", "eng1"]))).toEqual(["3", "4", "3"]);
  });

  it("tell the lowest and the highest Intelligence of the Insurgent", () => {
    expect(sumsOf(stack(1, ["gr412", "mf331"]))).toEqual(["3–4", "4", "3"]);
    expect(sumsOf(stack(1, ["gr412"]))).toEqual(["4", "1", "2"]);
  });

  it("are unknown as long as one counter is", () => {
    expect(sumsOf(stack(1, ["gr412"], 1))).toBeNull();
    expect(sumsOf(stack(1, [], 3))).toBeNull();
    expect(sumsOf(stack(0, ["eng1"]))).toBeNull();
  });

  it("show the unit with most troops on top", () => {
    expect(strongestOf(stack(0, ["eng1", "pol212", "cbt140"]))?.kind).toBe("cbt140");
    expect(strongestOf(stack(1, [], 2))).toBeNull();
  });
});

describe("what a mission comes to", () => {
  it("has a box for no chit and each value of one", () => {
    const found = outcomesOf(8, 4, 1, false);
    expect(found.map(({ adds }) => adds)).toEqual([null, 1, 2, 3, 4, 5]);
    expect(found.map(({ margin }) => margin)).toEqual([4, 3, 2, 1, 0, -1]);
  });

  it("has no box for no chit if one is drawn, ten values with two, and one box with none", () => {
    expect(outcomesOf(3, 0, 1, true).map(({ margin }) => margin)).toEqual([2, 1, 0, -1, -2]);
    expect(outcomesOf(3, 0, 2, false)).toHaveLength(11);
    expect(outcomesOf(3, 5, 0, false)).toEqual([{ adds: null, margin: -2 }]);
  });

  it("is seen from the side of the viewer", () => {
    const totals: Totals = {
      own: 8,
      against: 4,
      open: null,
      random: null,
      second: null,
      own_chits: 2,
      against_chits: 1,
    };
    expect(duelOf(totals, true)).toMatchObject({ mine: 8, theirs: 4, myChits: 2, theirChits: 1 });
    expect(duelOf(totals, false)).toMatchObject({ mine: 4, theirs: 8, myChits: 1, theirChits: 2 });
    expect(duelOf({ ...totals, random: "cmr", against_chits: 0 }, true)).toMatchObject({ theirChits: 1, drawn: true });
  });
});

describe("an Area with more counters than room", () => {
  it("draws those in no stack as one", () => {
    const room = { width: 150, height: 30 };
    expect(overfull({ towers: [], loose: 4 }, room)).toBe(false);
    expect(overfull({ towers: [], loose: 6 }, room)).toBe(true);
  });
});
