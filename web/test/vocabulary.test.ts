import { describe, expect, it } from "vitest";
import { pieceName, Vocabulary } from "../src/lib/vocabulary";
import { detail } from "./game";

const vocabulary = new Vocabulary(detail);

describe("an action code", () => {
  it.each([
    [0, "pass", []],
    [1, "play", [0, 1]],
    [6, "play", [0, 6]], // the last argument is the fastest
    [7, "play", [1, 1]],
    [18, "play", [2, 6]], // the last code of its verb
    [19, "roll", [1]],
    [25, "menu", []],
  ])("%i is %s", (code, name, values) => {
    const said = vocabulary.say(code);
    expect(said.code).toBe(code);
    expect(said.verb.name).toBe(name);
    expect(said.values).toEqual(values);
  });

  it("is refused below the first verb", () => {
    expect(() => vocabulary.say(-1)).toThrow("-1");
  });

  it("names what its arguments name", () => {
    const said = vocabulary.say(8);
    expect(vocabulary.named(said, "card")).toBe("king");
    expect(vocabulary.named(said, "die")).toBe("2");
    expect(vocabulary.named(said, "seat")).toBeNull();
  });
});

describe("a vocabulary", () => {
  it("knows the kind of every named piece", () => {
    expect(vocabulary.kinds.get("joker")).toBe("card");
    expect(vocabulary.kinds.has("pass")).toBe(false);
  });

  it("knows verbs that only lead on, and events by their kind", () => {
    expect([...vocabulary.menu]).toEqual(["menu"]);
    expect(vocabulary.facts.get("scored")?.instead).toBe("played");
  });
});

describe("a piece", () => {
  it("has a name, or is a number", () => {
    expect(pieceName({ kind: "card", size: 2, first: 5, names: ["five", "six"] }, 6)).toBe("six");
    expect(pieceName({ kind: "number", size: 6, first: 1, names: [] }, 4)).toBe("4");
  });
});
