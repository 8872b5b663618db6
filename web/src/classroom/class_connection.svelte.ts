// One class as its member sees it, kept up to date over a socket.
import { LiveLine, type Status } from "../lib/live_line";
import { apply } from "../lib/patch";
import { settings } from "../lib/settings.svelte";
import type { ClassCommand, ClassDocument, ClassFrame, ClassPatch } from "./wire";

const PACE = 150; // milliseconds between two changes of the page: a dozen tables rarely rest

export class ClassConnection {
  document = $state<ClassDocument | null>(null);
  status = $state<Status>("connecting");
  skew = $state(0); // the server's clock minus ours
  private sequence = -1;
  private queue: ClassPatch[] = []; // arrived since the last change of the page
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly line: LiveLine<ClassFrame, ClassCommand>;

  constructor(readonly id: string) {
    this.line = new LiveLine<ClassFrame, ClassCommand>({
      path: () => `/api/classes/${id}/socket?lang=${settings.language}`,
      take: (frame) => this.take(frame),
      status: (now) => (this.status = now),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.line.close();
  }

  /** Resolves when the server has stored it. */
  send(command: ClassCommand): Promise<void> {
    return this.line.send(command);
  }

  private take(frame: ClassFrame): void {
    switch (frame.t) {
      case "class":
        this.queue = [];
        this.document = frame.document;
        this.sequence = frame.sequence;
        this.skew = frame.now - Date.now();
        this.status = "live";
        this.line.greeted();
        break;
      case "patch":
        this.queue.push(frame);
        if (this.timer === undefined) this.change();
        break;
      case "beat":
        this.skew = frame.now - Date.now();
        break;
      case "bye":
        this.status = "lost";
        break;
      case "done":
        this.line.done(frame.id);
        break;
      case "refused":
        this.line.refused(frame.id, frame.error, frame.text);
        break;
    }
  }

  /** Apply what has arrived; later frames wait a moment and come together. */
  private change(): void {
    this.timer = undefined;
    if (this.queue.length === 0) return;
    if (!this.queue.splice(0).every((frame) => this.patched(frame))) this.line.say({ resync: true });
    this.timer = setTimeout(() => this.change(), PACE);
  }

  /** Whether the change fits the document. */
  private patched({ sequence, patch }: ClassPatch): boolean {
    if (!this.document || sequence !== this.sequence + 1) return false;
    try {
      apply(this.document, patch);
    } catch {
      return false;
    }
    this.sequence = sequence;
    return true;
  }
}
