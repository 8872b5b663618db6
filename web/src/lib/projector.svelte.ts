// The tables this device shows on a big screen: the public board, large, without anybody's hand.
import { keep, kept } from "./storage";

const KEY = "screens";
const MOST = 20;

class Projectors {
  private shown = $state<string[]>(kept(KEY).split(" ").filter(Boolean));

  big(table: string): boolean {
    return this.shown.includes(table);
  }

  set(table: string, on: boolean): void {
    this.shown = [...this.shown.filter((each) => each !== table), ...(on ? [table] : [])].slice(-MOST);
    keep(KEY, this.shown.join(" "));
  }
}

export const projectors = new Projectors();
