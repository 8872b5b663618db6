// Events as lines: one line per cause, with its effects below it.
import type { GameEvent, Speaker } from "./words";

export interface LogLine {
  event: GameEvent;
  depth: number;
  /** A new turn or phase begins here. */
  begins: boolean;
  times: number;
}

/** Decisions are narrated by their effects; one without effect gets its own line, unless it only opens a choice. */
export function lines(events: GameEvent[], speaker: Speaker): LogLine[] {
  const say = (event: GameEvent) => speaker.event(event);
  const byNumber = new Map(events.map((event) => [event.number, event]));
  const spoke = new Set(events.filter((event) => event.kind !== "decided").map((event) => event.step));
  const found: LogLine[] = [];
  for (const [at, event] of events.entries()) {
    const after = events[at + 1];
    if (event.kind === "decided" && (spoke.has(event.step) || speaker.leadsOn(event))) continue;
    if (after && after.step === event.step && speaker.speaksFor(after) === event.kind) {
      if (speaker.open) speaker.join(event, after);
      continue;
    }
    let depth = 0;
    let cause = byNumber.get(event.cause);
    while (cause && cause.step === event.step && cause.kind !== "decided" && depth < 3) {
      depth += 1;
      cause = byNumber.get(cause.cause);
    }
    const last = found.at(-1);
    if (last && last.depth === depth && say(last.event) === say(event)) {
      last.times += 1;
      continue;
    }
    found.push({ event, depth, begins: event.cause < 0 && event.kind !== "decided", times: 1 });
  }
  return found;
}

/** The chain from an event back to its first cause. */
export function chain(events: GameEvent[], event: GameEvent): GameEvent[] {
  const byNumber = new Map(events.map((each) => [each.number, each]));
  const found: GameEvent[] = [];
  let now: GameEvent | undefined = event;
  while (now) {
    found.push(now);
    now = byNumber.get(now.cause);
  }
  return found;
}
