// A lesson in progress: which frame is shown, where it waits for the learner, and what has happened meanwhile.
import type { LessonFrame, LessonInfo } from "../lib/wire";
import { asEvent, type GameEvent } from "../lib/words";

export class Walk {
  at = $state(0);
  /** The frame from which the learner last went on; what lies between is narrated and animated. */
  private from = $state(0);
  private furthest = $state(0);
  private readonly events: GameEvent[][];

  constructor(readonly lesson: LessonInfo) {
    this.events = lesson.frames.map((frame) => frame.events.map(asEvent));
  }

  private get frames(): LessonFrame[] {
    return this.lesson.frames;
  }

  get frame(): LessonFrame {
    return this.frames[this.at] as LessonFrame;
  }

  /** The note to show here: the frame's own, or the last one before. */
  get note(): string {
    return this.frames.findLast((frame, at) => at <= this.at && frame.note !== "")?.note ?? "";
  }

  /** How many notes there are, and which one this is. */
  get notes(): number {
    return this.frames.filter((frame) => frame.note !== "").length;
  }

  get number(): number {
    return this.frames.filter((frame, at) => at <= this.at && frame.note !== "").length;
  }

  get over(): boolean {
    return this.at === this.frames.length - 1;
  }

  /** Whether it waits here until the learner does something. */
  get waits(): boolean {
    return this.stops(this.at);
  }

  /** Whether the learner has been further, and so may go on without repeating the step. */
  get known(): boolean {
    return this.furthest > this.at;
  }

  /** Everything that has happened up to here. */
  get log(): GameEvent[] {
    return this.events.slice(0, this.at + 1).flat();
  }

  /** The events of the last step, for motion; none after a step back. */
  get fresh(): GameEvent[] {
    return this.events.slice(this.from + 1, this.at + 1).flat();
  }

  /** What has happened since the last frame that waited. */
  get told(): GameEvent[] {
    let first = this.at;
    while (first > 1 && !this.stops(first - 1)) first -= 1;
    return this.events.slice(first, this.at + 1).flat();
  }

  private stops(at: number): boolean {
    const frame = this.frames[at];
    return frame === undefined || frame.note !== "" || frame.asked !== null;
  }

  /** Go on by one frame, or at once to the next one that waits. */
  on(far: boolean): void {
    if (this.over) return;
    this.from = this.at;
    do this.at += 1;
    while (far && !this.waits);
    this.furthest = Math.max(this.furthest, this.at);
  }

  /** Go back to the previous frame that waited. */
  back(): void {
    if (this.at === 0) return;
    do this.at -= 1;
    while (this.at > 0 && !this.waits);
    this.from = this.at;
  }
}
