// Where on the board the coach points: at the piece an answer names, or at what the note speaks of.
import { pieceName } from "../lib/vocabulary";
import type { Speaker } from "../lib/words";

const MOST = 2; // more rings than that point nowhere

function inSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

/** The first visible element with that mark. */
function marked(board: Element, mark: string): Element | undefined {
  const name = CSS.escape(mark);
  return [...board.querySelectorAll(`[data-piece="${name}"], [data-spot="${name}"]`)].find(inSight);
}

/** What can be pressed and is named so, the smallest first: a card, not the row it lies in. */
function named(board: Element, text: string): Element | undefined {
  const wanted = text.toLocaleLowerCase();
  const says = (each: Element): boolean =>
    [each.getAttribute("aria-label"), each.getAttribute("title"), each.textContent].some((said) =>
      said?.toLocaleLowerCase().includes(wanted),
    );
  return [...board.querySelectorAll('button:not(:disabled, [aria-disabled="true"]), [role="button"]')]
    .filter((each) => inSight(each) && says(each))
    .sort((a, b) => (a.textContent ?? "").length - (b.textContent ?? "").length)[0];
}

/** The piece to press for that answer. */
function answer(board: Element, speaker: Speaker, code: number): Element | undefined {
  const whole = named(board, speaker.action(code));
  if (whole) return whole;
  const said = speaker.vocabulary.say(code);
  const pieces = said.verb.arguments.map(
    ({ piece }, at) => [piece.kind, pieceName(piece, said.values[at] ?? 0)] as const,
  );
  for (const [kind, name] of pieces) {
    const found = marked(board, name) ?? marked(board, `${kind}-${name}`) ?? named(board, speaker.piece(kind, name));
    if (found) return found;
  }
  return undefined;
}

/** What the coach points at: the answer first, then what the note speaks of. */
export function pointedAt(board: Element, speaker: Speaker, asked: number | null, marks: string[]): Element[] {
  const pressed = asked === null ? undefined : answer(board, speaker, asked);
  const spoken = marks.flatMap((mark) => marked(board, mark) ?? []);
  return [...new Set(pressed ? [pressed] : spoken)].slice(0, MOST);
}
