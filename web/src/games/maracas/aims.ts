// Which arrows the map shows: from the stack of the current mission to its target, or to each target it may have.
import type { BoardContext } from "./board_context";
import { againstOf, type Totals } from "./model";

export interface Aim {
  /** Names of spots. */
  from: string;
  to: string;
  /** Of the mission. */
  sign: string;
  /** Both totals, or "". */
  text: string;
  /** A chit may be added to the second one. */
  open: boolean;
  chosen: boolean;
}

/** Both totals in one line, without chits: "8:4". */
export const totalsText = (totals: Totals | null | undefined): string =>
  totals ? `${totals.own ?? "?"}:${againstOf(totals)}` : "";

/** Whether a chit may be added to the second total; that goes without saying of a hidden one. */
export const isOpen = (totals: Totals | null | undefined): boolean =>
  Boolean(totals && totals.against !== null && (totals.random !== null || totals.against_chits > 0));

const said = (totals: Totals | null | undefined): Pick<Aim, "text" | "open"> => ({
  text: totalsText(totals),
  open: isOpen(totals),
});

export function aimsOf({ view, picks }: BoardContext): Aim[] {
  const { mission, active } = view;
  if (!mission?.stack || view.step === "over") return [];
  const from = `stack-${mission.stack}`;
  const sign = mission.mission ?? "attack";
  const known = new Set(view.areas.map(({ id }) => id));
  const spot = (target: number | string): string =>
    typeof target === "number" ? `stack-${target}` : known.has(target) ? `area-${target}` : `${target}-${active ?? ""}`;
  if (view.step === "target") {
    const totals = new Map(view.offers.map((each) => [each.code, each.totals]));
    const targets = [
      ...[...picks.stacks].map(([id, { code }]) => ({ to: spot(id), code })),
      ...[...picks.loose].map(([name, { code }]) => ({ to: spot(name), code })),
      ...[...picks.places].map(([id, { code }]) => ({ to: spot(id), code })),
    ];
    return targets.map(({ to, code }) => ({ from, to, sign, ...said(totals.get(code)), chosen: false }));
  }
  if (mission.target === null || mission.target === undefined) return [];
  return [{ from, to: spot(mission.target), sign, ...said(mission.totals), chosen: true }];
}
