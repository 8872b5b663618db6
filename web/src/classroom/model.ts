// Names for parts of a class, and what its pages read from it. Nothing here knows a game.
import { known, t } from "../lib/ui.svelte";
export { teamName } from "../lib/seats";
import type { Speaker } from "../lib/words";
import type { Alert, ClassDocument, ClassMark, ClassPerson, ClassYou, Marker, Tile } from "./wire";

/** Rights that make a page, as the server names them; each command has one of its own name. */
export const SEES_TEAMS = "see-teams";
export const SEES_TILES = "see-tiles";

/** Whether the reader leads or judges the class rather than plays in it. */
export const isStaff = ({ may }: ClassYou): boolean => may.includes(SEES_TEAMS);

/** A text of the game if it has one, else of the page; args may name texts themselves. */
export function said(speaker: Speaker, key: string, args: Record<string, string | number> = {}): string {
  return speaker.has(key) ? speaker.text(key, args) : known(key) ? t(key, args) : key;
}

export function markerName(speaker: Speaker, key: string): string {
  const name = `marker-${key.replaceAll("_", "-")}`;
  return speaker.has(name) ? speaker.text(name) : key;
}

/** The highest value a marker's drawing needs. */
export const mostOf = (marker: Marker): number => Math.max(1, marker.most, marker.value, ...marker.history);

const NEAR = 0.35; // of the way from the threshold to the top

/** How close a marker is to the value its side must stay above: 2 is at it or below, 1 is near, 0 is far or none. */
export function urgency({ value, most, threshold }: Marker): number {
  if (threshold === null) return 0;
  return value <= threshold ? 2 : value <= threshold + NEAR * (most - threshold) ? 1 : 0;
}

/** Whether a marker is at or below the value its side must stay above. */
export const isLow = (marker: Marker): boolean => urgency(marker) === 2;

export const rankOf = (tile: Tile): number => tile.alert?.rank ?? 0;
export const alertText = (speaker: Speaker, alert: Alert): string => said(speaker, alert.key, alert.args);

/** People who play, by table and seat. */
export const teamOf = (people: ClassPerson[], table: number, seat: number): ClassPerson[] =>
  people.filter((each) => each.table === table && each.seat === seat);
export const players = (people: ClassPerson[]): ClassPerson[] =>
  people.filter(({ role }) => role === "member" || role === "captain");
export const waiting = (people: ClassPerson[]): ClassPerson[] => players(people).filter(({ table }) => table < 1);

/** Seconds left of a table's time; negative when it is over, null without a limit. */
export function secondsLeft({ timebox, deadline }: Tile, now: number): number | null {
  const end = timebox?.deadline ?? deadline;
  return end === null ? null : Math.ceil((end - now) / 1000);
}

/** How many seconds a table had for its decision. */
export const secondsGiven = ({ timebox, deadline, since }: Tile): number =>
  timebox?.deadline != null ? timebox.seconds : Math.max(1, ((deadline ?? since) - since) / 1000);

export function tally(document: ClassDocument): { arrived: number; online: number; room: number } {
  const own = players(document.people);
  return {
    arrived: own.length,
    online: own.filter(({ online }) => online).length,
    room: document.tables.reduce((sum, { room }) => sum + room, 0),
  };
}

/** The latest mark of a table for an objective. */
export const lastMark = (marks: ClassMark[], table: number, objective: string): ClassMark | undefined =>
  marks.findLast((each) => each.table === table && each.objective === objective);

/** A note or a mark, for the list. */
export interface Remark {
  key: string;
  by: string;
  at: number;
  table: number;
  turn: number;
  step: number;
  text: string;
  level: number;
  objective: string;
}

/** Notes and marks of a table, or of the class, newest first. */
export function remarks({ notes, marks, class_ }: ClassDocument, table = 0): Remark[] {
  const names = new Map((class_.plan?.objectives ?? []).map(({ id, text }) => [id, text]));
  const all: Remark[] = [
    ...notes.map((each) => ({ ...each, key: `n${each.id}`, level: 0, objective: "" })),
    ...marks.map((each) => ({ ...each, key: `m${each.id}`, objective: names.get(each.objective) ?? each.objective })),
  ];
  return all.filter((each) => !table || each.table === table).sort((a, b) => b.at - a.at);
}

/** The name of a phase of the game: a plan gives the key of its text. */
export function phaseName(speaker: Speaker, phase: string): string {
  return speaker.has(phase) ? speaker.text(phase) : phase;
}
