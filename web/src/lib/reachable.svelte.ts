// The address under which other devices reach this server. A phone cannot reach "localhost".
import { api } from "./api";

class Reachable {
  origin = $state(location.origin);
  private asked = false;

  /** Ask the server for the machine's address on the network, once, if this page was opened as "localhost". */
  ask(): void {
    if (this.asked || !["localhost", "127.0.0.1"].includes(location.hostname)) return;
    this.asked = true;
    api.server().then(
      (info) => (this.origin = info.address || location.origin),
      () => (this.asked = false),
    );
  }

  /** The part people type: without the scheme. */
  get host(): string {
    return this.origin.replace(/^https?:\/\//, "");
  }
}

export const reachable = new Reachable();
