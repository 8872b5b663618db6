// Rooms this browser has visited, and unsent work there.
import type { Counts, RoomView } from "../api";
import { keep, keptAs } from "../../../lib/storage";

type Room = RoomView;
interface Met {
  id: string;
  kind: Room["kind"];
  opponent: Room["opponent"]["kind"];
}

const KEY = "rooms";
const MOST = 12; // the latest
const fits = (found: unknown): found is Met[] =>
  Array.isArray(found) && found.every((each: Met) => typeof each?.id === "string");
const isCounts = (found: unknown): found is Counts => typeof found === "object" && found !== null;

class Rooms {
  all = $state.raw<Met[]>(keptAs(KEY, fits, []));

  met(room: Room): Room {
    const { id, kind, opponent } = room;
    if (this.all[0]?.id !== id) {
      this.all = [{ id, kind, opponent: opponent.kind }, ...this.all.filter((each) => each.id !== id)].slice(0, MOST);
      keep(KEY, JSON.stringify(this.all));
    }
    return room;
  }

  forget(id: string): void {
    this.all = this.all.filter((each) => each.id !== id);
    keep(KEY, JSON.stringify(this.all));
    keep(`room-${id}`, "");
  }

  /** The unfinished deck for that room. */
  deck(id: string): Counts {
    return keptAs(`room-${id}`, isCounts, {});
  }

  keepDeck(id: string, cards: Counts): void {
    keep(`room-${id}`, JSON.stringify(cards));
  }
}

export const rooms = new Rooms();
