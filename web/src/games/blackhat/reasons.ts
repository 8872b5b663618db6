// Why a piece cannot be used now, as far as the position shows it, with the clause.
import { t } from "../../lib/ui.svelte";
import { HAT, JOKER, type PawnView, type View } from "./model";
import type { Picks } from "./picks";

export interface Reason {
  text: string;
  clause: string;
}

const waiting = (): Reason => ({ text: t("blackhat-why-wait"), clause: "" });
const other = (): Reason => ({ text: t("blackhat-why-other"), clause: "" });

export function cardReason(card: string, picks: Picks, view: View): Reason {
  if (!picks.any) return waiting();
  const several = (view.trick[0]?.cards.length ?? 0) > 1;
  if (picks.ranks.size && card === HAT && several) return { text: t("blackhat-why-hat"), clause: "7.7" };
  if (picks.takes.size && card === JOKER) return { text: t("blackhat-why-joker"), clause: "7.4b" };
  return other();
}

export function pawnReason(pawn: PawnView, own: boolean, step: string, picks: Picks): Reason {
  if (!picks.any) return waiting();
  if (step === "denial") return { text: t("blackhat-why-denial"), clause: "B-R29" };
  if (pawn.held === "jailed") return { text: t("blackhat-why-jailed"), clause: "13.7" };
  if (pawn.held === "trapped") return { text: t("blackhat-why-trapped"), clause: "9.7a" };
  if (pawn.held === "locked") return { text: t("blackhat-why-locked"), clause: "9.5c" };
  if (step === "hack" && !own) return { text: t("blackhat-why-rival"), clause: "5.7b" };
  return other();
}

export function spaceReason(step: string, picks: Picks): Reason {
  if (!picks.any) return waiting();
  if (step === "path") return { text: t("blackhat-why-arrow"), clause: "8.2" };
  if (step === "tracer") return { text: t("blackhat-why-tracer"), clause: "13.5" };
  if (step === "exploit" || step === "marker") return { text: t("blackhat-why-host"), clause: "9.8" };
  return other();
}

export const said = ({ text, clause }: Reason): string => (clause ? `${text} ${t("why-clause", { clause })}` : text);
