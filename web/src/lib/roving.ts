// Arrow keys move between pieces on a picture: to the nearest one in that direction.
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(piece: HTMLElement): [number, number] {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Handle a key pressed on an element with `data-piece` inside `ground`. */
export function rove(event: KeyboardEvent, ground: HTMLElement): void {
  const direction = DIRECTIONS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>("[data-piece]");
  if (!direction || !from) return;
  event.preventDefault();
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const piece of ground.querySelectorAll<HTMLElement>("[data-piece]")) {
    const [px, py] = middle(piece);
    const along = (px - x) * direction[0] + (py - y) * direction[1];
    const beside = Math.abs((px - x) * direction[1]) + Math.abs((py - y) * direction[0]);
    if (piece === from || along < 4 || along + beside * 2.5 >= least) continue;
    [best, least] = [piece, along + beside * 2.5];
  }
  best?.focus();
}
