import { beforeEach, describe, expect, it } from "vitest";
import { remember, remembered, seatsFor, usual, wishFor } from "../src/lib/play_now";
import { detail } from "./game";

const game = { ...detail.game, id: "small", fewest: 2, most: 4, usual: 3, ready_setup: true };

beforeEach(() => localStorage.clear());

describe("what is remembered of Play now", () => {
  it("is nothing before the first game", () => {
    expect(remembered(game)).toBeNull();
    expect(usual(game)).toEqual({ seat: 0, bots: 2, level: 3, ready: true });
  });

  it("is kept for each game by itself", () => {
    remember("small", { seat: 1, bots: 1, level: 5, ready: false });
    remember("other", { seat: 0, bots: 3, level: 1, ready: false });
    expect(remembered(game)).toEqual({ seat: 1, bots: 1, level: 5, ready: false });
  });

  it("gives way where the game no longer allows it", () => {
    localStorage.setItem("contienda-play", JSON.stringify({ small: { seat: 7, bots: 9, level: 0, ready: true } }));
    expect(remembered(game)).toEqual({ seat: 0, bots: 2, level: 3, ready: true });
    expect(remembered({ ...game, ready_setup: false })?.ready).toBe(false);
  });

  it("survives what is not ours", () => {
    localStorage.setItem("contienda-play", "[1]");
    expect(remembered(game)).toBeNull();
    localStorage.setItem("contienda-play", '{"small": 3}');
    expect(remembered(game)).toBeNull();
  });
});

describe("the table of Play now", () => {
  it("has one person and bots of that level", () => {
    expect(seatsFor({ seat: 1, bots: 2, level: 4, ready: false })).toEqual([
      { kind: "bot", bot: "level:4" },
      { kind: "human" },
      { kind: "bot", bot: "level:4" },
    ]);
  });

  it("asks for the ready setup", () => {
    expect(wishFor("small", usual(game), "ru")).toMatchObject({ game: "small", language: "ru", ready: true });
  });
});
