// What is printed on counters and on the sheets of the two sides; the rules never ask for it, people do.
export type Ratings = readonly [ir: number, tr: number, cmr: number];
export const RATINGS: readonly string[] = ["ir", "tr", "cmr"];

/** Ratings of the other side of a counter: dispersed, or trained. */
const BACKS: Record<string, string> = {
  gmil: "212", cbt131: "221", cbt140: "231", cbt230: "321", cbt130: "221", fcbt140: "230", fcbt240: "330", fcbt150: "240",
}; // prettier-ignore
const FRONTS: Record<string, string> = { gmil: "111", imil: "311" };
const UNIT = /^(gmil|imil|pol|cbt|fcbt|gr|mf)(\d{3})?$/;
const OF_INSURGENTS = /^(imil|gr|mf|double|ihw|ied|bomber|icadre|node_|dummy)/;

export const isUnit = (kind: string): boolean => UNIT.test(kind);
export const sideOf = (kind: string): number => (OF_INSURGENTS.test(kind) ? 1 : 0);
export const isForeign = (kind: string): boolean => ["fhw", "ateam", "sensor2"].includes(kind) || kind.startsWith("fcbt");

export function ratingsOf(kind: string, back: boolean): Ratings | null {
  const found = UNIT.exec(kind);
  if (!found) return null;
  const [ir = 0, tr = 0, cmr = 0] = [...((back ? BACKS[kind] : undefined) ?? found[2] ?? FRONTS[kind] ?? "")].map(Number);
  return [ir, tr, cmr];
}

/** The sign a counter carries. */
export function signOf(kind: string): string {
  const unit = UNIT.exec(kind)?.[1];
  if (unit) return unit.endsWith("mil") ? "mil" : unit;
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

/** The rating a mission is about. */
export const RATING_OF: Record<string, string> = {
  patrol: "ir", sweep: "ir", attack: "tr", ambush: "tr", nsm: "tr", build: "cmr", repair: "cmr", reduce: "cmr", sabotage: "cmr", recruit: "cmr",
  promote: "cmr", intimidate: "cmr", remove_terror: "cmr",
}; // prettier-ignore

/** For what a Strategy gives Victory Points: in the order of DEEDS. */
export const DEEDS: readonly string[] = ["para", "reg", "foreign", "iu", "criminal", "nsm", "population", "loc", "terror", "objective", "idle"];
export const STRATEGIES: Record<string, readonly (number | string)[]> = {
  ins1: [1, 1, 1, 2, 0, 1, "1", 1, "0", 2, 0],
  ins2: [2, 2, 3, 1, 1, 1, "0", 0, "0", 0, -1],
  ins3: [1, 1, 2, 3, 1, 1, "iu", 1, "-1", 1, -1],
  ins4: [2, 1, 1, 2, 0, 0, "pn", 1, "-pn", 0, 0],
  gov1: [2, 1, 0, 3, 0, 0, "1", 1, "-1", 0, -1],
  gov2: [2, 3, 0, 0, 0, -1, "1", 0, "-1", 0, -1],
  gov3: [1, 1, 0, 4, 1, 1, "pn", 1, "-pn", 0, 0],
  gov4: [0, 0, 0, 2, 1, 0, "iu", 2, "0", 0, 0],
};
