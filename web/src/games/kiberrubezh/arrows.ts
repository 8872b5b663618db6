// The wave as lines in pixels: to the measure that stops an attack, or through the gap between the fronts to the deck.
import type { Fate } from "./wave";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Attacker {
  id: string;
  box: Box;
  fate: Fate;
  /** The measures with points against it, as far as they are known. */
  stoppers: string[];
}

export interface Ground {
  attackers: Attacker[];
  measures: Map<string, Box>;
  deck: Box;
  /** Between wall and lane; nothing else stands there. */
  gap: Box;
  /** The attackers stand below the wall. */
  upward: boolean;
  /** A phone: the way to the deck leaves the gap along this edge. */
  edge: number | null;
}

export interface Way {
  key: string;
  kind: "stop" | "through" | "open" | "dealing";
  d: string;
}

export interface Drawing {
  ways: Way[];
  /** Where dashed arrows end: one bar a measure. */
  bars: Way[];
  /** The middle of the pill of each attack. */
  pills: Map<string, { x: number; y: number; tight: boolean }>;
}

const BAR = 5; // pixels from the measure to its bar
const REACH = 30; // of a bar beyond its arrows
const APART = 16; // between two arrows of one piece
const BEND = 14; // radius of a corner
const HEAD = 9; // the arrow-head beyond its line
const BUS = 0.3; // where in the gap the way to the deck runs, from the wall
const PILL = 0.64;
const ROOMY = 130; // a narrower card has a pill without a sign
const LOW = 66; // a gap lower than this is a phone's

const centre = (box: Box): number => box.x + box.width / 2;
const spread = (at: number, count: number): number => (at - (count - 1) / 2) * APART;
const n = (value: number): string => String(Math.round(value * 10) / 10);

export function drawn(ground: Ground): Drawing {
  const { attackers, measures, gap, upward } = ground;
  const share = (part: number): number => (upward ? gap.y + gap.height * part : gap.y + gap.height * (1 - part));
  const wall = share(0);
  const ways: Way[] = [];
  const bars: Way[] = [];
  const pills: Drawing["pills"] = new Map();
  const ends = new Map<string, number[]>();
  for (const { id, box, fate, stoppers } of attackers) {
    const x = centre(box);
    const foot = upward ? box.y : box.y + box.height;
    if (fate === "declared") continue;
    const middle = gap.height < LOW ? (share(0.4) + foot) / 2 : share(PILL);
    pills.set(id, { x, y: middle, tight: box.width < ROOMY });
    const known = stoppers.filter((each) => measures.has(each));
    known.forEach((measure, at) => {
      const goal = measures.get(measure) as Box;
      const others = attackers.filter((each) => each.stoppers.includes(measure));
      const toX =
        centre(goal) +
        spread(
          others.findIndex((each) => each.id === id),
          others.length,
        );
      const fromX = x + spread(at, known.length);
      const toY = upward ? goal.y + goal.height + BAR : goal.y - BAR;
      ways.push({ key: `${id} ${measure}`, kind: "stop", d: strand(fromX, foot, toX, toY) });
      ends.set(measure, [...(ends.get(measure) ?? []), toX]);
    });
    if (fate === "stopped" && !known.length) {
      ways.push({ key: id, kind: "stop", d: strand(x, foot, x, wall + (upward ? BAR : -BAR)) });
      bars.push({ key: id, kind: "stop", d: `M${n(x - REACH)} ${n(wall)}H${n(x + REACH)}` });
    }
    if (fate === "open" || fate === "through" || fate === "dealing")
      ways.push({ key: id, kind: fate, d: passage(ground, x, foot, share(BUS)) });
  }
  for (const [measure, found] of ends) {
    const goal = measures.get(measure) as Box;
    const y = upward ? goal.y + goal.height + BAR : goal.y - BAR;
    bars.push({
      key: measure,
      kind: "stop",
      d: `M${n(Math.min(...found) - REACH)} ${n(y)}H${n(Math.max(...found) + REACH)}`,
    });
  }
  return { ways, bars, pills };
}

/** From an attack to a measure: straight if it stands opposite. */
function strand(x: number, y: number, toX: number, toY: number): string {
  if (Math.abs(x - toX) < 2) return `M${n(x)} ${n(y)}V${n(toY)}`;
  const middle = (y + toY) / 2;
  return `M${n(x)} ${n(y)}C${n(x)} ${n(middle)} ${n(toX)} ${n(middle)} ${n(toX)} ${n(toY)}`;
}

/** From an attack into the gap, along it, and to the deck: into its side if that is level with the gap. */
function passage({ deck, upward, edge }: Ground, x: number, foot: number, bus: number): string {
  const up = upward ? -1 : 1;
  const level = edge === null && bus > deck.y && bus < deck.y + deck.height;
  const turn = edge ?? centre(deck);
  const bend = Math.min(BEND, Math.abs(foot - bus), Math.abs(x - turn));
  const into = `M${n(x)} ${n(foot)}V${n(bus - up * bend)}Q${n(x)} ${n(bus)} ${n(x - bend)} ${n(bus)}`;
  if (level) return `${into}H${n(deck.x + deck.width + HEAD)}`;
  const last = upward ? deck.y + deck.height + HEAD : deck.y - HEAD;
  return `${into}H${n(turn + bend)}Q${n(turn)} ${n(bus)} ${n(turn)} ${n(bus + up * bend)}V${n(last)}`;
}
