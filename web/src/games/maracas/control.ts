// Who holds an Area, as the map shows it: by the infrastructure there.
import { supportOf, type AreaView } from "./model";

export type Control = "gov" | "ins" | "both" | "none";

/** The side with more infrastructure; `both` if they have equally much. */
export function controlOf(area: Pick<AreaView, "iu">): Control {
  const [gov, ins] = [supportOf(area, 0), supportOf(area, 1)];
  if (gov === ins) return gov ? "both" : "none";
  return gov > ins ? "gov" : "ins";
}
