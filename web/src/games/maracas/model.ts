// Names for parts of the view, and short descriptions of it.
import type { View } from "./wire";

export type { View };
export type AreaView = View["areas"][number];
export type StackView = View["stacks"][number];
export type CounterView = StackView["counters"][number];
export type Told = NonNullable<StackView["told"]>;
export type SideView = View["sides"][number];
export type MissionView = NonNullable<View["mission"]>;
export type Totals = NonNullable<View["offers"][number]["totals"]>;
export type Asking = NonNullable<View["asking"]>;

export const SIDES: readonly string[] = ["gov", "ins"];

/** The opposing total as far as it is known. */
export const againstOf = ({ against, open }: Totals): string =>
  against !== null ? String(against) : open !== null ? `${open}+?` : "?";

/** The support of a side in an Area, and its counters there that are in no stack. */
export const supportOf = ({ iu }: Pick<AreaView, "iu">, side: number): number => iu[side] ?? 0;
export const looseOf = ({ counters }: AreaView, side: number): CounterView[] => counters[side] ?? [];

export const heightOf = (counters: readonly { n: number }[]): number => counters.reduce((sum, { n }) => sum + n, 0);

/** Counters of a stack the viewer sees only from the back. */
export const unknownOf = (stack: StackView): number => stack.hidden - heightOf(stack.counters.filter(({ up }) => !up));

/** Each counter of a pile by itself, with a key. */
export function single(counters: readonly CounterView[]): { counter: CounterView; key: string }[] {
  return counters.flatMap((counter) =>
    Array.from({ length: counter.n }, (_, at) => ({
      counter,
      key: `${counter.kind} ${counter.hits} ${counter.back} ${counter.up} ${at}`,
    })),
  );
}

/** A unique key for each chit, since equal ones may lie side by side. */
export function keyed(chits: readonly string[]): { chit: string; key: string }[] {
  return chits.map((chit, at) => ({
    chit,
    key: `${chit} ${chits.slice(0, at).filter((each) => each === chit).length}`,
  }));
}
