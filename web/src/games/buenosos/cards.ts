// What is printed on a card, parsed from its generated text.
import type { Rules } from "../../lib/wire";
import type { Speaker } from "../../lib/words";

export interface Face {
  id: string;
  name: string;
  /** Subtype by its id, "" if it has none. */
  kind: string;
  kindName: string;
  cost: number | null;
  text: string;
  /** Its place in the frameworks defenders know, "" if none was given. */
  frameworks: string;
}

export const KINDS: readonly string[] = [
  "recon", "access", "persistence", "lateral", "impact", "high_impact", "social", "resource", "prevention", "detection",
  "drp", "bcp", "event",
]; // prettier-ignore

const faces = new WeakMap<Speaker, Map<string, Face>>();

/** Whether a card has a number for people; basic actions have none. */
export const numbered = (id: string): boolean => /^[A-Z]\d+$/.test(id);

export function face(speaker: Speaker, id: string): Face {
  const kept = faces.get(speaker) ?? new Map<string, Face>();
  faces.set(speaker, kept);
  const known = kept.get(id);
  if (known) return known;
  const forms = speaker.forms(/^P\d+$/.test(id) ? "service" : "card", id); // a provider's help has the provider's id
  const made: Face = {
    id,
    name: forms[""] ?? id,
    kind: forms["kind"] ?? "",
    kindName: forms["kind_name"] ?? "",
    cost: forms["cost"] ? Number(forms["cost"]) : null,
    text: forms["text"] ?? "",
    frameworks: forms["frameworks"] ?? "",
  };
  kept.set(id, made);
  return made;
}

/** The clause that prints each card; a custom scenario has cards without one. */
export function clausesOf(speaker: Speaker, rules: Rules): Map<string, string> {
  const found = new Map<string, string>();
  for (const clause of rules.clauses) {
    const id = /^[ABE]\d\d(?= )/.exec(clause.text)?.[0];
    if (id && clause.text.slice(4).replace(/^«/, "").startsWith(face(speaker, id).name)) found.set(id, clause.id);
  }
  return found;
}
