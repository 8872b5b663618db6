import { settings } from "./settings.svelte";

const UNSEEN = 200; // milliseconds after which a change counts as drawn in a hidden tab, which draws nothing
const still = matchMedia("(prefers-reduced-motion: reduce)");
let slow = 0; // as the style sets it; querying it again would delay drawing

/** Milliseconds a piece takes to fly; 0 without motion. */
export function pace(): number {
  if (!settings.motion || still.matches) return 0;
  return (slow ||= parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--slow")) || 0);
}

/** Run something once the latest change is drawn; returns a function that cancels it. */
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

/** A piece flying from one place on the screen to another. */
export interface Flying {
  id: number;
  from: DOMRect;
  to: DOMRect;
  /** Milliseconds before it starts. */
  wait?: number;
}
