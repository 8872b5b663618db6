// How this player handles windows in which they can only react; stored on this device.
import { keep, kept } from "../../lib/storage";

export type Way = "ask" | "alone" | "turn";

const KEY = "windows";

/** `turn` is for one table only and ends with the player's next turn; the other two persist. */
export class Windows {
  private usual = $state<Way>(kept(KEY) === "alone" ? "alone" : "ask");
  /** One more than the turn in which "pass until my turn" was chosen; 0 if it was not. */
  private since = $state(0);

  constructor(private readonly table: string) {
    this.since = Number(kept(this.key, "window")) || 0;
  }

  private get key(): string {
    return `${KEY}-${this.table}`;
  }

  get way(): Way {
    return this.since ? "turn" : this.usual;
  }

  choose(way: Way, turn: number): void {
    if (way !== "turn") {
      this.usual = way;
      keep(KEY, way);
    }
    this.since = way === "turn" ? turn + 1 : 0;
    keep(this.key, String(this.since), "window");
  }

  /** The player's own turn has come. */
  own(turn: number): void {
    if (this.since && turn + 1 > this.since) this.choose(this.usual, turn);
  }
}
