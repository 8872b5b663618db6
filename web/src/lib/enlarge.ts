// A second action on a piece, to enlarge it: right click, the menu key, or a long press. A long press does not click.
import type { Attachment } from "svelte/attachments";

const HOLD = 500; // milliseconds
const SLIP = 10; // pixels a finger may move meanwhile
const AFTER = 400; // milliseconds in which a lifted finger could still click on what has opened under it

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Lifting the finger after a long press clicks nothing, wherever it is; the next touch does. */
function ignoreLift(): void {
  const end = (): void => removeEventListener("click", swallow, { capture: true });
  const over = (): void => {
    setTimeout(end, AFTER);
    addEventListener("pointerdown", end, { capture: true, once: true });
  };
  addEventListener("click", swallow, { capture: true });
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, over, { capture: true, once: true });
}

export function enlarge(open: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number } | null = null; // of a finger or pen that is down
    let held = false;
    const stop = (): void => clearTimeout(timer);
    const hold = (): void => {
      stop();
      if (held) return;
      held = true;
      ignoreLift();
      open();
    };
    const lift = (): void => {
      stop();
      start = null;
    };
    const heard: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      pointerdown: (event) => {
        stop();
        held = false;
        start = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
        if (start) timer = setTimeout(hold, HOLD);
      },
      pointermove: (event) => {
        if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop();
      },
      pointerup: lift,
      pointercancel: lift,
      contextmenu: (event) => {
        event.preventDefault();
        if (start) hold();
        else open();
      },
    };
    const all = Object.entries(heard) as [string, EventListener][];
    for (const [name, listener] of all) node.addEventListener(name, listener);
    return () => {
      stop();
      for (const [name, listener] of all) node.removeEventListener(name, listener);
    };
  };
}
