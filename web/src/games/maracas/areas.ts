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

export interface Marker {
  sign: string;
  n: number;
  side: number | null;
  /** Of an Objective. */
  name: string;
  text: string;
}

/** The markers in an Area, with their signs and numbers. */
export function markersOf(speaker: Speaker, area: AreaView): Marker[] {
  const plain = (sign: string, n: number, text: string, side: number | null = null): Marker => ({
    sign,
    n,
    side,
    name: "",
    text,
  });
  const name = area.objective ? speaker.piece("objective", area.id) : "";
  const objective = t(area.rewarded ? "maracas-objective-hit" : "maracas-objective-is", { name });
  return [
    plain("iu", supportOf(area, 0), t("maracas-iu-gov", { n: supportOf(area, 0) }), 0),
    plain("iu", supportOf(area, 1), t("maracas-iu-ins", { n: supportOf(area, 1) }), 1),
    plain("terror", Number(area.terror), t(area.new_terror ? "maracas-new-terror" : "maracas-terror")),
    plain("sabotage", area.sabotage, t("maracas-sabotage", { n: area.sabotage })),
    { ...plain("objective", Number(area.objective), objective), name },
    plain("criminal", area.criminals, t("maracas-criminals", { n: area.criminals })),
    plain("nsm", area.nsm, t("maracas-nsm", { n: area.nsm })),
    plain("informant", area.informants, t("maracas-informants", { n: area.informants }), 0),
    plain("frozen", Number(area.frozen), t("maracas-frozen")),
    plain("told", heightOf(area.remembered), knownHere(speaker, area)),
  ].filter(({ n }) => n > 0);
}

/** What is printed there, besides the Objective. */
export function printedOf(area: AreaView): string[] {
  const found = [t("maracas-pn-is", { n: area.pn }), t("maracas-tm-is", { n: area.tm })];
  if (area.loc) found.push(t("maracas-loc"));
  return found;
}

/** Counters in no stack that the viewer sees only from the back; the Insurgent sees all of them. */
export const hiddenHere = ({ view }: BoardContext, area: AreaView): number =>
  view.sides[1]?.hand === null ? Math.max(0, area.underground - heightOf(looseOf(area, 1))) : 0;

/** Counters there that are in no stack. */
export function standing(context: BoardContext, area: AreaView): string[] {
  const { speaker } = context;
  const own = area.counters.flatMap((counters, side) => counters.map((each) => counterText(speaker, each, side === 1)));
  const unknown = hiddenHere(context, area);
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
    ...printedOf(area),
    ...markersOf(context.speaker, area).map(({ text }) => text),
    ...standing(context, area),
    borders,
  ]
    .filter(Boolean)
    .map((each) => each.replace(/\.$/, ""))
    .join(". ");
}
