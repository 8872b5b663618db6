import { describe, expect, it } from "vitest";
import { gameModules } from "../src/games/registry";
import { fitting, type Candidate } from "../src/lib/chooser";

const SEATS: Record<string, [number, number]> = {
  misiles: [2, 4],
  buenosos: [2, 3],
  blackhat: [2, 6],
  kiberrubezh: [2, 2],
  maracas: [2, 2],
};
const games: Candidate[] = gameModules().flatMap(({ id, facts }) => {
  const [fewest, most] = SEATS[id] ?? [0, 0];
  return facts ? [{ game: { id, fewest, most }, facts }] : [];
});
const ids = (people: number, minutes: number, purpose: Parameters<typeof fitting>[1]["purpose"] = ""): string[] =>
  fitting(games, { people, minutes, purpose }).map(({ game }) => game.id);

describe("which game to start with", () => {
  it("knows all five", () => expect(games.map(({ game }) => game.id).sort()).toEqual(Object.keys(SEATS).sort()));

  it("begins with the easiest", () => expect(ids(1, 60)[0]).toBe("misiles"));

  it("seats everybody", () => {
    expect(ids(6, 120)).toEqual(["blackhat", "buenosos"]);
    expect(ids(12, 120)).toEqual(["buenosos"]); // in teams
    expect(ids(4, 30)).not.toContain("kiberrubezh");
  });

  it("keeps to the time", () => {
    expect(ids(2, 30)).not.toContain("buenosos");
    expect(ids(2, 30)).not.toContain("maracas");
    expect(ids(2, 120)).toContain("maracas");
  });

  it("puts the purpose first", () => {
    expect(ids(2, 120, "crisis")[0]).toBe("buenosos");
    expect(ids(2, 60, "security")).toEqual(["kiberrubezh", "buenosos"]); // which fits into the hour
    expect(ids(12, 30, "laugh")).toEqual([]); // and says so
  });
});
