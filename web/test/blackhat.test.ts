// Geometry of Black Hat's network, its shapes, and what a click on its board means.
import { describe, expect, it } from "vitest";
import { bold, chevron, extent, planOf, standing, upright, way } from "../src/games/blackhat/geometry";
import { cardsOf, lying, nameOf, type Loose, type Place, type Spot, type View } from "../src/games/blackhat/model";
import { holds, sorted } from "../src/games/blackhat/picks";
import { outline, skyline, teeth, windows } from "../src/games/blackhat/shapes";
import { Vocabulary } from "../src/lib/vocabulary";
import { Speaker } from "../src/lib/words";
import { detail, words } from "./game";

// Two lanes that meet: start → block of four → goal; a corner of the block is special.
const spot = (id: string, cells: number[][], to: string[], place: string | null = null): Spot => ({
  id,
  cells,
  to,
  place,
});
const SPOTS = [
  spot("BD", [[0, 0], [0, 1]], ["P1TL", "P1BL"]),
  spot("P1TL", [[1, 0]], ["P1TR"], "P1"),
  spot("P1TR", [[2, 0]], ["CA", "P1BR"], "P1"),
  spot("P1BR", [[2, 1]], ["P1TR"], "P1"),
  spot("P1BL", [[1, 1]], ["P1BR"], "P1"),
  spot("CA", [[3, 0]], []),
]; // prettier-ignore
const PLACES: Place[] = [{ id: "P1", tile: null, spaces: ["P1TL", "P1TR", "P1BR", "P1BL"] }];
const LOOSE: Loose[] = [{ space: "P1BR", side: "R", direction: "out" }];
const WIDE = { width: 1000, turned: false, row: 110 };
const PHONE = { width: 374, turned: true, row: 50 };
const boxes = (room: typeof WIDE) => planOf(SPOTS, PLACES, LOOSE, room);
const arrow = (room: typeof WIDE, key: string) => boxes(room).arrows.find((each) => each.key === key);

describe("the plan of a network", () => {
  it("stays inside its room, and no two spaces touch", () => {
    for (const room of [WIDE, PHONE]) {
      const { spaces, width, height } = boxes(room);
      const all = [...spaces.values()];
      for (const { x, y, w, h } of all) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(width);
        expect(y + h).toBeLessThanOrEqual(height);
      }
      for (const one of all)
        for (const two of all)
          if (one !== two)
            expect(
              one.x + one.w < two.x || two.x + two.w < one.x || one.y + one.h < two.y || two.y + two.h < one.y,
            ).toBe(true);
    }
  });

  it("turns by 90 degrees: starts above, goal below, the upper lane on the left", () => {
    const { spaces } = boxes(PHONE);
    const [start, left, right, goal] = ["BD", "P1TL", "P1BL", "CA"].map((id) => spaces.get(id));
    expect(start?.y).toBeLessThan(left?.y ?? 0);
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    expect(goal?.y).toBeGreaterThan(left?.y ?? 0);
  });

  it("gives a finger 44 pixels, however low the window", () => {
    for (const { w, h } of planOf(SPOTS, PLACES, LOOSE, { ...PHONE, row: 20 }).spaces.values())
      expect(Math.min(w, h)).toBeGreaterThanOrEqual(44);
  });

  it("keeps a row for a name and a hat in a low window, and no row higher than wide in a tall one", () => {
    const height = (row: number) => boxes({ ...WIDE, row }).cell.h;
    expect(height(20)).toBe(62);
    expect(height(110)).toBeLessThan(110);
    expect(height(2000)).toBeLessThan(boxes(WIDE).cell.w * 1.1);
  });

  it("leads arrows across the shared edge, in their direction, and keeps two ways apart", () => {
    for (const room of [WIDE, PHONE]) {
      const { spaces } = boxes(room);
      const there = arrow(room, "P1TL>P1TR");
      const [from, to] = [spaces.get("P1TL"), spaces.get("P1TR")];
      expect([there?.dx, there?.dy]).toEqual(room.turned ? [0, 1] : [1, 0]);
      if (!there || !from || !to) throw new Error("no arrow");
      const along = room.turned ? [from.y + from.h, there.y, to.y] : [from.x + from.w, there.x, to.x];
      expect(along).toEqual([...along].sort((a, b) => a - b));
      expect(there.gap).toBeCloseTo((along[2] ?? 0) - (along[0] ?? 0));
    }
    const [down, up] = ["P1TR>P1BR", "P1BR>P1TR"].map((key) => arrow(WIDE, key));
    expect(Math.abs((down?.x ?? 0) - (up?.x ?? 0))).toBeGreaterThanOrEqual(16);
    expect([down?.dy, up?.dy]).toEqual([1, -1]);
  });

  it("frames places, fills the holes, and turns half arrows with the board", () => {
    const { places, spaces, holes, stubs } = boxes(WIDE);
    const [block, first, last] = [places.get("P1"), spaces.get("P1TL"), spaces.get("P1BR")];
    expect(block).toEqual({
      x: first?.x,
      y: first?.y,
      w: (last?.x ?? 0) + (last?.w ?? 0) - (first?.x ?? 0),
      h: (last?.y ?? 0) + (last?.h ?? 0) - (first?.y ?? 0),
    });
    expect(holes).toHaveLength(1);
    expect(stubs.map(({ dx, dy, out }) => [dx, dy, out])).toEqual([[1, 0, true]]);
    expect(boxes(PHONE).stubs.map(({ dx, dy }) => [dx, dy])).toEqual([[0, 1]]);
  });

  it("draws the rest of a space that is no rectangle", () => {
    const bent = [spot("L", [[0, 0], [1, 0], [1, 1]], []), spot("X", [[0, 1]], [])]; // prettier-ignore
    const { spaces, arms } = planOf(bent, [], [], WIDE);
    expect(spaces.get("L")?.w).toBeGreaterThan(spaces.get("X")?.w ?? 0);
    expect(arms.map(({ id }) => id)).toEqual(["L"]);
    expect(arms[0]?.box.h).toBeGreaterThan(spaces.get("X")?.h ?? 0);
  });

  it("stands upright only where names fit", () => {
    expect(extent(SPOTS)).toEqual({ columns: 4, rows: 2 });
    expect(upright(SPOTS, 400)).toBe(true);
    expect(upright(SPOTS, 300)).toBe(false);
  });
});

describe("ways and arrows", () => {
  it("jumps over occupied spaces only", () => {
    expect(way(SPOTS, "BD", "P1TR", new Set(["P1TL"]))).toEqual(["BD", "P1TL", "P1TR"]);
    expect(way(SPOTS, "BD", "CA", new Set(["P1TL"]))).toEqual(["BD", "CA"]);
  });

  it("points where it goes", () => {
    const right = { x: 50, y: 20, dx: 1, dy: 0, gap: 10, key: "", from: "", to: "" };
    const { shaft, head } = bold(right, 9);
    expect(shaft).toBe("M36 20L56 20");
    expect(head).toBe("M54 12L65 20L54 28Z");
    expect(bold({ ...right, dx: 0, dy: 1 }, 9).head).toBe("M58 24L50 35L42 24Z");
    expect(chevron(right, 4)).toBe("M48 16L52 20L48 24");
  });
});

describe("hats in a space", () => {
  const size = { w: 40, h: 30 };
  const inside = (box: { x: number; y: number; w: number; h: number }, of: number): boolean =>
    Array.from({ length: of }, (_, at) => standing(box, at, of, size)).every(
      ({ x, y }) => x >= box.x && x + size.w <= box.x + box.w - 20 && y >= box.y && y + size.h <= box.y + box.h,
    );

  it("never leave it, nor cover the coin", () => {
    for (let of = 1; of <= 12; of += 1) {
      expect(inside({ x: 10, y: 10, w: 84, h: 180 }, of)).toBe(true);
      expect(inside({ x: 10, y: 10, w: 180, h: 44 }, of)).toBe(true);
      expect(inside({ x: 10, y: 10, w: 84, h: 80 }, of)).toBe(true);
    }
  });

  it("stand beside and above one another, each at its own place", () => {
    const seen = Array.from({ length: 6 }, (_, at) => standing({ x: 0, y: 0, w: 90, h: 180 }, at, 6, size));
    expect(new Set(seen.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });
});

describe("shapes", () => {
  const KINDS = ["start", "host", "cache", "critical", "dos", "alarm", "honeypot", "exploit", "randomizer"];

  it("are different for every kind, upright and turned", () => {
    expect(new Set(KINDS.map((kind) => outline(kind, 84, 80))).size).toBe(KINDS.length);
    expect(new Set(KINDS.map((kind) => outline(kind, 84, 44, true))).size).toBe(KINDS.length);
    expect(outline("start", 84, 80, true)).not.toBe(outline("start", 84, 80));
  });

  it("are the same at every visit, and windows keep clear of the name", () => {
    expect(windows("H1", 84, 80)).toEqual(windows("H1", 84, 80));
    expect(windows("H1", 84, 80)).not.toEqual(windows("H2", 84, 80));
    const rows = (top: number): number[] =>
      [
        ...Object.values(windows("H1", 84, 80, top))
          .join("")
          .matchAll(/M[\d.]+ ([\d.]+)/g),
      ].map(([, y]) => Number(y));
    expect(Math.min(...rows(30))).toBeGreaterThanOrEqual(30);
    expect(Math.max(...rows(0))).toBeLessThanOrEqual(74);
    expect(skyline({ w: 400, h: 200 })).toEqual(skyline({ w: 400, h: 200 }));
  });

  it("give a coin as many teeth as asked for", () => {
    expect(teeth(13, 4, 10).match(/L/g)).toHaveLength(19);
    expect(teeth(13, 4, 10).startsWith("M0 -17L")).toBe(true);
  });
});

describe("the trick", () => {
  const view = (given: Partial<View>): View =>
    ({
      step: "play",
      deciding_for: 0,
      trick: [],
      last_trick: null,
      winner_of_trick: null,
      winning: null,
      ...given,
    }) as View;
  const play = (player: number, ...cards: string[]) => ({ player, cards });
  const last = { leader: 0, winner: 1, plays: [play(0, "3"), play(1, "9")] };

  it("lies there as long as it lasts, and says who wins it", () => {
    const now = lying(view({ trick: [play(0, "3", "joker"), play(1, "hat", "9")], winning: 0, last_trick: last }));
    expect(now).toMatchObject({ winning: 0, won: false, past: false, choosing: 0, lead: 2, black: true });
  });

  it("shows a won trick until the next is led", () => {
    expect(lying(view({ step: "deal", last_trick: last }))).toMatchObject({
      winning: 1,
      won: true,
      past: true,
      lead: 1,
    });
    expect(lying(view({ last_trick: last }))).toMatchObject({ plays: [], past: false, winning: null, choosing: 0 });
    const hack = lying(view({ step: "hack", trick: last.plays, winner_of_trick: 1, last_trick: last }));
    expect(hack).toMatchObject({ winning: 1, won: true, past: false, choosing: null });
  });

  it("marks the cards that have been picked up", () => {
    const shown = cardsOf(play(0, "9", "joker", "9"), view({ trick: [play(0, "9")] }));
    expect(shown.map(({ card, gone }) => `${card}${gone ? " gone" : ""}`)).toEqual(["9", "9 gone", "joker gone"]);
    expect(cardsOf(play(0, "9"), view({})).map(({ gone }) => gone)).toEqual([false]);
  });

  it("names a place without its code", () => {
    expect(nameOf("S1", "S1 Web Tier")).toBe("Web Tier");
    expect(nameOf("S1", "S12 Web Tier")).toBe("S12 Web Tier");
  });
});

describe("an answer", () => {
  const VERBS = [
    ["rank", "rank", ["wild", "1", "2"]],
    ["count", "cards", []],
    ["take", "card", ["1", "joker"]],
    ["move", "space", ["BD", "H1"]],
    ["place", "place", ["S1", "S2"]],
    ["leave", "", []],
    ["wilds", "hat", []],
  ] as const;
  const SIZE = 4;
  const verbs = VERBS.map(([name, kind, names], at) => ({
    name,
    base: at * SIZE,
    size: SIZE,
    chance: false,
    unordered: false,
    adjusts: false,
    arguments: kind ? [{ name: kind, piece: { kind, size: SIZE, first: 0, names: [...names] } }] : [],
  }));
  const vocabulary = new Vocabulary({ ...detail, verbs });
  const codes = VERBS.map((_, at) => at * SIZE + 1);

  it("belongs to the piece it names", () => {
    const found = sorted(codes, vocabulary);
    expect([...found.ranks]).toEqual([["1", 1]]);
    expect([...found.counts]).toEqual([[1, 5]]);
    expect([...found.takes]).toEqual([["joker", 9]]);
    expect([...found.spaces]).toEqual([["H1", 13]]);
    expect([...found.places]).toEqual([["S2", 17]]);
    expect([...found.others]).toEqual([["leave", 21]]);
  });

  it("is picked on the board if a piece stands for it, and in the prompt otherwise", () => {
    const held = holds({
      view: {},
      legal: codes,
      speaker: new Speaker(words, vocabulary, []),
      seat: 0,
      seats: [],
      actor: 0,
      events: null,
      fresh: [],
      act: () => undefined,
    });
    expect([...held].sort((a, b) => a - b)).toEqual([1, 9, 13, 17]);
  });
});
