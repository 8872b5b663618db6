// What a phone shows at a time; beside the board of a wider screen stand log, chat and table.
export type Tab = "board" | "rivals" | "log" | "chat" | "table";

/** The width below which one thing is shown at a time, as in the style sheets. */
export const NARROW = 900;

// A board whose opponents are apart from the viewer's own place marks both.
const OWN = "[data-own]";
const RIVALS = "[data-rivals]";
const HEAD = 60; // the ribbon, and a little air

export const hasRivals = (board: HTMLElement | undefined): boolean => Boolean(board?.querySelector(RIVALS));

/** Bring the opponents, or the viewer's own place, into sight. */
export function reveal(board: HTMLElement, rivals: boolean, behavior: ScrollBehavior): void {
  const wanted = board.querySelector<HTMLElement>(rivals ? RIVALS : OWN);
  const pager = wanted?.parentElement;
  if (wanted && pager && pager.scrollWidth > pager.clientWidth + 1) {
    const left = wanted.getBoundingClientRect().left - pager.getBoundingClientRect().left + pager.scrollLeft;
    pager.scrollTo({ left, behavior });
  } else scrollTo({ top: rivals && wanted ? wanted.getBoundingClientRect().top + scrollY - HEAD : 0, behavior });
}

/** Whether the opponents are what one sees. */
export function atRivals(board: HTMLElement): boolean {
  const place = board.querySelector(RIVALS)?.getBoundingClientRect();
  return place !== undefined && place.left < innerWidth / 2 && place.top < innerHeight / 2;
}
