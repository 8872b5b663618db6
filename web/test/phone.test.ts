// What a phone does at the table: swipes, and which answers the bar leaves to the board.
import { describe, expect, it } from "vitest";
import { held as heldByBuenosos, type Picks } from "../src/games/buenosos/picks";
import { held as heldByMisiles, type Moves } from "../src/games/misiles/moves";
import { swiped } from "../src/table/swipe";

describe("a swipe", () => {
  it("to the left goes on, to the right goes back", () => {
    expect(swiped(-80, 10)).toBe(1);
    expect(swiped(80, -10)).toBe(-1);
  });

  it("is neither a touch nor a scroll", () => {
    expect(swiped(-40, 0)).toBe(0);
    expect(swiped(-80, 60)).toBe(0);
  });
});

describe("the bar", () => {
  const moves: Moves = {
    lines: new Map([["0-missile", [1, 2]]]),
    due: new Map([["0-spy", 4]]),
    seats: new Map([[1, 3]]),
    pairings: [{ code: 4, cost: 8, parts: 5, element: "spy" }],
    answers: [
      { code: 5, verb: "search" },
      { code: 6, verb: "end" },
    ],
  };

  it("of Misiles leaves to the table what stands on it", () => {
    expect(heldByMisiles(moves, false).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it("of Misiles on a phone offers what the desk has no room for", () => {
    expect(heldByMisiles(moves, true).sort()).toEqual([1, 2, 3]);
  });

  it("of BuenOsos offers only cards that are not in hand", () => {
    const picks: Picks = {
      cards: new Map([
        ["A01", [1]],
        ["A02", [2]],
      ]),
      services: new Map([["S1", [3]]]),
      phases: new Map([["access", [4]]]),
      basic: 5,
    };
    expect(heldByBuenosos(picks, ["A01"]).sort()).toEqual([1, 3, 4, 5]);
    expect(heldByBuenosos({ ...picks, basic: null }, []).sort()).toEqual([3, 4]);
  });
});
