// Everything a page of the class asks the server to do, by name. An empty list of tables means all of them.
import type { ClassCommand, ClassMark, ClassNote, PlannedInject, Project } from "./wire";

export const acts = {
  start: (): ClassCommand => ({ do: "start" }),
  pause: (tables: number[] = [], reason = ""): ClassCommand => ({ do: "pause", tables, reason }),
  resume: (tables: number[] = []): ClassCommand => ({ do: "resume", tables }),
  freeze: (text: string, tables: number[] = []): ClassCommand => ({ do: "freeze", tables, text }),
  timebox: (seconds: number, tables: number[] = []): ClassCommand => ({ do: "timebox", tables, seconds }),
  extend: (seconds: number, tables: number[] = []): ClassCommand => ({ do: "extend", tables, seconds }),
  message: (text: string, tables: number[] = []): ClassCommand => ({ do: "message", tables, text }),
  plan: (inject: PlannedInject): ClassCommand => ({ do: "inject", inject }),
  fire: (inject: string): ClassCommand => ({ do: "fire", inject }),
  cancel: (inject: string): ClassCommand => ({ do: "cancel", inject }),
  place: (member: string, table: number, seat: number): ClassCommand => ({ do: "place", member, table, seat }),
  rename: (member: string, alias: string): ClassCommand => ({ do: "rename", member, alias }),
  remove: (member: string, reason: string): ClassCommand => ({ do: "remove", member, reason }),
  captain: (member: string): ClassCommand => ({ do: "captain", member }),
  bot: (table: number, seat: number, bot: string): ClassCommand => ({ do: "bot", table, seat, bot }),
  rule: (table: number, text: string, reason: string): ClassCommand => ({ do: "rule", table, text, reason }),
  rollBack: (table: number, to: number, reason: string): ClassCommand => ({ do: "rollback", table, to, reason }),
  micro: (on: boolean, tables: number[] = []): ClassCommand => ({ do: "micro", on, tables }),
  note: ({ table, turn, text }: Pick<ClassNote, "table" | "turn" | "text">): ClassCommand => ({
    do: "note",
    table,
    turn,
    text,
  }),
  mark: ({ table, objective, level, text, turn }: Omit<ClassMark, "id" | "by" | "at" | "step">): ClassCommand => ({
    do: "mark",
    table,
    objective,
    level,
    text,
    turn,
  }),
  project: (show: Project["show"], table = 0, step = -1): ClassCommand => ({ do: "project", show, table, step }),
  end: (reason: string): ClassCommand => ({ do: "end", reason }),
};
