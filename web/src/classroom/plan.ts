// A lesson plan being edited: every change gives a new plan that fits its own number of turns.
import type { LessonPlan, PlannedInject } from "./wire";

export const TIMEBOX = { least: 30, most: 30 * 60, step: 30 };
export const MOST_TURNS = 20;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Number.isFinite(value) ? Math.round(value) : least));

/** Fewer turns drop what was planned for later ones. */
export function withTurns(plan: LessonPlan, turns: number): LessonPlan {
  const wanted = clamp(turns, 1, MOST_TURNS);
  return {
    ...plan,
    turns: wanted,
    stops: plan.stops.filter(({ turn }) => turn <= wanted),
    micro: plan.micro.filter((turn) => turn <= wanted),
    injects: plan.injects.filter(({ when, turn }) => when !== "turn" || turn <= wanted),
  };
}

export function withTimebox(plan: LessonPlan, at: number, by: number): LessonPlan {
  const timeboxes = plan.timeboxes.map((box, place) =>
    place === at ? { ...box, seconds: clamp(box.seconds + by, TIMEBOX.least, TIMEBOX.most) } : box,
  );
  return { ...plan, timeboxes };
}

/** The minutes all phases of all turns take if every timebox is used up. */
export const fullMinutes = ({ turns, timeboxes }: LessonPlan): number =>
  Math.round((turns * timeboxes.reduce((sum, { seconds }) => sum + seconds, 0)) / 60);

export function toggledMicro(plan: LessonPlan, turn: number): LessonPlan {
  const micro = plan.micro.includes(turn) ? plan.micro.filter((each) => each !== turn) : [...plan.micro, turn];
  return { ...plan, micro: micro.sort((a, b) => a - b) };
}

export function withStop(plan: LessonPlan, topic: string): LessonPlan {
  const free = Array.from({ length: plan.turns }, (_, at) => at + 1).find(
    (turn) => !plan.stops.some((stop) => stop.turn === turn),
  );
  return { ...plan, stops: [...plan.stops, { turn: free ?? plan.turns, topic }] };
}

export function withObjective(plan: LessonPlan, text: string): LessonPlan {
  const taken = new Set(plan.objectives.map(({ id }) => id));
  let number = plan.objectives.length + 1;
  while (taken.has(`own-${number}`)) number += 1;
  return { ...plan, objectives: [...plan.objectives, { id: `own-${number}`, text }] };
}

let made = 0;

export function newInject(text = ""): PlannedInject {
  made += 1;
  return {
    id: `own-${Date.now().toString(36)}-${made}`,
    text,
    adjust: -1,
    when: "now",
    turn: 1,
    marker: "",
    below: 0,
    tables: [],
    fired: [],
  };
}

/** What is empty is left out; the server would refuse it. */
export function tidied(plan: LessonPlan): LessonPlan {
  return {
    ...plan,
    stops: plan.stops.filter(({ topic }) => topic.trim()).sort((a, b) => a.turn - b.turn),
    objectives: plan.objectives.filter(({ text }) => text.trim()),
    injects: plan.injects.filter(({ text, adjust }) => text.trim() || adjust >= 0),
  };
}
