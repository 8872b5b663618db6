// What all parts of the board share: words, moves, motion, and what the reader is looking at.
import type { Speaker } from "../../lib/words";
import type { Motion } from "./motion.svelte";
import type { Moves } from "./moves";

const LINGER = 250; // a pointer passing by asks nothing

/** What is being looked at: a choice, on the dice and on the sheet alike, and the help of an element. */
export class Gaze {
  code = $state<number | null>(null);
  help = $state.raw<{ element: string; codes: number[]; at: DOMRect } | null>(null);
  /** An element of somebody's sheet that is read from close by. */
  near = $state.raw<{ element: string; seat: number } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  look(code: number | null): void {
    this.code = code;
  }

  show(element: string, codes: number[], line: Element, now: boolean): void {
    clearTimeout(this.timer);
    const open = (): void => void (this.help = { element, codes, at: line.getBoundingClientRect() });
    if (now) open();
    else this.timer = setTimeout(open, LINGER);
  }

  /** Gives the pointer time to reach the help itself. */
  leave(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.help = null), LINGER / 2);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.help = null;
  }

  approach(element: string, seat: number): void {
    this.hide();
    this.near = { element, seat };
  }

  depart(): void {
    this.near = null;
  }
}

export interface BoardContext {
  readonly speaker: Speaker;
  readonly moves: Moves;
  readonly motion: Motion;
  readonly gaze: Gaze;
  readonly act: (code: number) => void;
  /** The clauses that tell what an element does. */
  readonly clauses: (element: string) => string[];
  /** The id of the hidden help text of an element. */
  readonly helpId: (element: string) => string;
}
