// Finding clauses and terms of the rules by words.
import type { Term } from "./glossary";
import type { ClauseInfo } from "./wire";

/** A clause as plain text: the rulebooks use Markdown for emphasis. */
export const plainClause = (text: string): string => text.replaceAll("**", "").replaceAll("`", "");

export const wordsOf = (search: string): string[] => search.toLocaleLowerCase().split(/\s+/).filter(Boolean);

const holds = (text: string, words: string[]): boolean => {
  const small = text.toLocaleLowerCase();
  return words.every((word) => small.includes(word));
};

/** The clauses that contain all words. */
export const clausesWith = (clauses: ClauseInfo[], words: string[]): ClauseInfo[] =>
  clauses.filter(({ id, section, text }) => holds(`${id} ${section} ${text}`, words));

/** The terms that contain all words. */
export const termsWith = (terms: Term[], words: string[]): Term[] =>
  terms.filter(({ name, means }) => holds(`${name} ${means}`, words));

export interface Section {
  name: string;
  clauses: ClauseInfo[];
}

/** Clauses by section, in the order of the rulebook. */
export function sectionsOf(clauses: ClauseInfo[]): Section[] {
  const found: Section[] = [];
  for (const clause of clauses) {
    if (found.at(-1)?.name !== clause.section) found.push({ name: clause.section, clauses: [] });
    found.at(-1)?.clauses.push(clause);
  }
  return found;
}
