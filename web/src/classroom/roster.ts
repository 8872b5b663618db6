// Who has arrived, by team, as a projector shows it.
import type { ClassPerson } from "./wire";

export const LISTED = 15; // names of a team that fit as a list
export const NEWEST = 12; // beyond that, the newest and a count

export interface Roster {
  /** In the order of arrival. */
  names: ClassPerson[];
  /** How many more there are. */
  more: number;
  count: number;
}

/** A team's people in the order of arrival; of a large one, only the newest. */
export function roster(people: ClassPerson[], belongs: (person: ClassPerson) => boolean): Roster {
  const all = people.filter(belongs);
  const names = all.length > LISTED ? all.slice(-NEWEST) : all;
  return { names, more: all.length - names.length, count: all.length };
}

/** Remembers who was there, and says who has just arrived. */
export class Arrivals {
  private known: Set<string> | null = null;

  /** The members that were not there at the last call; nobody at the first. */
  take(people: ClassPerson[]): string[] {
    const now = people.map(({ member }) => member);
    const before = this.known;
    this.known = new Set(now);
    return before ? now.filter((member) => !before.has(member)) : [];
  }
}
