// What was drawn or rolled at a real table: finding it among what can come up, by id, number or name.
import type { OutcomeInfo, PieceInfo } from "../lib/wire";
import type { Speaker } from "../lib/words";

export interface Card extends OutcomeInfo {
  label: string;
  /** What is printed on it, such as B14; "" if it has only a name. */
  id: string;
  /** The side of a coin; "" for anything else. */
  side: string;
  /** Everything that may be typed for it. */
  short: string[];
}

const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [..."авекмнорстух"].map((letter, at) => [letter, "abekmhopctyx"[at] ?? letter]),
);

/** A word without case, accents, spaces and signs, with letters that look alike made the same. */
export function plain(word: string): string {
  const folded = word.toLocaleLowerCase().replaceAll("ё", "е").normalize("NFD");
  return [...folded]
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join("");
}

/** An id without leading zeros in its number. */
const trim = (word: string): string => word.replace(/(?<!\d)0+(?=\d)/g, "");
const digits = (word: string): string => trim(word.replace(/\D/g, ""));

export function card(outcome: OutcomeInfo, speaker: Speaker): Card {
  const said = speaker.vocabulary.say(outcome.code);
  const label = speaker.outcome(said);
  const short: string[] = [];
  let id = "";
  let side = "";
  said.verb.arguments.forEach(({ piece }, at) => {
    const value = said.values[at] ?? 0;
    const name = nameOf(piece, value);
    if (name === null) {
      if (piece.kind === "seat") short.push(String(value + 1));
      return;
    }
    const typed = (speaker.forms(piece.kind, name)["typed"] ?? "").split(" ").filter(Boolean);
    short.push(name, ...typed);
    side = typed[0] ?? "";
    if (/\d/.test(name) && name.length <= 4 && label.startsWith(name)) id = name;
  });
  return { ...outcome, label, id, side, short };
}

function nameOf(piece: PieceInfo, value: number): string | null {
  return piece.names[value - piece.first] ?? null;
}

/** The cards a word can mean: by id, else by number, else by name, else by part of a name. */
export function matches(cards: Card[], word: string): Card[] {
  const wanted = plain(word);
  if (!wanted) return [];
  const by = (test: (each: Card) => boolean): Card[] => cards.filter(test);
  const found = by(({ short }) => short.some((each) => plain(each) === wanted));
  if (found.length) return found;
  if (/\d/.test(wanted)) {
    const number = trim(wanted);
    const numbered = by(({ short }) =>
      short.some((each) => trim(plain(each)) === number || digits(plain(each)) === number),
    );
    if (numbered.length) return numbered;
  }
  if (/^\d+$/.test(wanted)) return []; // a number is never a part of a name
  const named = by(({ label }) => plain(label) === wanted);
  if (named.length) return named;
  const starts = by(({ label }) => {
    const words = label.split(" ");
    return words.some((_, at) => plain(words.slice(at).join("")).startsWith(wanted));
  });
  return starts.length ? starts : by(({ label }) => plain(label).includes(wanted));
}

/** The words of an entry: at commas, and at spaces unless the whole is a name. */
export function parts(cards: Card[], text: string): string[] {
  return text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter(Boolean)
    .flatMap((each) => (each.includes(" ") && !matches(cards, each).length ? each.split(/\s+/) : [each]));
}
