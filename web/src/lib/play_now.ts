// "Play now": the side, the bots and the setup somebody chose the last time, by game, on this device.
import { keep, keptAs } from "./storage";
import type { GameInfo, SeatSetup, Wish } from "./wire";

export interface Choice {
  /** The seat of the person. */
  seat: number;
  /** How many bots play against them. */
  bots: number;
  /** The level of the bots, from 1 to 5. */
  level: number;
  /** A bot places the pieces of all sides, where the game has such a setup. */
  ready: boolean;
}

export const LEVELS = [1, 2, 3, 4, 5] as const;
const USUAL_LEVEL = 3;
const KEY = "play";

type Kept = Record<string, unknown>;
const isKept = (found: unknown): found is Kept => typeof found === "object" && found !== null && !Array.isArray(found);
const all = (): Kept => keptAs(KEY, isKept, {});

/** What is proposed to somebody who never chose. */
export const usual = ({ usual: count, ready_setup }: Pick<GameInfo, "usual" | "ready_setup">): Choice => ({
  seat: 0,
  bots: count - 1,
  level: USUAL_LEVEL,
  ready: ready_setup,
});

const within = (value: unknown, low: number, high: number, otherwise: number): number =>
  typeof value === "number" && Number.isInteger(value) && value >= low && value <= high ? value : otherwise;

/** The last choice for a game, as far as the game still allows it; null for the first time. */
export function remembered(game: GameInfo): Choice | null {
  const found = all()[game.id];
  if (!isKept(found)) return null;
  const otherwise = usual(game);
  const bots = within(found.bots, game.fewest - 1, game.most - 1, otherwise.bots);
  return {
    bots,
    seat: within(found.seat, 0, bots, otherwise.seat),
    level: within(found.level, 1, LEVELS.length, otherwise.level),
    ready: game.ready_setup && found.ready !== false,
  };
}

export function remember(game: string, choice: Choice): void {
  keep(KEY, JSON.stringify({ ...all(), [game]: choice }));
}

/** The seats of a table with this choice. */
export const seatsFor = ({ seat, bots, level }: Choice): SeatSetup[] =>
  Array.from({ length: bots + 1 }, (_, at) =>
    at === seat ? { kind: "human" } : { kind: "bot", bot: `level:${level}` },
  );

/** The table to ask for. */
export const wishFor = (game: string, choice: Choice, language: Wish["language"]): Wish => ({
  game,
  language: language ?? "en",
  seats: seatsFor(choice),
  ready: choice.ready,
});
