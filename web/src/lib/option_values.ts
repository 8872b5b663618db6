// The options of a game as values for its texts: numbers as numbers, choices and switches by their names.
import type { GameInfo } from "./wire";

export function optionValues(game: GameInfo, chosen: Record<string, string>): Record<string, string | number> {
  return Object.fromEntries(
    game.options.map(({ name, kind, default: usual }) => {
      const value = chosen[name] ?? usual;
      return [name, kind === "number" ? Number(value) : value];
    }),
  );
}
