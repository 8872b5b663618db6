// The names of the seats, and who sits there.
import type { FluentVariable } from "@fluent/bundle";
import type { SeatInfo, SeatSetup, TableInfo } from "./wire";
import { t } from "./ui.svelte";

const STYLES: Record<string, string> = {
  random: "bot-random",
  greedy: "bot-greedy",
  careless: "bot-careless",
  search: "bot-search",
};

/** Texts of a game: a `Speaker`, or something that stands for one. */
export interface Texts {
  has: (key: string) => boolean;
  text: (key: string, values?: Record<string, FluentVariable>) => string;
}

/** The name of a team by its seat: its side's, if the game has sides. */
export function teamName(texts: Texts | null, number: number): string {
  if (texts?.has(`side-${number}`)) return texts.text(`side-${number}`);
  if (texts?.has("team-name")) return texts.text("team-name", { number: number + 1 });
  return t("team-name", { number: number + 1 });
}

/** How a side wins, in a sentence; "" if the game has no sides. */
export function teamGoal(texts: Texts, number: number, values: Record<string, FluentVariable> = {}): string {
  const key = `side-${number}-goal`;
  return texts.has(key) ? texts.text(key, values) : "";
}

export function title(seat: SeatInfo, number: number, texts: Texts | null = null): string {
  if (seat.name) return seat.name;
  if (seat.kind !== "team" && seat.members[0]) return seat.members[0].name;
  if (seat.kind === "bot") return botName(seat.bot, number);
  const sided = texts?.has(`side-${number}`) ?? false;
  if (seat.kind === "team" && !sided && seat.members.length === 1) return seat.members[0]?.name ?? "";
  const named = seat.kind === "team" || sided;
  return named ? teamName(texts, number) : t("new-seat", { number: number + 1 });
}

export function botName(bot: string, number: number): string {
  const [kind = "", detail = ""] = bot.split(":", 2);
  const known = STYLES[kind];
  const style = kind === "level" ? t(`bot-level-${detail}`) : known ? `${t(known)} ${detail}`.trim() : bot;
  return t("seat-bot-named", { number: number + 1, style });
}

/** Who sits there, in a list of tables: the server gives a name, the name of a bot, or "" for a free seat. */
export const listedName = (given: string, number: number): string =>
  /^(random|greedy|careless|search|level)(:|$)/.test(given) ? botName(given, number) : given;

/** One person in that seat, bots in all others. */
export const againstBots = (count: number, person = 0, bot = "level:3"): SeatSetup[] =>
  Array.from({ length: count }, (_, at) => (at === person ? { kind: "human" } : { kind: "bot", bot }));

/** Whose decision a table waits for, in words. */
export function whoseTurn({ phase, actor }: TableInfo, names: string[]): string {
  if (phase === "over") return t("turn-over");
  return actor === "chance" ? t("turn-chance") : t("turn-of", { who: names[Number(actor)] ?? "" });
}

export const titles = (seats: SeatInfo[], texts: Texts | null = null): string[] =>
  seats.map((seat, number) => title(seat, number, texts));
