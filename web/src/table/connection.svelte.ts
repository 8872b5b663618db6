// One table as this viewer sees it: kept up to date over a socket, or by polling if sockets are blocked.
import { api, Refusal } from "../lib/api";
import { LiveLine, type Status } from "../lib/live_line";
import type { Command, Delta, Frame, Said, Snapshot, TableDocument, You } from "../lib/wire";
import { drawn } from "../lib/pace";
import { apply } from "../lib/patch";
import { settings } from "../lib/settings.svelte";
import { asEvent, type GameEvent } from "../lib/words";

export const SPECTATOR = -3;

export class Connection {
  document = $state<TableDocument | null>(null);
  events = $state.raw<GameEvent[]>([]);
  private told = $state(0); // number of events up to the last snapshot, including those it did not carry
  fresh = $state.raw<GameEvent[]>([]); // events of the last frame, for motion and sound
  lines = $state<Said[]>([]);
  here = $state<string[]>([]);
  you = $state<You | null>(null);
  status = $state<Status>("connecting");
  readOnly = $state("");
  sequence = -1;
  position = $state(0);
  acted = $state(-1); // the last event known at this viewer's last decision
  skew = 0; // server's clock minus ours
  private decided = $state(-1); // the position in which this viewer decided
  /** A decision waits for the connection: it is sent as soon as that is back. */
  queued = $state(false);

  private readonly line: LiveLine<Frame, Command>;
  private drawing = false;
  private recalling = false;
  private queue: Delta[] = []; // arrived while the previous change was being drawn

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {
    this.line = new LiveLine<Frame, Command>({
      path: () => `/api/tables/${table}/socket?seat=${seat}&lang=${settings.language}`,
      take: (frame) => this.take(frame),
      status: (now) => (this.status = now),
      repeats: (command) => command.do === "act",
      poll: (times) => this.poll(times),
    });
  }

  close(): void {
    this.line.close();
  }

  /** Poll for frames until a socket might connect again; false if this viewer may not. */
  private async poll(times: number): Promise<boolean> {
    for (let turn = 0; turn < times && !this.line.closed; turn += 1) {
      try {
        const noted = this.lines.findLast((line) => line.note)?.sequence ?? 0;
        const { frames, you } = await api.frames(this.table, this.sequence, this.seat, noted);
        this.status = "polling";
        for (const frame of frames) this.take(frame, true);
        this.you = you;
      } catch (error) {
        if (error instanceof Refusal && error.status === 403) {
          this.status = error.key === "error-table-barred" ? "removed" : "refused";
          return false;
        }
        this.status = "lost";
        break;
      }
    }
    return true;
  }

  // --- frames -----------------------------------------------------------------------------------------------------

  private take(frame: Frame, polled = false): void {
    switch (frame.t) {
      case "snapshot":
        this.queue = [];
        this.document = frame.document;
        this.events = frame.events.map(asEvent);
        this.told = frame.told;
        this.fresh = [];
        this.lines = frame.lines;
        this.here = frame.here;
        this.you = frame.you;
        this.readOnly = frame.read_only;
        this.at(frame);
        if (!polled) this.status = "live";
        this.line.greeted();
        break;
      case "delta":
        this.queue.push(frame);
        if (!this.drawing) this.change();
        break;
      case "you":
        this.you = frame.you;
        break;
      case "here":
        this.here = frame.members;
        break;
      case "done":
        this.line.done(frame.id);
        break;
      case "refused":
        this.line.refused(frame.id, frame.error, frame.text);
        break;
      case "beat":
        this.skew = frame.now - Date.now();
        break;
      case "bye":
        this.status = "lost";
        break;
    }
  }

  /**
   * Apply everything that has arrived, at once; later frames wait until that is drawn, so that drawing is never
   * blocked.
   */
  private change(): void {
    const fresh: GameEvent[] = [];
    for (const frame of this.queue.splice(0)) {
      if (frame.since !== this.sequence || !this.patched(frame)) {
        this.line.say({ resync: true });
        break;
      }
      fresh.push(...frame.events.map(asEvent));
      if (frame.lines.length) this.lines = [...this.lines, ...frame.lines];
      this.at(frame);
    }
    this.fresh = fresh;
    if (fresh.length) this.events = [...this.events, ...fresh];
    this.drawing = true;
    drawn(() => {
      this.drawing = false;
      if (this.queue.length && !this.line.closed) this.change();
    });
  }

  /** Whether the document could be patched. */
  private patched(frame: Delta): boolean {
    try {
      if (this.document) apply(this.document, frame.patch);
      return this.document !== null;
    } catch {
      return false;
    }
  }

  private at(frame: Snapshot | Delta): void {
    this.sequence = frame.sequence;
    this.position = frame.position;
    this.skew = frame.now - Date.now();
  }

  // --- commands ---------------------------------------------------------------------------------------------------

  /** Resolves when it is stored; a decision resent after a lost connection is carried out once. */
  send(command: Command): Promise<void> {
    if (!this.line.ready && this.status === "polling") return api.do(this.table, command).then(() => undefined);
    return this.line.send(command);
  }

  /** One decision at a time: until the server answers, further clicks on the same question are ignored. */
  act(action: number): Promise<void> {
    if (this.line.awaits((command) => command.do === "act")) return Promise.resolve();
    const nonce = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`;
    const seat = this.seat >= 0 ? this.seat : -1;
    this.acted = this.events.at(-1)?.number ?? -1;
    this.decided = this.position;
    this.queued = !this.line.ready && this.status !== "polling";
    return this.send({ do: "act", action, expect: this.position, nonce, seat })
      .catch((error: unknown) => {
        this.decided = -1;
        throw error;
      })
      .finally(() => (this.queued = false));
  }

  /** Whether a decision is still in flight: the visible question is already answered. */
  get deciding(): boolean {
    return this.decided === this.position;
  }

  /** The number of the first loaded event. */
  private get first(): number {
    return this.events[0]?.number ?? this.told;
  }

  /** Whether the log is loaded from its first event. */
  get whole(): boolean {
    return this.first === 0;
  }

  /** Fetch the events just before the loaded ones. */
  async older(): Promise<void> {
    const before = this.first;
    if (before === 0) return;
    const { events } = await api.past(this.table, before, this.seat);
    if (this.first === before) this.events = [...events.map(asEvent), ...this.events];
  }

  /** Fetch the log back to its first event. */
  async recall(): Promise<void> {
    if (this.recalling) return;
    this.recalling = true;
    try {
      for (let before = -1; !this.whole && !this.line.closed && this.first !== before;) {
        before = this.first;
        await this.older();
      }
    } catch {
      // the next event triggers another attempt
    }
    this.recalling = false;
  }
}
