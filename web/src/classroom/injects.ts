// Injects in words, and which of them are still to come.
import { t } from "../lib/ui.svelte";
import type { Speaker } from "../lib/words";
import { markerName } from "./model";
import type { ClassDocument, PlannedInject } from "./wire";

/** Tables an inject is meant for. */
export const tablesOf = (inject: PlannedInject, count: number): number[] =>
  inject.tables.length ? inject.tables : Array.from({ length: count }, (_, at) => at + 1);

/** Injects that have not reached every table they are meant for, the earliest first. */
export function pendingInjects(document: ClassDocument): PlannedInject[] {
  const order = (inject: PlannedInject): number =>
    inject.when === "now" ? 0 : inject.when === "turn" ? inject.turn : Infinity;
  return document.injects
    .filter((inject) => tablesOf(inject, document.tables.length).some((table) => !inject.fired.includes(table)))
    .sort((a, b) => order(a) - order(b));
}

export function injectText(speaker: Speaker, inject: PlannedInject): string {
  const change = inject.adjust >= 0 ? speaker.action(inject.adjust) : "";
  return [change, inject.text].filter(Boolean).join(" · ");
}

export function injectWhen(speaker: Speaker, { when, turn, marker, below }: PlannedInject): string {
  if (when === "turn") return t("class-when-turn", { turn });
  if (when === "condition") return t("class-when-below", { marker: markerName(speaker, marker), below });
  return t("class-when-now");
}
