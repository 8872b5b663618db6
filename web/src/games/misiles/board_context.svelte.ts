// What all parts of the board share: words, moves, motion, and what the viewer is looking at.
import type { Speaker } from "../../lib/words";
import type { Motion } from "./motion.svelte";
import type { Moves } from "./moves";

const LINGER = 250; // ignore a pointer that only passes by

/** What is being looked at: a choice, on the dice and the sheet alike, and the help of an element. */
export class Gaze {
  code = $state<number | null>(null);
  help = $state.raw<{ element: string; codes: number[]; at: DOMRect } | null>(null);
  /** An enlarged element of somebody's sheet. */
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

  /** Give the pointer time to reach the help itself. */
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
  /** A phone: the bar below offers what the desk offers elsewhere. */
  readonly phone: boolean;
  readonly speaker: Speaker;
  readonly moves: Moves;
  readonly motion: Motion;
  readonly gaze: Gaze;
  readonly act: (code: number) => void;
  /** The clauses about an element. */
  readonly clauses: (element: string) => string[];
  /** The id of the hidden help text of an element. */
  readonly helpId: (element: string) => string;
}
