// Descriptions of an Area in words.
import { t } from "../../lib/ui.svelte";
import type { Speaker } from "../../lib/words";
import { planOf } from "./geometry";
import { counterText, whyNot, type BoardContext } from "./board_context";
import { knownHere } from "./known";
import { heightOf, looseOf, supportOf, type AreaView } from "./model";
import type { Option } from "./picks";

const neighbours = new Map<string, string[]>();
for (const { between } of planOf(400, [100, 100, 100]).borders) {
  const [a = "", b = ""] = between.split(" ");
  neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
  neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
}
export const adjacentTo = (id: string): string[] => neighbours.get(id) ?? [];

/** The markers in an Area: the name of their sign, their number, their text. */
export function markersOf(
  speaker: Speaker,
  area: AreaView,
): { sign: string; n: number; side: number | null; text: string }[] {
  const found = [
    { sign: "iu", n: supportOf(area, 0), side: 0, text: t("maracas-iu-gov", { n: supportOf(area, 0) }) },
    { sign: "iu", n: supportOf(area, 1), side: 1, text: t("maracas-iu-ins", { n: supportOf(area, 1) }) },
    { sign: "sabotage", n: area.sabotage, side: null, text: t("maracas-sabotage", { n: area.sabotage }) },
    {
      sign: "terror",
      n: Number(area.terror),
      side: null,
      text: t(area.new_terror ? "maracas-new-terror" : "maracas-terror"),
    },
    { sign: "criminal", n: area.criminals, side: null, text: t("maracas-criminals", { n: area.criminals }) },
    { sign: "nsm", n: area.nsm, side: null, text: t("maracas-nsm", { n: area.nsm }) },
    { sign: "informant", n: area.informants, side: 0, text: t("maracas-informants", { n: area.informants }) },
    { sign: "frozen", n: Number(area.frozen), side: null, text: t("maracas-frozen") },
    { sign: "told", n: area.remembered.reduce((sum, { n }) => sum + n, 0), side: null, text: knownHere(speaker, area) },
  ];
  return found.filter(({ n }) => n > 0);
}

/** What is printed there. */
export function printedOf(speaker: Speaker, area: AreaView): string[] {
  const found = [t("maracas-pn-is", { n: area.pn }), t("maracas-tm-is", { n: area.tm })];
  if (area.loc) found.push(t("maracas-loc"));
  if (area.objective) found.push(t("maracas-objective-is", { name: speaker.piece("objective", area.id) }));
  return found;
}

/** Counters there that are in no stack. */
export function standing({ speaker }: BoardContext, area: AreaView): string[] {
  const own = area.counters.flatMap((counters, side) => counters.map((each) => counterText(speaker, each, side === 1)));
  const unknown = area.underground - heightOf(looseOf(area, 1));
  return unknown > 0 ? [...own, t("maracas-underground-of", { n: unknown })] : own;
}

export function areaText(context: BoardContext, area: AreaView, option: Option | undefined): string {
  const state = [
    context.view.active === area.id ? t("maracas-active") : "",
    area.activated && context.view.active !== area.id ? t("maracas-activated") : "",
  ];
  const borders = t("maracas-adjacent", {
    areas: adjacentTo(area.id)
      .map((id) => context.speaker.piece("area", id))
      .join(", "),
  });
  return [
    context.speaker.piece("area", area.id),
    ...(option ? [option.text] : [whyNot(context, "place")]),
    ...state,
    ...printedOf(context.speaker, area),
    ...markersOf(context.speaker, area).map(({ text }) => text),
    ...standing(context, area),
    borders,
  ]
    .filter(Boolean)
    .map((each) => each.replace(/\.$/, ""))
    .join(". ");
}
