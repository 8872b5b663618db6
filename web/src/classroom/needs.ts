// What wants the facilitator, most urgent first: at most one entry a table, with the step that helps.
import type { Speaker } from "../lib/words";
import { alertText, rankOf, waiting } from "./model";
import type { ClassDocument } from "./wire";

export interface Need {
  /** The table, 0 for the class. */
  table: number;
  rank: number;
  text: string;
  act: "open" | "seats" | "extend";
}

// Alerts whose remedy is not on the table's own page.
const REMEDIES: Record<string, Need["act"]> = {
  "class-alert-late": "extend",
  "class-alert-captain": "seats",
  "class-alert-empty": "seats",
  "class-alert-away": "seats",
};

export function needs(document: ClassDocument, speaker: Speaker, unplaced: (count: number) => string): Need[] {
  const found = document.tables
    .filter((tile) => rankOf(tile) > 0)
    .map((tile): Need => {
      const alert = tile.alert as NonNullable<typeof tile.alert>;
      return {
        table: tile.number,
        rank: alert.rank,
        text: alertText(speaker, alert),
        act: REMEDIES[alert.key] ?? "open",
      };
    })
    .sort((a, b) => b.rank - a.rank || a.table - b.table);
  const without = waiting(document.people).length;
  return without ? [{ table: 0, rank: 1, text: unplaced(without), act: "seats" }, ...found] : found;
}
