// The ratings of a stack added up as they are printed, and what a comparison comes to with each possible chit.
import { unknownOf, type StackView, type Totals } from "./model";
import { isUnit, ratingsOf } from "./printed";

/** Three totals as text; null if nothing is known of its units. */
export type Sums = readonly [ir: string, tr: string, cmr: string];

/** A stack's Intelligence counts by its lowest and highest unit if it is the Insurgent's, otherwise added up. */
export function sumsOf(stack: StackView): Sums | null {
  const units = stack.counters.flatMap(({ kind, back, n }) => {
    const ratings = isUnit(kind) ? ratingsOf(kind, back) : null;
    return ratings ? Array.from({ length: n }, () => ratings) : [];
  });
  if (!units.length || unknownOf(stack) > 0) return null;
  const sum = (at: number): number => units.reduce((found, ratings) => found + (ratings[at] ?? 0), 0);
  const ir = units.map(([each]) => each);
  const [low, high] = [Math.min(...ir), Math.max(...ir)];
  const intelligence = stack.side === 0 ? String(sum(0)) : low === high ? String(low) : `${low}–${high}`;
  return [intelligence, String(sum(1)), String(sum(2))];
}

/** What stands for a tower: its unit with the most troops, or its first Asset. */
export function strongestOf(stack: StackView): { kind: string; back: boolean } | null {
  const rank = ({ kind, back }: { kind: string; back: boolean }): number => {
    const ratings = isUnit(kind) ? ratingsOf(kind, back) : null;
    return ratings ? 100 + ratings[1] * 10 + ratings[0] : 0;
  };
  const [first, ...rest] = stack.counters;
  if (!first) return null;
  return rest.reduce((best, each) => (rank(each) > rank(best) ? each : best), first);
}

export interface Outcome {
  /** What the other side's chits add; null for no chit. */
  adds: number | null;
  /** By how much the viewer's side is ahead. */
  margin: number;
}

const HIGHEST = 5; // on a chit

/** One box for each value the unknown chits can have. */
export function outcomesOf(mine: number, theirs: number, chits: number, drawn: boolean): Outcome[] {
  const values = Array.from({ length: chits * HIGHEST }, (_, at) => at + 1);
  return [...(drawn ? [] : [null]), ...values].map((adds) => ({ adds, margin: mine - theirs - (adds ?? 0) }));
}

/** Both sides of a mission as the viewer sees it: their own total first. */
export interface Duel {
  mine: number | null;
  theirs: number | null;
  /** The least the other total comes to, if it is hidden. */
  open: number | null;
  /** How many chits each may play. */
  myChits: number;
  theirChits: number;
  /** A chit is drawn against the mission. */
  drawn: boolean;
  /** The viewer runs the mission. */
  runs: boolean;
}

export function duelOf({ own, against, open, random, own_chits, against_chits }: Totals, runs: boolean): Duel {
  const drawn = random !== null;
  return runs
    ? { mine: own, theirs: against, open, myChits: own_chits, theirChits: drawn ? 1 : against_chits, drawn, runs }
    : { mine: against, theirs: own, open: null, myChits: against_chits, theirChits: own_chits, drawn: false, runs };
}
