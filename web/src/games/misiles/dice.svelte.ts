// The three dice on the desk: the last throw stays until the next one.
import type { GameEvent } from "../../lib/words";
import { partDie } from "./moves";
import type { View } from "./sheet";

const TOLD = ["rolled", "pairing_chosen", "pair_rerolled", "part_rerolled", "parts_marked"];

export class Dice {
  values = $state<number[]>([]);
  /** The die that gives the parts, once chosen. */
  part = $state(-1);
  /** When each die was last thrown: a new number makes it roll in. */
  thrown = $state([0, 0, 0]);
  told = $state.raw<GameEvent | null>(null);

  take(fresh: GameEvent[], view: View): void {
    const lying = [...view.dice];
    if (lying.length && (view.step === "pairing" || view.step === "reroll_pair")) {
      if (lying.join() !== this.values.join()) this.values = lying;
      this.part = view.chosen ? partDie(lying, view.chosen.cost, view.chosen.parts) : -1;
    }
    for (const event of fresh) {
      const [, ...numbers] = event.arguments;
      if (event.kind === "rolled") {
        this.values = numbers;
        this.part = -1;
        this.thrown = [event.number, event.number, event.number];
      } else if (event.kind === "pairing_chosen") {
        this.part = partDie(this.values, numbers[0] ?? 0, numbers[1] ?? 0);
      } else if (event.kind === "pair_rerolled") this.again((at) => at !== this.part, numbers, event.number);
      else if (event.kind === "part_rerolled") this.again((at) => at === this.part, numbers, event.number);
      if (TOLD.includes(event.kind)) this.told = event;
    }
  }

  private again(which: (at: number) => boolean, numbers: number[], when: number): void {
    const left = [...numbers];
    this.values.forEach((_, at) => {
      if (!which(at) || !left.length) return;
      this.values[at] = left.shift() ?? 1;
      this.thrown[at] = when;
    });
  }
}
