// Who decides now, as this viewer reads it: a name, and below it the viewer's own part.
import type { TableInfo, You } from "../lib/wire";
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
  if (table.actor === "chance" || table.actor === null) return { ...bare, title: t("turn-chance") };
  const deciding = table.seats[table.actor];
  const may = table.actor === seat ? (you?.may ?? "watch") : "watch";
  const team = names[table.actor] ?? "";
  if (may === "decide")
    return { title: t("turn-yours"), line: mate ? t("team-lead", { team: own }) : "", seat, yours: true };
  const title = deciding?.bot
    ? t("turn-of", { who: team })
    : isTeam(deciding) && table.decides === "majority"
      ? t("team-majority", { team })
      : deciding?.kind === "team" && captainOf(deciding)
        ? table.actor === seat
          ? t("turn-of", { who: captainOf(deciding) })
          : t("team-decides-for", { who: captainOf(deciding), team })
        : t("turn-of", { who: team });
  return { title, line: may === "vote" ? t("team-vote-with", { team: own }) : line, seat, yours: may === "vote" };
}
