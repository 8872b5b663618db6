// The options of a game as values for its texts: numbers as numbers, choices by their names.
import type { GameInfo } from "./wire";

/** The game's defaults, changed by a preset and by what was chosen besides. */
export function optionValues(
  game: GameInfo,
  preset: string,
  chosen: Record<string, string> = {},
): Record<string, string | number> {
  const values = game.presets.find(({ name }) => name === preset)?.values ?? {};
  return Object.fromEntries(
    game.options.map(({ name, kind, default: usual }) => {
      const value = chosen[name] ?? values[name] ?? usual;
      return [name, kind === "number" ? Number(value) : value];
    }),
  );
}
