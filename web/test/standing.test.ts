import { beforeAll, describe, expect, it } from "vitest";
import { uiReady } from "../src/lib/ui.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { SeatInfo, TableInfo, You } from "../src/lib/wire";
import { standing } from "../src/table/standing";
import { document } from "./game";

const team = (side: string, captain: string, ...names: string[]): SeatInfo => ({
  kind: "team",
  name: "",
  side,
  members: names.map((name) => ({ id: name, name })),
  captain,
  bot: "",
  shown: false,
  consent: false,
});
const NAMES = ["MalOsos", "BuenOsos"];
const table = (given: Partial<TableInfo> = {}): TableInfo => ({
  ...document.table,
  seats: [team("malosos", "Luis", "Luis", "Diego"), team("buenosos", "Ana", "Ana", "Iker")],
  actor: 1,
  ...given,
});
const you = (name: string, may: You["may"]): You => ({
  member: name,
  name,
  seats: [1],
  facilitates: false,
  viewer: 1,
  may,
});

beforeAll(async () => {
  settings.language = "en";
  while (!uiReady()) await new Promise((done) => setTimeout(done));
});

describe("who decides", () => {
  it("is the captain by name; a member reads that they vote", () => {
    expect(standing(table(), NAMES, you("Iker", "vote"), 1)).toMatchObject({
      title: "Ana decides",
      line: "You vote with BuenOsos",
      yours: true,
    });
  });

  it("is the viewer only if their touch counts", () => {
    expect(standing(table(), NAMES, you("Ana", "decide"), 1)).toMatchObject({
      title: "Your decision",
      line: "Captain of BuenOsos",
      yours: true,
    });
  });

  it("is the other team's captain, with the team", () => {
    expect(standing(table({ actor: 0 }), NAMES, you("Iker", "watch"), 1)).toMatchObject({
      title: "Luis decides for MalOsos",
      line: "You play with BuenOsos",
      yours: false,
    });
  });

  it("is said once where a team has its captain's name", () => {
    const found = standing(table({ actor: 0 }), ["Luis", "BuenOsos"], you("Iker", "watch"), 1);
    expect(found.title).toBe("Luis decides");
  });

  it("is never the viewer while another seat decides, even if the right is still on its way", () => {
    expect(standing(table({ actor: 0 }), NAMES, you("Ana", "decide"), 1).yours).toBe(false);
  });

  it("is the majority where votes decide", () => {
    const found = standing(table({ decides: "majority" }), NAMES, you("Iker", "vote"), 1);
    expect(found.title).toBe("BuenOsos: the majority decides");
  });

  it("is nobody while the table discusses or answers", () => {
    const discussion = { kind: "freeze" as const, text: "Why?" };
    expect(standing(table({ paused: "", discussion }), NAMES, you("Ana", "watch"), 1)).toMatchObject({
      title: "Freeze and discuss",
      yours: false,
    });
    const micro = { turn: 1, until: null, left: 0, asked: [0, 1], answered: [] };
    expect(standing(table({ micro }), NAMES, you("Ana", "watch"), 1).title).toBe("Micro-debrief");
  });
});
