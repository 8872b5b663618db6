// A sideways swipe over the board, unless something below the finger scrolls sideways itself.
import type { Attachment } from "svelte/attachments";

const FAR = 60; // pixels
const FLAT = 0.6; // height over length

/** Which way a finger went: 1 to the left, towards what comes next; -1 back; 0 for no swipe. */
export function swiped(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < FAR || Math.abs(dy) > FLAT * Math.abs(dx)) return 0;
  return dx < 0 ? 1 : -1;
}

function scrollsSideways(from: EventTarget | null, within: Element): boolean {
  for (let node = from instanceof Element ? from : null; node && node !== within; node = node.parentElement)
    if (node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX)) return true;
  return false;
}

export function swipe(go: (way: -1 | 1) => void): Attachment<HTMLElement> {
  return (board) => {
    let begun: Touch | null = null;
    const down = (event: TouchEvent): void => {
      const [touch, second] = event.touches;
      begun = touch && !second && !scrollsSideways(event.target, board) ? touch : null;
    };
    const up = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      const way = begun && touch ? swiped(touch.clientX - begun.clientX, touch.clientY - begun.clientY) : 0;
      begun = null;
      if (way) go(way);
    };
    board.addEventListener("touchstart", down, { passive: true });
    board.addEventListener("touchend", up, { passive: true });
    return () => {
      board.removeEventListener("touchstart", down);
      board.removeEventListener("touchend", up);
    };
  };
}
