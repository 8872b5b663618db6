import { describe, expect, it } from "vitest";
import { grouped, plainCode } from "../src/lib/codes";
import { optionValues } from "../src/lib/option_values";
import { columns, halves, projected } from "../src/classroom/projected";
import { Arrivals, roster } from "../src/classroom/roster";
import type { ClassDocument, ClassPerson } from "../src/classroom/wire";
import { detail } from "./game";

const person = (at: number, seat = 0): ClassPerson => ({
  member: `m${at}`,
  alias: `Kid ${at}`,
  role: "member",
  table: 1,
  seat,
  captain: at === 0,
  online: true,
});
const crowd = (count: number): ClassPerson[] => Array.from({ length: count }, (_, at) => person(at));
const anybody = (): boolean => true;

describe("names on the projector", () => {
  it("are a list up to fifteen, beyond that the newest twelve and a count", () => {
    expect(roster(crowd(15), anybody)).toMatchObject({ more: 0, count: 15 });
    const large = roster(crowd(16), anybody);
    expect(large).toMatchObject({ more: 4, count: 16 });
    expect(large.names.map(({ member }) => member)).toEqual(
      crowd(16)
        .slice(4)
        .map(({ member }) => member),
    );
  });

  it("are those of the team only", () => {
    expect(roster([person(0), person(1, 1)], ({ seat }) => seat === 1).names).toEqual([person(1, 1)]);
  });

  it("are marked when they arrive, not when the screen opens", () => {
    const arrivals = new Arrivals();
    expect(arrivals.take(crowd(2))).toEqual([]);
    expect(arrivals.take(crowd(4))).toEqual(["m2", "m3"]);
    expect(arrivals.take(crowd(3))).toEqual([]);
    expect(arrivals.take(crowd(4))).toEqual(["m3"]);
  });
});

describe("a projected table", () => {
  const document = (table: number): ClassDocument =>
    ({
      class_: { projector: { show: "table", table, step: -1 } },
      tables: [
        { number: 1, id: "a", phase: "playing" },
        { number: 2, id: "b", phase: "lobby" },
      ],
    }) as ClassDocument;

  it("is the chosen one, once play has begun there", () => {
    expect(projected(document(1))?.id).toBe("a");
    expect(projected(document(2))).toBeNull();
    expect(projected(document(3))).toBeNull();
  });

  it("has company in as many columns as fill the screen", () => {
    expect([1, 2, 3, 4, 6, 8, 12, 15, 24].map(columns)).toEqual([1, 2, 3, 2, 3, 4, 4, 5, 6]);
    expect(halves([1, 2, 3])).toEqual([[1, 2], [3]]);
  });
});

describe("codes", () => {
  it("are shown in two groups and understood however they are typed", () => {
    expect(grouped("7KQ4MX")).toEqual(["7KQ", "4MX"]);
    expect(grouped("SB95D")).toEqual(["SB9", "5D"]);
    expect(grouped("AB12")).toEqual(["AB12"]);
    for (const typed of ["7kq 4mx", "7KQ-4MX", " 7KQ\u00a04MX "]) expect(plainCode(typed)).toBe("7KQ4MX");
  });
});

describe("options as values of texts", () => {
  const option = { low: 0, high: 9, choices: [] };
  const game = {
    ...detail.game,
    options: [
      { name: "turns", kind: "number" as const, default: "8", ...option },
      { name: "ending", kind: "choice" as const, default: "draw", ...option },
    ],
  };

  it("are numbers where the option is one, else its name; what is missing has its default", () => {
    expect(optionValues(game, { turns: "6" })).toEqual({ turns: 6, ending: "draw" });
  });
});
