// Who decides now, as this viewer reads it: a name, and below it the viewer's own part.
import type { SeatInfo, TableInfo, You } from "../lib/wire";
import { t } from "../lib/ui.svelte";
import { captainOf, isTeam } from "./ballot";

export interface Standing {
  title: string;
  line: string;
  /** The seat whose colour and emblem it has; -1 for none. */
  seat: number;
  /** The viewer's touch counts. */
  yours: boolean;
}

export function standing(table: TableInfo, names: string[], you: You | null, seat: number): Standing {
  const own = names[seat] ?? "";
  const mate = isTeam(table.seats[seat]);
  const line = mate ? t("team-with", { team: own }) : "";
  const bare = { line, seat, yours: false };
  if (table.phase === "over") return { ...bare, title: t("turn-over") };
  if (table.micro) return { ...bare, title: t("micro-title") };
  if (table.discussion) return { ...bare, title: t("discuss-title") };
  if (table.paused !== null) return { ...bare, title: t("paused") };
  if (table.actor === "chance" || table.actor === null)
    return { ...bare, line: table.keeper ? "" : line, title: t(table.keeper ? "turn-table" : "turn-chance") };
  const deciding = table.seats[table.actor];
  const may = table.actor === seat ? (you?.may ?? "watch") : "watch";
  const team = names[table.actor] ?? "";
  if (table.keeper) return { title: t("turn-of", { who: team }), line: "", seat, yours: may === "decide" };
  if (may === "decide")
    return { title: t("turn-yours"), line: mate ? t("team-lead", { team: own }) : "", seat, yours: true };
  const title = whoDecides(table, deciding, team, table.actor === seat);
  return { title, line: may === "vote" ? t("team-vote-with", { team: own }) : line, seat, yours: may === "vote" };
}

/** A name: the captain's, with the team if it is another one's and has a name of its own. */
function whoDecides(table: TableInfo, deciding: SeatInfo | undefined, team: string, own: boolean): string {
  const captain = deciding && !deciding.bot ? captainOf(deciding) : "";
  if (!deciding?.bot && isTeam(deciding) && table.decides === "majority") return t("team-majority", { team });
  if (!captain || deciding?.kind !== "team") return t("turn-of", { who: team });
  return own || captain === team ? t("turn-of", { who: captain }) : t("team-decides-for", { who: captain, team });
}
