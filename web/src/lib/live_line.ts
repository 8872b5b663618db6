// A socket that opens again after every loss, and the commands that wait there for an answer. What the frames mean, and
// what to do where sockets are blocked, is up to its owner.
import { Refusal } from "./api";
import { t } from "./ui.svelte";

export type Status = "connecting" | "live" | "polling" | "lost" | "refused" | "crowded" | "removed";

const FINAL: Record<number, Status> = { 4403: "refused", 4409: "crowded", 4410: "removed" };
const SILENCE = 40_000; // without a heartbeat for this long, the connection is dead

interface Waiting<C> {
  command: C;
  resolve: () => void;
  reject: (error: Error) => void;
}

export interface Owner<F, C> {
  /** The path of the socket on this server. */
  path: () => string;
  take: (frame: F) => void;
  status: (now: Status) => void;
  /** Whether a command without an answer can be sent again: the server carries it out once. */
  repeats?: (command: C) => boolean;
  /** Sockets are blocked, but the server answers: fetch frames so many times; false ends the connection. */
  poll?: (times: number) => Promise<boolean>;
}

export class LiveLine<F, C> {
  closed = false;
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting<C>>();
  private number = 0;
  private failures = 0;
  private renewed = false; // reconnected, and nothing received yet
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly owner: Owner<F, C>) {
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

  // --- the socket -------------------------------------------------------------------------------------------------

  private open(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.owner.path()}`);
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
      const frame: F = JSON.parse(String(message.data));
      this.owner.take(frame);
    };
    socket.onclose = (event) => {
      clearTimeout(this.silence);
      if (this.closed || this.socket !== socket) return;
      this.socket = null;
      const final = FINAL[event.code];
      if (final) {
        this.owner.status(final);
        return;
      }
      this.failures += 1;
      this.owner.status("lost");
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
    if (!up || this.failures <= 3 || !this.owner.poll) this.later();
    else if (await this.owner.poll(this.failures)) this.open();
  }

  private alive(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), SILENCE);
  }

  // --- commands ---------------------------------------------------------------------------------------------------

  get ready(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  say(message: unknown): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Resolves when the server has stored it. */
  send(command: C): Promise<void> {
    const id = String((this.number += 1));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { command, resolve, reject });
      if (this.ready) this.say({ id, command });
    });
  }

  /** Whether such a command waits for its answer. */
  awaits(such: (command: C) => boolean): boolean {
    return [...this.waiting.values()].some((each) => such(each.command));
  }

  done(id: string): void {
    this.waiting.get(id)?.resolve();
    this.waiting.delete(id);
  }

  refused(id: string, error: string, text: string): void {
    this.waiting.get(id)?.reject(new Refusal(409, error, text));
    this.waiting.delete(id);
  }

  /** The first frame after a reconnect is here: resend what can be repeated, reject everything else. */
  greeted(): void {
    if (!this.renewed) return;
    this.renewed = false;
    for (const [id, { command, reject }] of [...this.waiting]) {
      if (this.owner.repeats?.(command)) this.say({ id, command });
      else {
        this.waiting.delete(id);
        reject(new Error(t("status-lost")));
      }
    }
  }
}
