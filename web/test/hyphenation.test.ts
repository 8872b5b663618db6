// Names where room is short: breaks inside long words, and the first words of a name that is too long.
import { describe, expect, it } from "vitest";
import { hyphenated, shortened } from "../src/lib/hyphenation";

const shown = (text: string): string => text.replaceAll("\u00ad", "-");

describe("hyphenated", () => {
  it("breaks long words between syllables and leaves short ones alone", () => {
    expect(shown(hyphenated("Патрулирование"))).toBe("Пат-ру-ли-ро-ва-ние");
    expect(hyphenated("Сервер журналов")).toBe("Сервер журналов");
  });
  it("breaks shorter words where asked", () => {
    expect(shown(hyphenated("журналов", 7))).toBe("жур-на-лов");
  });
});

describe("shortened", () => {
  it("keeps a name that fits", () => {
    expect(shortened("Сервер журналов", 7)).toBe("Сервер журналов");
    expect(shortened("Satellite Link", 7)).toBe("Satellite Link");
  });
  it("says that a name goes on", () => {
    expect(shortened("Песочница разработчиков", 7)).toBe("Песочница…");
  });
  it("never drops the first word", () => {
    expect(shortened("Неописуемоеимя", 3)).toBe("Неописуемоеимя");
  });
});
