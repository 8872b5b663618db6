// The collection of this browser: opened boosters by seed. The server says what they contained.
import { cardsApi, type Counts, type Opening } from "../api";
import { keep, keptAs, whenKept } from "../../../lib/storage";

export type { Opening };
const KEY = "collection";

const fits = (found: unknown): found is Opening[] =>
  Array.isArray(found) && found.every((each: Opening) => typeof each?.seed === "string" && each.count > 0);

class Collection {
  openings = $state.raw<Opening[]>(keptAs(KEY, fits, []));
  cards = $state.raw<Counts>({});
  /** The file to export. */
  text = $state("");

  constructor() {
    whenKept(KEY, () => {
      this.openings = keptAs(KEY, fits, []);
      void this.count();
    });
  }

  /** Count its cards again. */
  async count(): Promise<void> {
    const { cards, text } = await cardsApi.writeCollection(this.openings);
    this.cards = cards;
    this.text = text;
  }

  /** Open the next boosters of a seed. */
  async open(seed: string, count: number): Promise<number[][]> {
    const first = this.openings.filter((each) => each.seed === seed).reduce((sum, each) => sum + each.count, 0);
    const found = await cardsApi.boosters(seed, first, count);
    await this.replace([...this.openings, { seed: found.seed, first, count }]);
    return found.boosters;
  }

  async replace(openings: Opening[]): Promise<void> {
    this.openings = openings;
    keep(KEY, openings.length ? JSON.stringify(openings) : "");
    await this.count();
  }
}

export const collection = new Collection();

/** An unpredictable seed of 63 bits. */
export const anySeed = (): string => String((crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n) >> 1n);
