// A board that is made to scroll, on a screen that nobody scrolls. Boards take their sizes from the root's font, so that
// is made smaller until all of the board is visible.
const LEAST = 14;
const STEP = 0.95;
const EDGE = 16; // pixels below a board that are only its margin

/** Chooses the font size of the page for the board in this box; it leaves with the box. */
export function fitting(box: HTMLElement): () => void {
  const root = document.documentElement;
  const inner = box.firstElementChild;
  let frame = 0;
  let width = 0;

  /** Boards measure themselves, so each size is judged when the next frame is drawn. */
  function look(): void {
    frame = 0;
    const size = parseFloat(getComputedStyle(root).fontSize);
    if (!inner || inner.scrollHeight <= box.clientHeight + EDGE || size <= LEAST) return;
    root.style.fontSize = `${Math.max(LEAST, size * STEP)}px`;
    later();
  }
  const later = (): void => {
    frame ||= requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
  };
  const watching = new ResizeObserver(() => {
    if (box.clientWidth !== width) root.style.fontSize = "";
    width = box.clientWidth;
    later();
  });
  watching.observe(box);
  const growing = new MutationObserver(later);
  growing.observe(box, { childList: true, subtree: true });
  return () => {
    watching.disconnect();
    growing.disconnect();
    cancelAnimationFrame(frame);
    root.style.fontSize = "";
  };
}
