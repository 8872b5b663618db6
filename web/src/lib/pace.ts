import { settings } from "./settings.svelte";

const UNSEEN = 200; // milliseconds after which a change counts as drawn where nothing is drawn: in a hidden tab
const still = matchMedia("(prefers-reduced-motion: reduce)");
let slow = 0; // as the style has it; asking for it anew would hold up the drawing

/** Milliseconds a piece is on its way; 0 where nothing is to move. */
export function pace(): number {
  if (!settings.motion || still.matches) return 0;
  return (slow ||= parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--slow")) || 0);
}

/** Carries something out once what has just changed is drawn; returns how to give it up. */
export function drawn(then: () => void): () => void {
  let open = true;
  const once = (): void => {
    if (open) then();
    stop();
  };
  const stop = (): void => {
    open = false;
    clearTimeout(unseen);
  };
  const unseen = setTimeout(once, UNSEEN);
  requestAnimationFrame(() => setTimeout(once));
  return stop;
}

/** A piece on its way from one place on the screen to another. */
export interface Flying {
  id: number;
  from: DOMRect;
  to: DOMRect;
  /** Milliseconds before it starts. */
  wait?: number;
}
