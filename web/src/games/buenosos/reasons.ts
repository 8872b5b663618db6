// Why a card of the hand cannot be played. Only the cost can be judged without the rules; the server decides.
import { t } from "../../lib/ui.svelte";
import type { Face } from "./cards";
import type { View } from "./model";
import type { Picks } from "./picks";

export interface Reason {
  short: string;
  full: string;
  /** The clause, "" if it is not known. */
  clause: string;
}

const BUDGET = "4.2b";
const PHASES: Record<number, string> = { 2: "5.2a", 3: "5.3a" }; // the cards each phase is for

/** While targets are asked for, no card of the hand can be picked. */
export const aiming = (picks: Picks): boolean => picks.cards.size === 0 && picks.services.size + picks.phases.size > 0;

export function whyNot(printed: Face, picks: Picks, view: View, side: number, asked: boolean): Reason | null {
  if (!asked || aiming(picks) || picks.cards.has(printed.id)) return null;
  const budget = view.budgets[side] ?? 0;
  if (printed.cost !== null && printed.cost > budget) {
    const dear = t("buenosos-dear", { cost: printed.cost, budget });
    return { short: dear, full: dear, clause: BUDGET };
  }
  return { short: t("buenosos-not-now"), full: t("buenosos-not-now-help"), clause: PHASES[view.phase] ?? "" };
}
