import { describe, expect, it } from "vitest";
import type { BallotInfo, SeatInfo } from "../src/lib/wire";
import { captainOf, isTeam, myVote, rowsOf } from "../src/table/ballot";

const ballot = (...proposals: [number, string[]][]): BallotInfo => ({
  proposals: proposals.map(([action, votes]) => ({ action, votes, words: [] })),
  voted: proposals.reduce((sum, [, votes]) => sum + votes.length, 0),
  of: 4,
});
const MANY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SOME = [1, 2, 3, 4, 5];

describe("the rows of a team's vote", () => {
  it("are all choices if there are few, in their own order", () => {
    const rows = rowsOf(ballot([3, ["a"]], [1, ["b", "c"]]), [1, 2, 3], "a");
    expect(rows.map(({ action }) => action)).toEqual([1, 2, 3]);
    expect(rows.map(({ votes }) => votes)).toEqual([2, 0, 1]);
  });

  it("are proposals if there are many, and keep their places when another one takes the lead", () => {
    const before = rowsOf(ballot([5, ["a"]], [2, ["b"]]), MANY, "a");
    const after = rowsOf(ballot([5, ["a"]], [2, ["b", "c"]]), MANY, "a");
    expect(before.map(({ action }) => action)).toEqual([5, 2]);
    expect(after.map(({ action }) => action)).toEqual([5, 2]);
    expect(before.map(({ leads }) => leads)).toEqual([true, false]);
    expect(after.map(({ leads }) => leads)).toEqual([false, true]);
  });

  it("are the first choices if there are some, and a proposal takes the place of one that nobody wants", () => {
    const rows = (...voted: number[]): number[] =>
      rowsOf(ballot(...voted.map((action): [number, string[]] => [action, ["a"]])), SOME, "a").map(
        ({ action }) => action,
      );
    expect(rows()).toEqual([1, 2, 3]);
    expect(rows(2)).toEqual([1, 2, 3]);
    expect(rows(2, 5)).toEqual([1, 2, 5]);
    expect(rows(2, 5, 4)).toEqual([4, 2, 5]);
    expect(rows(2, 5, 4, 3)).toEqual([4, 2, 5, 3]);
  });

  it("weigh votes against the whole team", () => {
    const [row] = rowsOf(ballot([5, ["a", "b", "c"]]), MANY, "b");
    expect(row).toMatchObject({ share: 0.75, mine: true });
  });

  it("have no leader without votes", () => {
    expect(rowsOf(null, [1, 2], "a").some(({ leads }) => leads)).toBe(false);
  });

  it("leave out what is no longer possible", () => {
    expect(rowsOf(ballot([99, ["a"]], [5, ["b"]]), MANY, "a").map(({ action }) => action)).toEqual([5]);
  });
});

describe("a team", () => {
  const seat = (kind: string, ...members: string[]): SeatInfo => ({
    kind,
    name: "",
    side: "",
    members: members.map((name) => ({ id: name[0] ?? "", name })),
    captain: "A",
    bot: "",
    shown: false,
    consent: false,
  });

  it("needs more than one member to vote", () => {
    expect(isTeam(seat("team", "Ana", "Iker"))).toBe(true);
    expect(isTeam(seat("team", "Ana"))).toBe(false);
    expect(isTeam(seat("person", "Ana"))).toBe(false);
    expect(isTeam(undefined)).toBe(false);
  });

  it("has a captain with a name", () => {
    expect(captainOf(seat("team", "Iker", "Ana"))).toBe("Ana");
    expect(captainOf(seat("team", "Iker"))).toBe("");
  });

  it("knows each member's vote", () => {
    expect(myVote(ballot([5, ["a"]], [2, ["b"]]), "b")).toBe(2);
    expect(myVote(ballot([5, ["a"]]), "b")).toBe(-1);
    expect(myVote(null, "b")).toBe(-1);
  });
});
