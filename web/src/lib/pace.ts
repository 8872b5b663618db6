/** Milliseconds a piece is on its way; 0 where nothing is to move. */
export function pace(): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--slow")) || 0;
}

/** A piece on its way from one place on the screen to another. */
export interface Flying {
  id: number;
  from: DOMRect;
  to: DOMRect;
  /** Milliseconds before it starts. */
  wait?: number;
}
