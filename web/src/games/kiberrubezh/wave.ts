// What becomes of the attacks of a wave, read from the view; only the server knows the rules.
import type { Attack, View } from "./model";

/** declared: not yet answered; open: the defender may still stop it; dealing: its damage is being dealt. */
export type Fate = "declared" | "open" | "stopped" | "through" | "dealing" | "done";

/** The attacks of the current wave. */
export const waveOf = (view: View): Attack[] =>
  view.active === null ? [] : (view.sides[view.active]?.attacks ?? []).filter(({ wave }) => wave);

/** Whether nothing more of the wave can be blocked. */
const settled = (view: View): boolean => view.phase === "attack" && view.step !== "wave";

export function fateOf(view: View, attack: Attack): Fate {
  if (attack.done) return view.asking === attack.card && view.step !== "damage" ? "dealing" : "done";
  if (attack.blocked || attack.points >= attack.needs) return "stopped";
  if (view.step === "wave") return "declared";
  return settled(view) ? "through" : "open";
}

export interface Span {
  least: number;
  most: number;
}

/** How many cards the damage of an attack is sure to take from the deck; null if it deals none any more. */
export function lossOf({ strikes, drains }: Attack): Span | null {
  const ways = [strikes, drains].filter((each) => each !== null);
  return ways.length ? { least: Math.min(...ways), most: Math.max(...ways) } : null;
}

/** "3", or "2…3" if it depends on a choice. */
export const spanned = ({ least, most }: Span): string => (least === most ? `${least}` : `${least}…${most}`);

/**
 * What the defender's deck is about to lose: by the kind of damage pointed at, or by the only attack that gets through.
 * With several of them the sum depends on their order.
 */
export function comingLoss(view: View, pointed: { id: string; verb: string } | null): Span | null {
  const through = waveOf(view).filter((each) => fateOf(view, each) === "through");
  const meant = pointed && through.find(({ id }) => id === pointed.id);
  if (meant) {
    const n = pointed.verb === "strike" ? meant.strikes : pointed.verb === "drain" ? meant.drains : null;
    return n === null ? lossOf(meant) : { least: n, most: n };
  }
  const [only] = through;
  return only && through.length === 1 ? lossOf(only) : null;
}

/** Which measure has given points against which attacks; it outlives the moment the server forgets it. */
export class Links {
  private wave = "";
  private known = new Map<string, string[]>();

  of(view: View): Map<string, string[]> {
    const wave = `${view.turn} ${view.wave}`;
    if (wave !== this.wave) this.known = new Map();
    this.wave = wave;
    const measures = view.active === null ? [] : (view.sides[1 - view.active]?.measures ?? []);
    for (const { id, stopped } of measures) if (stopped.length) this.known.set(id, stopped);
    return new Map(this.known);
  }
}
