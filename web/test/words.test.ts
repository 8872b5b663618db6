import { describe, expect, it } from "vitest";
import { lines } from "../src/lib/log";
import { Vocabulary } from "../src/lib/vocabulary";
import { asEvent, bundle, CHANCE, format, Speaker } from "../src/lib/words";
import { detail, words } from "./game";

const speaker = new Speaker(words, new Vocabulary(detail), ["Ana", "Boris"]);

describe("a speaker", () => {
  it("says actions with the names the data give", () => {
    expect(speaker.action(0)).toBe("Pass");
    expect(speaker.action(3)).toBe("Play the Ace on 3");
    expect(speaker.action(9)).toBe("Play the King on 3");
    expect(speaker.action(15)).toBe("Play joker on 3"); // a piece without a name is called by its id
  });

  it("explains an action and its pieces", () => {
    expect(speaker.explain(speaker.vocabulary.say(0))).toBe("Do nothing.");
    expect(speaker.explain(speaker.vocabulary.say(1))).toBe("Lay a card. It is high.");
  });

  it("says what sets an action apart from others of its kind", () => {
    expect(speaker.meaning(speaker.vocabulary.say(1))).toBe("It is high.");
    expect(speaker.meaning(speaker.vocabulary.say(0))).toBe("Do nothing.");
  });

  it("names the pieces of a fact, in the form it asks for", () => {
    expect(speaker.fact("fact-held", { card: "card:ace", count: 2 })).toBe("2 times an Ace (the Ace)");
    expect(speaker.fact("fact-held", { card: "card:king", count: 1 })).toContain("the King");
  });

  it("uses the grammatical form an event asks for", () => {
    expect(speaker.event(asEvent([0, "played", [0, 1], "1.2", -1, 0]))).toBe("Boris plays an Ace");
  });

  it("counts as the language does", () => {
    expect(speaker.event(asEvent([1, "scored", [0, 1], "", -1, 0]))).toBe("Ana has one point");
    expect(speaker.event(asEvent([2, "scored", [0, 3], "", -1, 0]))).toBe("Ana has 3 points");
  });

  it("tells who decided, but not for chance", () => {
    expect(speaker.event(asEvent([3, "decided", [1, 0], "", -1, 0]))).toBe("Boris: Pass");
    expect(speaker.event(asEvent([4, "decided", [CHANCE, 20], "", -1, 0]))).toBe("Roll 2");
  });

  it("names seats, and a player nobody sits for", () => {
    expect(speaker.seat(1)).toBe("Boris");
    expect(speaker.seat(2)).toBe("the Robot");
  });

  it("asks the question of a step", () => {
    expect(speaker.question("turn")).toBe("What will you do?");
    expect(speaker.question("nothing")).toBe("step-nothing"); // an unknown text is shown by its key
  });
});

describe("texts", () => {
  it("that come later take the place of earlier ones", () => {
    expect(format(bundle("en", "a = one\nb = two\n", "a = three\n"), "a")).toBe("three");
    expect(format(bundle("en", "a = one\n"), "b")).toBeNull();
  });
});

describe("the log", () => {
  const event = (number: number, kind: string, args: number[], cause = -1, step = 0) =>
    asEvent([number, kind, args, "", cause, step]);
  const told = (...events: ReturnType<typeof event>[]): string[] =>
    lines(events, speaker).map((line) => `${"  ".repeat(line.depth)}${speaker.event(line.event)} ×${line.times}`);

  it("lets a decision speak through what it changed", () => {
    expect(told(event(0, "decided", [0, 1]), event(1, "played", [0, 0], 0))).toEqual(["Ana plays an Ace ×1"]);
    expect(told(event(0, "decided", [0, 0]))).toEqual(["Ana: Pass ×1"]);
    expect(told(event(0, "decided", [0, 25]))).toEqual([]); // a menu only opens a choice
  });

  it("leaves out what the next event tells better", () => {
    expect(told(event(0, "played", [0, 0]), event(1, "scored", [0, 2]))).toEqual(["Ana has 2 points ×1"]);
  });

  it("indents effects below their cause and counts what repeats", () => {
    expect(told(event(0, "scored", [0, 2]), event(1, "scored", [1, 1], 0), event(2, "scored", [1, 1], 0))).toEqual([
      "Ana has 2 points ×1",
      "  Boris has one point ×2",
    ]);
  });
});
