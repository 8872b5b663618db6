// What is printed on a sheet, and names for parts of the view.
import { ELEMENTS, NUMBERS } from "./printed_data";
import type { View } from "./wire";

export type { View };
export type SheetView = View["sheets"][number];
/** What happens to the parts of a collection, if it is not obvious. */
export type Outcome = View["promises"][number];

export interface Printed {
  name: string;
  cost: number;
  copies: number;
}

/** The ten lines of the form, top to bottom. */
export const PRINTED: readonly Printed[] = ELEMENTS;
/**
 * The chapter of the rulebook with the elements, in the order of the form: 11.1, 11.2, or 11.4a and 11.4b if there is
 * more to say.
 */
const CHAPTER = 11;
export const explains = (clause: string, element: string): boolean =>
  clause.replace(/[a-z]$/, "") === `${CHAPTER}.${PRINTED.findIndex(({ name }) => name === element) + 1}`;

export const { PARTS, LIMIT, CLOCK_BOXES } = NUMBERS;

/** The cost is printed beside the name and is also where a pair of dice leads; 7 leads nowhere. */
export const atCost = (cost: number): string | null => PRINTED.find((each) => each.cost === cost)?.name ?? null;

/** The element a way of playing belongs to: its name comes first. */
export const ofWay = (way: string): string =>
  PRINTED.find(({ name }) => way === name || way.startsWith(`${name}_`))?.name ?? way;

/** The name of a place on a sheet, for arrows and flights. */
export const spot = (seat: number, element: string): string => `${seat}-${element}`;

// Steps in which the played element and its target are still unresolved.
const AIMED = ["counter", "swap", "offer", "answer", "exchange_give", "exchange_take"];
const PLAYED = [...AIMED, "additional", "completed", "target", "sacrifice", "space_race", "red_telephone"];

export const playing = (view: View): string | null => (PLAYED.includes(view.step) ? view.playing : null);
export const aimedAt = (view: View): number | null => (AIMED.includes(view.step) ? view.target : null);

/** What has been picked so far, and on whose sheet. */
export function picks(view: View, seat: number): string[] {
  const target = view.step === "swap" || view.step === "answer";
  const found = seat === (target ? view.target : view.active) && playing(view) ? view.picked : [];
  return seat === view.active && aimedAt(view) !== null ? [...found, ...view.offered] : found;
}
