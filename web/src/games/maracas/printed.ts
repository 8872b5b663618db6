// What is printed on counters and on the sheets of both sides; for people, not for the rules.
import { ASSETS, STRATEGIES, UNITS } from "./printed_data";

export type Ratings = readonly [ir: number, tr: number, cmr: number];
export const RATINGS: readonly string[] = ["ir", "tr", "cmr"];

const units = new Map(Object.entries(UNITS));
const assets = new Map(Object.entries(ASSETS));
/** Each node has its own letter. */
const assetOf = (kind: string) => assets.get(kind.replace(/_.$/, ""));

export const isUnit = (kind: string): boolean => units.has(kind);
export const sideOf = (kind: string): number => ((units.get(kind) ?? assetOf(kind))?.side === "ins" ? 1 : 0);
export const isForeign = (kind: string): boolean => assetOf(kind)?.foreign ?? units.get(kind)?.type === "fcbt";

/** Ratings of the visible face; the back of a counter is its other face, if it has one. */
export function ratingsOf(kind: string, back: boolean): Ratings | null {
  const faces = units.get(kind)?.faces;
  const [ir, tr, cmr] = (back ? faces?.[1] : undefined) ?? faces?.[0] ?? [];
  return ir === undefined || tr === undefined || cmr === undefined ? null : [ir, tr, cmr];
}

/** The sign a counter carries. */
export function signOf(kind: string): string {
  const unit = units.get(kind)?.type;
  if (unit) return unit;
  const name = kind.replace(/_.$|\d$/, "");
  return name.endsWith("hw") ? "hw" : name.endsWith("cadre") ? "cadre" : name;
}

/** A letter or figure beside the sign of an Asset. */
export function markOf(kind: string): string {
  const letter = /^node_(.)$/.exec(kind)?.[1];
  const more = /[a-z]([12])$/.exec(kind)?.[1];
  return letter ? letter.toUpperCase() : more ? `+${more}` : "";
}

export const ratingsOfChit = (chit: string): number[] => [...chit].map(Number);

/** The rating a mission uses. */
export const RATING_OF: Record<string, string> = {
  patrol: "ir", sweep: "ir", attack: "tr", ambush: "tr", nsm: "tr", build: "cmr", repair: "cmr", reduce: "cmr", sabotage: "cmr", recruit: "cmr",
  promote: "cmr", intimidate: "cmr", remove_terror: "cmr",
}; // prettier-ignore

/** What a Strategy gives Victory Points for: a number, or a word for how they are counted. */
export const deedsOf = (strategy: string): [deed: string, points: number | string][] =>
  Object.entries(new Map(Object.entries(STRATEGIES)).get(strategy) ?? {});
