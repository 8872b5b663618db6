// The terms of a game, and where they occur in a text: `glossary-…` in its Fluent texts.
import type { Words } from "./wire";
import { textsOf } from "./words";

export interface Term {
  id: string;
  name: string;
  means: string;
  clause: string;
}

export interface Glossary {
  terms: Term[];
  /** One group for each form, longest first, and the term it belongs to. */
  pattern: RegExp | null;
  owners: Term[];
}

/** A text in pieces: plain, or a term as written there with adjacent punctuation. */
export type Piece = string | { term: Term; text: string; before: string; after: string };

const known = new WeakMap<Words, Glossary>();

/** `*` is any ending, a space any gap; a lower-case form may also begin with a capital. */
function asPattern(form: string): string {
  const first = form.charAt(0);
  const capital = first.toLocaleUpperCase();
  const rest = form
    .slice(1)
    .replace(/[.+?^${}()|[\]\\/]/g, "\\$&")
    .replaceAll("*", "\\p{L}*")
    .replaceAll(" ", "\\s+");
  return (first === capital ? first : `[${first}${capital}]`) + rest;
}

export function glossaryOf(words: Words): Glossary {
  const kept = known.get(words);
  if (kept) return kept;
  const texts = textsOf(words);
  const terms: Term[] = [];
  const forms: { form: string; term: Term }[] = [];
  for (const [, id = ""] of words.texts.matchAll(/^glossary-([a-z_]+) =/gm)) {
    const message = texts.getMessage(`glossary-${id}`);
    if (!message) continue;
    const said = (name: string): string => {
      const pattern = name ? message.attributes[name] : message.value;
      return pattern ? texts.formatPattern(pattern, {}, []) : "";
    };
    const term: Term = { id, name: said(""), means: said("means"), clause: said("clause") };
    terms.push(term);
    for (const form of said("forms").split(", ")) if (form) forms.push({ form, term });
  }
  forms.sort((a, b) => b.form.length - a.form.length);
  const groups = forms.map(({ form }) => `(${asPattern(form)})`).join("|");
  const found: Glossary = {
    terms: terms.sort((a, b) => a.name.localeCompare(b.name, words.language)),
    pattern: forms.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${groups})(?![\\p{L}\\p{N}])`, "gu") : null,
    owners: forms.map(({ term }) => term),
  };
  known.set(words, found);
  return found;
}

/** The text with the first occurrence of each term marked. */
export function marked(text: string, glossary: Glossary): Piece[] {
  if (!glossary.pattern) return [text];
  const found: Piece[] = [];
  const seen = new Set<Term>();
  let from = 0;
  for (const match of text.matchAll(glossary.pattern)) {
    const term = glossary.owners[match.slice(1).findIndex((group) => group !== undefined)];
    if (!term || seen.has(term)) continue;
    seen.add(term);
    const plain = text.slice(from, match.index);
    const before = /[^\s\p{L}\p{N}]*$/u.exec(plain)?.[0] ?? "";
    const after = /^[^\s\p{L}\p{N}]*/u.exec(text.slice(match.index + match[0].length))?.[0] ?? "";
    if (plain.length > before.length) found.push(plain.slice(0, plain.length - before.length));
    found.push({ term, text: match[0], before, after });
    from = match.index + match[0].length + after.length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}
