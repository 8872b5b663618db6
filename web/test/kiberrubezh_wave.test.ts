// What the table of Киберрубеж says of a wave, how it shares its room, and where its arrows run.
import { describe, expect, it } from "vitest";
import { drawn, type Attacker, type Box, type Ground } from "../src/games/kiberrubezh/arrows";
import { block, fronts } from "../src/games/kiberrubezh/places";
import { comingLoss, fateOf, Links, lossOf, spanned } from "../src/games/kiberrubezh/wave";
import type { Attack, Measure, Side, View } from "../src/games/kiberrubezh/wire";

const power = { active: 3, total: 3, extra: 0, used: 1 };
const side = (attacks: Attack[] = [], measures: Measure[] = []): Side => ({
  list: [], deck: 40, top: [], bottom: [], hand: null, hand_size: 5, known: [], seen: 0, discard: [], events: [],
  doomed: [], assets: [], measures, attacks, attack_power: power, defence_power: power, boost: 0, more_blocks: 0,
  redeals: 0, redeal_free: null,
}); // prettier-ignore
const attack = (id: string, more: Partial<Attack> = {}): Attack => ({
  id, card: id.slice(0, 3), copy: 1, category: "malware", turned: true, wave: true, points: 0, needs: 1, blocked: false,
  done: false, strikes: 3, drains: 2, ...more,
}); // prettier-ignore
const measure = (id: string, stopped: string[] = []): Measure => ({
  id, card: id.slice(0, 3), copy: 1, turned: true, frozen: false, used: true, stopped,
}); // prettier-ignore
const view = (step: string, phase: string, sides: Side[], more: Partial<View> = {}): View => ({
  turn: 5, active: 0, first: 0, phase, step, actor: 0, assets_left: 0, wave: 1, attack_over: false, asking: null,
  asked: null, targets: null, looking: null, pending: [], waiting: [], hit: [], lessened: 0, sides, winner: null,
  ending: null, ...more,
}); // prettier-ignore

describe("the fate of an attack", () => {
  const now = (step: string, phase: string, more: Partial<Attack> = {}, asking: string | null = null) => {
    const one = attack("035.1", more);
    return fateOf(view(step, phase, [side([one]), side()], { asking }), one);
  };
  it("is open until the blocks are settled", () => {
    expect(now("wave", "attack")).toBe("declared");
    expect(now("defence", "defence")).toBe("open");
    expect(now("points", "defence", { needs: 2, points: 1 })).toBe("open");
    expect(now("defence", "defence", { points: 1 })).toBe("stopped");
  });
  it("is settled before the damage", () => {
    expect(now("moment", "attack", { blocked: true })).toBe("stopped");
    expect(now("moment", "attack")).toBe("through");
    expect(now("damage", "attack")).toBe("through");
    expect(now("mill", "attack", { done: true }, "035")).toBe("dealing");
    expect(now("damage", "attack", { done: true })).toBe("done");
  });
});

describe("what a deck is about to lose", () => {
  it("is a span while the kind of damage is open", () => {
    expect(lossOf(attack("035.1"))).toEqual({ least: 2, most: 3 });
    expect(lossOf(attack("035.1", { strikes: null, drains: null }))).toBeNull();
    expect(spanned({ least: 2, most: 3 })).toBe("2…3");
    expect(spanned({ least: 2, most: 2 })).toBe("2");
  });
  it("is told for one attack alone, or for the answer pointed at", () => {
    const two = [attack("035.1"), attack("024.1", { strikes: 5 }), attack("046.1", { blocked: true })];
    const many = view("damage", "attack", [side(two), side()]);
    expect(comingLoss(many, null)).toBeNull();
    expect(comingLoss(many, { id: "024.1", verb: "strike" })).toEqual({ least: 5, most: 5 });
    expect(comingLoss(many, { id: "024.1", verb: "drain" })).toEqual({ least: 2, most: 2 });
    expect(comingLoss(many, { id: "046.1", verb: "drain" })).toBeNull(); // it is blocked
    const one = view("damage", "attack", [side([attack("035.1"), attack("046.1", { blocked: true })]), side()]);
    expect(comingLoss(one, null)).toEqual({ least: 2, most: 3 });
    expect(comingLoss(view("defence", "defence", [side([attack("035.1")]), side()]), null)).toBeNull();
  });
});

describe("links between measures and attacks", () => {
  it("outlive the settling of the blocks, but not the wave", () => {
    const links = new Links();
    const before = view("defence", "defence", [side([attack("035.1")]), side([], [measure("073.1", ["035.1"])])]);
    const after = view("moment", "attack", [side([attack("035.1")]), side([], [measure("073.1")])]);
    expect([...links.of(before)]).toEqual([["073.1", ["035.1"]]]);
    expect([...links.of(after)]).toEqual([["073.1", ["035.1"]]]);
    expect([...links.of({ ...after, wave: 2 })]).toEqual([]);
  });
});

describe("the room of the fronts", () => {
  const many = (n: number): Measure[] => Array.from({ length: n }, (_, at) => measure(`07${at}.1`));
  const share = (left: number, right: number): readonly [number, number] =>
    fronts(view("attack", "attack", [side([], many(right)), side([], many(left))]), 0);
  it("stays as it is while the cards fit", () => {
    expect(share(0, 0)).toEqual([3, 2]);
    expect(share(3, 2)).toEqual([3, 2]);
  });
  it("goes to the fuller side", () => {
    expect(share(6, 1)).toEqual([5, 2]);
    expect(share(3, 3)).toEqual([1, 1]);
    expect(share(1, 5)).toEqual([2, 5]);
  });
  it("makes a deck as high as its cards", () => {
    expect(block(60, 60, 0)).toEqual({ height: 1, going: 0 });
    expect(block(15, 53, 3)).toEqual({ height: 0.25, going: 0.05 });
    expect(block(2, 60, 5).going).toBeCloseTo(2 / 60);
  });
});

describe("the arrows of a wave", () => {
  const card = (x: number, y: number): Box => ({ x, y, width: 150, height: 120 });
  const attacker = (id: string, x: number, more: Partial<Attacker> = {}): Attacker => ({
    id, box: card(x, 250), fate: "through", stoppers: [], ...more,
  }); // prettier-ignore
  const ground = (attackers: Attacker[], more: Partial<Ground> = {}): Ground => ({
    attackers,
    measures: new Map([["073.1", card(400, 60)]]),
    deck: { x: 10, y: 150, width: 160, height: 60 },
    gap: { x: 190, y: 180, width: 800, height: 70 },
    upward: true,
    edge: null,
    ...more,
  });
  it("end in one bar before their measure", () => {
    const stopped = { fate: "stopped", stoppers: ["073.1"] } as const;
    const { ways, bars } = drawn(
      ground([
        attacker("a", 400, { ...stopped, stoppers: ["073.1"] }),
        attacker("b", 600, { ...stopped, stoppers: ["073.1"] }),
      ]),
    );
    expect(ways.map(({ kind }) => kind)).toEqual(["stop", "stop"]);
    expect(bars).toEqual([{ key: "073.1", kind: "stop", d: "M437 185H513" }]);
    expect(ways.every(({ d }) => d.endsWith(" 185"))).toBe(true);
  });
  it("end before the wall if their measure is no longer known", () => {
    const { ways, bars } = drawn(ground([attacker("a", 400, { fate: "stopped" })]));
    expect(ways[0]?.d).toBe("M475 250V185");
    expect(bars[0]?.d).toBe("M445 180H505");
  });
  it("run through the gap into the side of a deck at its level, or from below into one above", () => {
    const { ways } = drawn(ground([attacker("a", 400)]));
    expect(ways[0]?.d).toBe("M475 250V215Q475 201 461 201H179");
    const high = drawn(ground([attacker("a", 400)], { deck: { x: 10, y: 20, width: 160, height: 60 } }));
    expect(high.ways[0]?.d).toBe("M475 250V215Q475 201 461 201H104Q90 201 90 187V89");
  });
  it("keep to the edge of a phone, upwards and downwards", () => {
    const up = drawn(ground([attacker("a", 20)], { edge: 14, deck: { x: 8, y: 0, width: 100, height: 60 } }));
    expect(up.ways[0]?.d).toBe("M95 250V215Q95 201 81 201H28Q14 201 14 187V69");
    const down = drawn(
      ground([attacker("a", 20, { box: card(20, 60) })], {
        upward: false, edge: 14, deck: { x: 8, y: 420, width: 100, height: 60 },
      }), // prettier-ignore
    );
    expect(down.ways[0]?.d).toBe("M95 180V215Q95 229 81 229H28Q14 229 14 243V411");
  });
  it("have a pill each, without a sign on narrow cards, and none before the answer", () => {
    const narrow = attacker("b", 600, { box: { ...card(600, 250), width: 110 } });
    const { pills } = drawn(ground([attacker("a", 400), narrow, attacker("c", 800, { fate: "declared" })]));
    expect([...pills.keys()]).toEqual(["a", "b"]);
    expect(pills.get("a")).toMatchObject({ x: 475, tight: false });
    expect(pills.get("b")).toMatchObject({ x: 655, tight: true });
  });
});
