import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cueOf, lengthOf, LONGEST, PLAIN, type Cue, type Palette } from "../src/lib/sound";

const CUES: Cue[] = ["turn", "played", "hit", "fall", "won", "lost"];
const found = import.meta.glob<Palette>("../src/games/*/sounds.ts", { eager: true, import: "default" });
const palettes = Object.entries(found).map(([path, palette]) => [path.split("/").at(-2) ?? "", palette] as const);

describe("the palettes", () => {
  it("belong to all five games, and no two sound alike", () => {
    expect(palettes.map(([game]) => game)).toEqual(["blackhat", "buenosos", "kiberrubezh", "maracas", "misiles"]);
    for (const cue of CUES) {
      const heard = palettes.map(([, { cues }]) => JSON.stringify(cues[cue]));
      expect(new Set(heard).size).toBe(heard.length);
    }
  });

  it.each([...palettes, ["plain", PLAIN] as const])("of %s are short, gentle and complete", (_, { cues }) => {
    expect(Object.keys(cues).sort()).toEqual([...CUES].sort());
    for (const voices of Object.values(cues)) {
      expect(lengthOf(voices)).toBeGreaterThan(0);
      expect(lengthOf(voices)).toBeLessThanOrEqual(LONGEST);
      for (const { loud } of voices) expect(loud).toBeLessThanOrEqual(0.12);
    }
  });

  it.each(palettes)("of %s name events the game has", (game, { events }) => {
    const texts = readFileSync(`../src/contienda/games/${game}/texts/en.ftl`, "utf8");
    for (const kind of Object.keys(events)) expect(texts, kind).toMatch(new RegExp(`^event-${kind} =`, "m"));
  });
});

describe("a change", () => {
  const palette: Palette = { ...PLAIN, events: { moved: "played", struck: "hit", fell: "fall" } };

  it("is heard as the gravest of its events", () => {
    expect(cueOf(palette, ["moved", "fell", "struck"])).toBe("fall");
    expect(cueOf(palette, ["moved", "moved"])).toBe("played");
  });

  it("without a mapped event is silent", () => {
    expect(cueOf(palette, ["drew"])).toBeNull();
  });
});
