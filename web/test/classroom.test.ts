import { describe, expect, it } from "vitest";
import { changeOf, changesOf, choicesOf, codeOf } from "../src/classroom/adjustments";
import { chartOf } from "../src/classroom/chart";
import { pendingInjects, tablesOf } from "../src/classroom/injects";
import {
  isLow,
  lastMark,
  remarks,
  said,
  secondsGiven,
  secondsLeft,
  tally,
  teamName,
  urgency,
} from "../src/classroom/model";
import { needs } from "../src/classroom/needs";
import {
  fullMinutes,
  newInject,
  tidied,
  TIMEBOX,
  toggledMicro,
  withObjective,
  withStop,
  withTimebox,
  withTurns,
} from "../src/classroom/plan";
import { written } from "../src/lib/ticking.svelte";
import { Vocabulary } from "../src/lib/vocabulary";
import { Speaker } from "../src/lib/words";
import type { Tile } from "../src/classroom/wire";
import { document, inject, plan, tile } from "./classroom";
import { detail, words } from "./game";

const speaking = (texts: string): Speaker =>
  new Speaker({ ...words, texts: words.texts + texts }, new Vocabulary(detail), []);
const speaker = speaking("\nside-0 = Reds\nclass-alert-late = Late by { $time }\n");
const unplaced = (n: number): string => `${n} without a seat`;

describe("time", () => {
  it("is written as a clock", () => {
    expect(written(0)).toBe("0:00");
    expect(written(67)).toBe("1:07");
    expect(written(3723)).toBe("1:02:03");
    expect(written(-5)).toBe("0:00");
  });

  it("of a table comes from its timebox before its clock", () => {
    const timebox = { label: "", seconds: 240, deadline: 120_000 };
    expect(secondsLeft(tile(1, { timebox, deadline: 9_000 }), 60_000)).toBe(60);
    expect(secondsGiven(tile(1, { timebox, deadline: 9_000 }))).toBe(240);
    expect(secondsLeft(tile(1, { deadline: 9_000 }), 10_500)).toBe(-1);
    expect(secondsGiven(tile(1, { since: 1_000, deadline: 9_000 }))).toBe(8);
    expect(secondsLeft(tile(1), 0)).toBeNull();
  });
});

describe("names", () => {
  it("of teams are those of their sides", () => {
    expect(teamName(speaker, 0)).toBe("Reds");
    expect(teamName(speaking("\nteam-name = Team { $number }\n"), 1)).toBe("Team 2");
  });

  it("come from the game, else from the page, else are the key", () => {
    expect(said(speaker, "class-alert-late", { time: "1:10" })).toBe("Late by 1:10");
    expect(said(speaker, "log")).toBe("Log");
    expect(said(speaker, "no-such-text")).toBe("no-such-text");
  });
});

describe("what needs the facilitator", () => {
  it("comes by urgency, one entry a table", () => {
    const tables = [
      tile(1),
      tile(2, { alert: { rank: 1, key: "class-alert-late", args: { time: "1:10" } } }),
      tile(3, { alert: { rank: 2, key: "two-down", args: {} } }),
      tile(4, { alert: { rank: 0, key: "calm", args: {} } }),
    ];
    expect(needs(document({ tables }), speaker, unplaced)).toEqual([
      { table: 3, rank: 2, text: "two-down", act: "open" },
      { table: 2, rank: 1, text: "Late by 1:10", act: "extend" },
    ]);
  });

  it("begins with students without a seat", () => {
    const late = { member: "z", alias: "Zoe", role: "member", table: 0, seat: -1, captain: false, online: true };
    const found = needs(document({ people: [...document().people, late] }), speaker, unplaced);
    expect(found).toEqual([{ table: 0, rank: 1, text: "1 without a seat", act: "seats" }]);
  });
});

describe("the tally", () => {
  it("counts students, not staff", () => expect(tally(document())).toEqual({ arrived: 2, online: 1, room: 10 }));
});

describe("the chart", () => {
  const at = (number: number, value: number): Tile =>
    tile(number, { markers: [{ key: "stability", value, history: [100, 90, value], most: 100, threshold: 30 }] });

  it("draws every table that has the marker, those close to the threshold last and with their number", () => {
    const chart = chartOf([at(1, 29), at(2, 80), tile(3, { markers: [] }), at(4, 50)], "stability");
    expect(chart?.courses.map(({ table }) => table)).toEqual([2, 4, 1]);
    expect(chart?.courses.map(({ label }) => label !== null)).toEqual([false, true, true]);
    expect(chart?.limit).toBe(30);
    expect(chart?.rows.map(({ value }) => value)).toEqual([0, 30, 60, 100]);
    expect(chart?.courses[0]?.path.match(/[ML]/g)).toHaveLength(3);
  });

  it("is empty without markers", () => expect(chartOf([tile(1, { markers: [] })], "stability")).toBeNull());

  it("keeps labels at the same place apart", () => {
    const chart = chartOf([at(1, 40), at(2, 40), at(3, 41)], "stability");
    const labels = chart?.courses.map(({ label }) => label ?? 0).sort((a, b) => a - b) ?? [];
    expect(Math.min(...labels.slice(1).map((at, place) => at - (labels[place] ?? 0)))).toBeGreaterThanOrEqual(11);
  });

  it("knows how close a marker is to its threshold", () => {
    const marker = { key: "s", history: [], most: 100, threshold: 30 };
    expect([29, 30, 31, 54, 55, 100].map((value) => urgency({ ...marker, value }))).toEqual([2, 2, 1, 1, 0, 0]);
    expect(urgency({ ...marker, value: 0, threshold: null })).toBe(0);
    expect([30, 31].map((value) => isLow({ ...marker, value }))).toEqual([true, false]);
  });
});

describe("injects", () => {
  it("are pending until they reach every table they are for", () => {
    const injects = [
      inject("late", { when: "condition", fired: [1] }),
      inject("done", { tables: [2], fired: [2] }),
      inject("sixth", { when: "turn", turn: 6 }),
      inject("fourth", { when: "turn", turn: 4, tables: [2] }),
    ];
    expect(pendingInjects(document({ injects })).map(({ id }) => id)).toEqual(["fourth", "sixth", "late"]);
  });

  it("without tables are for all", () => {
    expect(tablesOf(inject("x"), 3)).toEqual([1, 2, 3]);
    expect(tablesOf(inject("x", { tables: [2] }), 3)).toEqual([2]);
  });

  it("change the game by a verb and its values", () => {
    const verbs = detail.verbs.map((verb) => ({ ...verb, adjusts: verb.name === "play" }));
    const vocabulary = new Vocabulary({ ...detail, verbs });
    const [play] = changesOf(vocabulary);
    if (!play) throw new Error("no change");
    for (const values of [
      [0, 1],
      [1, 6],
      [2, 3],
    ])
      expect(vocabulary.say(codeOf(play, values)).values).toEqual(values);
    expect(codeOf(play, [])).toBe(play.base);
    expect(changeOf(vocabulary, codeOf(play, [2, 6]))?.name).toBe("play");
    expect(changeOf(vocabulary, 19)).toBeNull(); // a roll
    expect(changeOf(vocabulary, -1)).toBeNull();
    const [card, die] = play.arguments.map((argument) => choicesOf(speaker, argument).map(({ text }) => text));
    expect(card).toEqual(["the Ace", "the King", "joker"]);
    expect(die).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("get ids of their own", () => expect(newInject().id).not.toBe(newInject().id));
});

describe("a plan", () => {
  it("with fewer turns drops what was planned for later ones", () => {
    const own = { ...plan, injects: [inject("a", { when: "turn", turn: 8 }), inject("b", { when: "condition" })] };
    const short = withTurns(own, 5);
    expect([short.turns, short.stops.length, short.micro]).toEqual([5, 1, [1]]);
    expect(short.injects.map(({ id }) => id)).toEqual(["b"]);
    expect(withTurns(plan, Number.NaN).turns).toBe(1);
  });

  it("keeps its timeboxes within bounds", () => {
    expect(withTimebox(plan, 0, 30).timeboxes[0]?.seconds).toBe(150);
    expect(withTimebox(plan, 0, -1000).timeboxes[0]?.seconds).toBe(TIMEBOX.least);
    expect(withTimebox(plan, 1, 1e6).timeboxes[1]?.seconds).toBe(TIMEBOX.most);
    expect(fullMinutes(plan)).toBe(40);
  });

  it("adds a stop after the first turn without one", () => {
    expect(withStop({ ...plan, stops: [{ turn: 1, topic: "x" }] }, "").stops.at(-1)?.turn).toBe(2);
  });

  it("turns a micro-debrief on and off, in order", () => {
    expect(toggledMicro(plan, 4).micro).toEqual([1, 4, 7]);
    expect(toggledMicro(plan, 7).micro).toEqual([1]);
    expect(plan.micro).toEqual([1, 7]);
  });

  it("gives each objective its own id", () => {
    const two = withObjective(withObjective(plan, "a"), "b");
    expect(new Set(two.objectives.map(({ id }) => id)).size).toBe(3);
  });

  it("is sent without what is empty", () => {
    const own = {
      ...withStop(withObjective(plan, " "), " "),
      injects: [inject("a", { text: " " }), inject("b", { text: "", adjust: 4 })],
    };
    const found = tidied(own);
    expect([found.stops.length, found.objectives.length]).toEqual([2, 1]);
    expect(found.injects.map(({ id }) => id)).toEqual(["b"]);
  });
});

describe("notes and marks", () => {
  const note = { id: 1, by: "f", table: 1, turn: 2, step: 20, text: "well", at: 10 };
  const mark = { ...note, id: 2, objective: "cascade", level: 3, at: 20 };
  it("are listed together, newest first, with the objective in words", () => {
    const found = remarks(document({ notes: [note], marks: [mark] }));
    expect(found.map(({ key, objective }) => [key, objective])).toEqual([
      ["m2", "Explains the cascade"],
      ["n1", ""],
    ]);
    expect(remarks(document({ notes: [note] }), 2)).toEqual([]);
  });

  it("count by the last mark", () => {
    expect(lastMark([mark, { ...mark, id: 3, level: 4 }], 1, "cascade")?.level).toBe(4);
    expect(lastMark([mark], 2, "cascade")).toBeUndefined();
  });
});
