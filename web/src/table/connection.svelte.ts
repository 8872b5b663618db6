// One table as this viewer sees it: kept up to date over a socket, or by polling if sockets are blocked.
import { api, Refusal } from "../lib/api";
import type { Command, Delta, Frame, Message, Said, Snapshot, TableDocument, You } from "../lib/wire";
import { drawn } from "../lib/pace";
import { apply } from "../lib/patch";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/ui.svelte";
import { asEvent, type GameEvent } from "../lib/words";

export const SPECTATOR = -3;
export type Status = "connecting" | "live" | "polling" | "lost" | "refused" | "crowded" | "removed";

interface Waiting {
  command: Command;
  resolve: () => void;
  reject: (error: Error) => void;
}

const FINAL: Record<number, Status> = { 4403: "refused", 4409: "crowded", 4410: "removed" };
const SILENCE = 40_000; // without a heartbeat for this long, the connection is dead

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

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private number = 0;
  private failures = 0;
  private renewed = false; // reconnected, and nothing received yet
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private drawing = false;
  private recalling = false;
  private queue: Delta[] = []; // arrived while the previous change was being drawn

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
    for (const each of this.waiting.values()) each.reject(new Error("closed"));
    this.waiting.clear();
  }

  // --- the connection ---------------------------------------------------------------------------------------------

  private open(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.table}/socket?seat=${this.seat}&lang=${settings.language}`;
    const socket = new WebSocket(address);
    let opened = false;
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      this.renewed = true;
      this.failures = 0;
      this.alive();
    };
    socket.onmessage = (message) => {
      this.alive();
      const frame: Frame = JSON.parse(String(message.data));
      this.take(frame);
    };
    socket.onclose = (event) => {
      clearTimeout(this.silence);
      if (this.closed || this.socket !== socket) return;
      this.socket = null;
      const final = FINAL[event.code];
      if (final) {
        this.status = final;
        return;
      }
      this.failures += 1;
      this.status = "lost";
      if (!opened && this.failures >= 3) void this.around();
      else this.later();
    };
  }

  private later(): void {
    const wait = Math.min(4000, 250 * 2 ** Math.min(this.failures, 4)) * (0.7 + Math.random() * 0.6);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** No socket connects: is the server down, or does something in between block sockets? */
  private async around(): Promise<void> {
    const up = await fetch("/healthz", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (this.closed) return;
    if (up && this.failures > 3) await this.poll();
    else this.later();
  }

  private alive(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), SILENCE);
  }

  /** Poll for frames until a socket might connect again. */
  private async poll(): Promise<void> {
    for (let turn = 0; turn < this.failures && !this.closed; turn += 1) {
      try {
        const noted = this.lines.findLast((line) => line.note)?.sequence ?? 0;
        const { frames, you } = await api.frames(this.table, this.sequence, this.seat, noted);
        this.status = "polling";
        for (const frame of frames) this.take(frame, true);
        this.you = you;
      } catch (error) {
        if (error instanceof Refusal && error.status === 403) {
          this.status = error.key === "error-table-barred" ? "removed" : "refused";
          return;
        }
        this.status = "lost";
        break;
      }
    }
    this.open();
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
        if (this.renewed) this.again();
        this.renewed = false;
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
        this.waiting.get(frame.id)?.resolve();
        this.waiting.delete(frame.id);
        break;
      case "refused":
        this.waiting.get(frame.id)?.reject(new Refusal(409, frame.error, frame.text));
        this.waiting.delete(frame.id);
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
        this.say({ resync: true });
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
      if (this.queue.length && !this.closed) this.change();
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

  private say(message: Message): void {
    this.socket?.send(JSON.stringify(message));
  }

  // --- commands ---------------------------------------------------------------------------------------------------

  /** Resolves when it is stored; a decision resent after a lost connection is carried out once. */
  send(command: Command): Promise<void> {
    if (this.socket?.readyState !== WebSocket.OPEN && this.status === "polling") {
      return api.do(this.table, command).then(() => undefined);
    }
    const id = String((this.number += 1));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { command, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.say({ id, command });
    });
  }

  /** One decision at a time: until the server answers, further clicks on the same question are ignored. */
  act(action: number): Promise<void> {
    if ([...this.waiting.values()].some((each) => each.command.do === "act")) return Promise.resolve();
    const nonce = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`;
    const seat = this.seat >= 0 ? this.seat : -1;
    this.acted = this.events.at(-1)?.number ?? -1;
    this.decided = this.position;
    return this.send({ do: "act", action, expect: this.position, nonce, seat }).catch((error: unknown) => {
      this.decided = -1;
      throw error;
    });
  }

  /** Whether a decision is still in flight: the visible question is already answered. */
  get deciding(): boolean {
    return this.decided === this.position;
  }

  /** After a reconnect: resend unanswered decisions, reject everything else. */
  private again(): void {
    for (const [id, { command, reject }] of [...this.waiting]) {
      if (command.do === "act") this.say({ id, command });
      else {
        this.waiting.delete(id);
        reject(new Error(t("status-lost")));
      }
    }
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
      for (let before = -1; !this.whole && !this.closed && this.first !== before;) {
        before = this.first;
        await this.older();
      }
    } catch {
      // the next event triggers another attempt
    }
    this.recalling = false;
  }
}
