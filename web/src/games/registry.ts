// All games the page knows, each in its own folder. Nothing outside these folders knows a game by name.
import { api } from "../lib/api";
import type { Component } from "svelte";
import type { BoardModule, EmblemProps, GameModule, MiniPart, Page } from "../lib/game";
import { PLAIN, type Palette } from "../lib/sound";
import { addTexts } from "../lib/ui.svelte";

const found = import.meta.glob<GameModule>("./*/index.ts", { eager: true, import: "default" });
const games = new Map(Object.entries(found).map(([path, game]) => [path.split("/")[1] ?? "", game]));

/** Register a game of another package by the default export of its module. */
export function register(id: string, game: GameModule): void {
  games.set(id, game);
}

/** Register the games of other packages; one that cannot be loaded is played on the generic board. */
export async function loadOthers(): Promise<void> {
  const others = (await api.games()).filter(({ id, board }) => board && !games.has(id));
  await Promise.all(
    others.map(async ({ id, board }) => {
      try {
        register(id, ((await import(/* @vite-ignore */ board)) as { default: GameModule }).default);
      } catch (error) {
        console.error(`The board of ${id} cannot be loaded`, error);
      }
    }),
  );
}

export const gameModule = (id: string): GameModule => games.get(id) ?? {};

export const gameModules = (): (GameModule & { id: string })[] => [...games].map(([id, game]) => ({ ...game, id }));

/** Resolves when the texts of a game's board and pages are loaded. */
export async function gameTexts(id: string): Promise<void> {
  const { texts } = gameModule(id);
  if (texts) await addTexts(texts);
}

/** The board of a game, loaded when needed; a game without one, and any game in plain text, uses the generic board. */
export async function boardOf(id: string, plain = false): Promise<BoardModule> {
  if (!games.has(id)) await loadOthers().catch(() => undefined);
  const load = (plain ? undefined : gameModule(id).board) ?? genericBoard;
  const [board] = await Promise.all([load(), gameTexts(id)]);
  return board;
}

async function genericBoard(): Promise<BoardModule> {
  return { Board: (await import("../table/GenericBoard.svelte")).default };
}

/** The small board of a game; null for a game without one. */
export async function miniOf(id: string): Promise<MiniPart | null> {
  const { mini } = gameModule(id);
  if (!mini) return null;
  const [{ default: found }] = await Promise.all([mini(), gameTexts(id)]);
  return found;
}

/** The emblems of a game's sides; null for a game without them. */
export async function emblemsOf(id: string): Promise<Component<EmblemProps> | null> {
  return (await gameModule(id).emblems?.())?.default ?? null;
}

/** The colour of a seat. */
export const seatColour = (game: string, seat: number): string =>
  gameModule(game).colours?.[seat] ?? `var(--seat-${seat})`;

/** The page of a game at that address, with its texts. */
export function gamePage(first: string): Page | undefined {
  for (const [id, { pages }] of games) {
    const page = pages && Object.hasOwn(pages, first) ? pages[first] : undefined;
    if (page) return { ...page, load: () => Promise.all([page.load(), gameTexts(id)]).then(([loaded]) => loaded) };
  }
  return undefined;
}

const palettes = import.meta.glob<Palette>("./*/sounds.ts", { import: "default" });

/** How a game sounds. */
export const soundsOf = async (id: string): Promise<Palette> => (await palettes[`./${id}/sounds.ts`]?.()) ?? PLAIN;

const pointers = import.meta.glob<Record<string, string[]>>("./*/pointers.ts", { import: "default" });

/** By note of a game's lesson: what on the board it speaks of. */
export const pointersOf = async (id: string): Promise<Record<string, string[]>> =>
  (await pointers[`./${id}/pointers.ts`]?.()) ?? {};
