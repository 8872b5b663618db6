// How this person answers the windows in which he may only react; kept on this device.
import { keep, kept } from "../../lib/storage";

export type Way = "ask" | "alone" | "turn";

const KEY = "windows";

/** `turn` is only for one table and ends with the next turn of one's own; the other two stay. */
export class Windows {
  private usual = $state<Way>(kept(KEY) === "alone" ? "alone" : "ask");
  /** One more than the turn in which passing until the next own one was asked for; 0 if it was not. */
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

  /** One's own turn has come. */
  own(turn: number): void {
    if (this.since && turn + 1 > this.since) this.choose(this.usual, turn);
  }
}
