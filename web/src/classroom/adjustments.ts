// What a facilitator may change in a game, grouped by the kind of change.
import type { Speaker } from "../lib/words";

export interface AdjustmentGroup {
  name: string;
  title: string;
  codes: number[];
}

export function adjustmentGroups(codes: number[], speaker: Speaker): AdjustmentGroup[] {
  const found = new Map<string, AdjustmentGroup>();
  for (const code of codes) {
    const { name } = speaker.vocabulary.say(code).verb;
    let group = found.get(name);
    if (!group) {
      const key = `verb-${name}-help`;
      found.set(name, (group = { name, title: speaker.has(key) ? speaker.text(key) : name, codes: [] }));
    }
    group.codes.push(code);
  }
  return [...found.values()];
}
