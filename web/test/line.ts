// A socket whose other end is the test.
export class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static get last(): Line {
    const found = Line.all.at(-1);
    if (!found) throw new Error("nobody has called");
    return found;
  }

  readyState = 0;
  sent: unknown[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  open(): this {
    this.readyState = Line.OPEN;
    this.onopen();
    return this;
  }

  say(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}
