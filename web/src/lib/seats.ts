// What the seats are called, and who sits there.
import type { Shapes } from "./api";
import { t } from "./ui.svelte";

export function title(seat: Shapes["SeatInfo"], number: number): string {
  if (seat.name) return seat.name;
  if (seat.kind !== "team" && seat.members[0]) return seat.members[0].name;
  if (seat.kind === "bot") return botName(seat.bot, number);
  return t("new-seat", { number: number + 1 });
}

export function botName(bot: string, number: number): string {
  if (bot === "greedy") return `${t("bot-greedy")} (${number + 1})`;
  const level = /^level:([1-5])$/.exec(bot)?.[1];
  return level ? t("seat-bot-named", { number: number + 1, level: t(`bot-level-${level}`) }) : `${bot} (${number + 1})`;
}

export const titles = (seats: Shapes["SeatInfo"][]): string[] => seats.map(title);
