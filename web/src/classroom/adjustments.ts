// What a facilitator may change in a game: verbs of its vocabulary with their arguments, put together to action codes.
import { pieceName, type Vocabulary } from "../lib/vocabulary";
import type { ArgumentInfo, VerbInfo } from "../lib/wire";
import type { Speaker } from "../lib/words";

export const changesOf = (vocabulary: Vocabulary): VerbInfo[] =>
  vocabulary.detail.verbs.filter(({ adjusts }) => adjusts);

/** The verb of a code, if it is a change. */
export const changeOf = (vocabulary: Vocabulary, code: number): VerbInfo | null =>
  code < 0 ? null : (changesOf(vocabulary).find(({ base, size }) => code >= base && code < base + size) ?? null);

/** The code of a verb with these values; the last argument counts fastest. */
export function codeOf(verb: VerbInfo, values: number[]): number {
  return (
    verb.arguments.reduce((code, { piece }, at) => code * piece.size + ((values[at] ?? piece.first) - piece.first), 0) +
    verb.base
  );
}

/** The values an argument can take, in words. */
export function choicesOf(speaker: Speaker, { piece }: ArgumentInfo): { value: number; text: string }[] {
  return Array.from({ length: piece.size }, (_, at) => piece.first + at).map((value) => {
    const name = pieceName(piece, value);
    return { value, text: piece.names.length ? (speaker.anyPiece(name) ?? name) : name };
  });
}

/** What a change does, without its values. */
export function changeName(speaker: Speaker, { name }: VerbInfo): string {
  const key = `adjust-${name}`;
  return speaker.text(speaker.has(key) ? key : `verb-${name}-help`);
}
