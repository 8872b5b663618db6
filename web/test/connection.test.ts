import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../src/lib/api";
import type { Command, Delta, Message, Snapshot, Told } from "../src/lib/wire";
import { Connection } from "../src/table/connection.svelte";
import { document } from "./game";
import { Line } from "./line";

const event = (number: number): Told => [number, "scored", [0, 1], "", -1, number];

function snapshot(sequence: number, given: Partial<Snapshot> = {}): Snapshot {
  return {
    t: "snapshot",
    sequence,
    position: sequence,
    now: Date.now(),
    you: { member: "m", name: "Ana", seats: [0], facilitates: false, viewer: 0, may: "decide" },
    document,
    events: [],
    told: 0,
    lines: [],
    here: ["m"],
    read_only: "",
    ...given,
  };
}

function delta(since: number, given: Partial<Delta> = {}): Delta {
  const sequence = since + 1;
  return {
    t: "delta",
    since,
    sequence,
    position: sequence,
    now: Date.now(),
    patch: [],
    events: [],
    told: 0,
    lines: [],
    ...given,
  };
}

/** Let everything be drawn between two changes. */
const drawn = (): Promise<void> => vi.advanceTimersByTimeAsync(500).then(() => undefined);

let connection: Connection;
const line = (): Line => Line.last;
const sent = (): Message[] => Line.last.sent as Message[];

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
  connection = new Connection("t", 0);
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a decision while the connection is lost", () => {
  it("is queued, and sent as soon as it is back", async () => {
    line().open().say(snapshot(5));
    expect(connection.queued).toBe(false);
    line().onclose?.({ code: 1006 } as CloseEvent);
    expect(connection.status).toBe("lost");
    const played = connection.act(1);
    expect(connection.queued).toBe(true);
    expect(connection.deciding).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    line().open().say(snapshot(5));
    const [{ id = "", command }] = sent() as [Message];
    expect(command).toMatchObject({ do: "act", action: 1, expect: 5 });
    line().say({ t: "done", id, sequence: 6 });
    await played;
    expect(connection.queued).toBe(false);
  });

  it("is not queued while the line is up", () => {
    line().open().say(snapshot(5));
    void connection.act(1).catch(() => undefined);
    expect(connection.queued).toBe(false);
  });
});

describe("frames", () => {
  it("begin with a snapshot", () => {
    line()
      .open()
      .say(snapshot(5, { events: [event(0)], told: 1 }));
    expect(connection.status).toBe("live");
    expect(connection.position).toBe(5);
    expect(connection.document?.legal).toEqual([1, 2]);
    expect(connection.events.map(({ kind }) => kind)).toEqual(["scored"]);
    expect(connection.fresh).toEqual([]); // what was there before does not move
    expect(connection.whole).toBe(true);
  });

  it("say when what you may do has changed", () => {
    line().open().say(snapshot(5));
    expect(connection.you?.may).toBe("decide");
    line().say({ t: "you", you: { member: "m", name: "Ana", seats: [0], facilitates: false, viewer: 0, may: "vote" } });
    expect(connection.you?.may).toBe("vote");
  });

  it("go on with differences", async () => {
    line().open().say(snapshot(5));
    line().say(delta(5, { patch: [{ op: "replace", path: "/view/turn", value: 2 }], events: [event(0)] }));
    expect(connection.document?.view).toEqual({ turn: 2, hand: ["ace"] });
    expect(connection.fresh.map(({ number }) => number)).toEqual([0]);
    await drawn();
    line().say(delta(6, { patch: [{ op: "add", path: "/view/hand/-", value: "king" }] }));
    expect(connection.document?.view).toEqual({ turn: 2, hand: ["ace", "king"] });
    expect(connection.fresh).toEqual([]);
  });

  it("that come while one is drawn wait, and then come together", async () => {
    line().open().say(snapshot(1));
    line().say(delta(1, { events: [event(0)] }));
    line().say(delta(2, { events: [event(1)] }));
    line().say(delta(3, { events: [event(2)] }));
    expect(connection.position).toBe(2);
    await drawn();
    expect(connection.position).toBe(4);
    expect(connection.fresh.map(({ number }) => number)).toEqual([1, 2]);
    expect(connection.events.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it("after a gap are asked for again", () => {
    line().open().say(snapshot(1));
    line().say(delta(3));
    expect(line().sent).toEqual([{ resync: true }]);
    expect(connection.position).toBe(1);
  });

  it("that do not fit are asked for again", () => {
    line().open().say(snapshot(1));
    line().say(delta(1, { patch: [{ op: "replace", path: "/view/nothing/here", value: 1 }] }));
    expect(line().sent).toEqual([{ resync: true }]);
  });
});

describe("a decision", () => {
  beforeEach(() => line().open().say(snapshot(5)));

  it("names the position it is about, and ends when it is stored", async () => {
    const done = connection.act(2);
    expect(connection.deciding).toBe(true);
    const [message] = sent();
    expect(message?.command).toMatchObject({ do: "act", action: 2, expect: 5, seat: 0 } satisfies Partial<Command>);
    line().say({ t: "done", id: message?.id ?? "", sequence: 6, position: 6 });
    await expect(done).resolves.toBeUndefined();
  });

  it("is made once, however often one clicks", () => {
    connection.act(2).catch(() => undefined);
    connection.act(2).catch(() => undefined);
    expect(line().sent).toHaveLength(1);
  });

  it("that is refused can be made anew", async () => {
    const done = connection.act(2);
    line().say({ t: "refused", id: sent()[0]?.id ?? "", error: "error-late", text: "Too late", position: 5 });
    await expect(done).rejects.toEqual(new Refusal(409, "error-late", "Too late"));
    expect(connection.deciding).toBe(false);
    void connection.act(1).catch(() => undefined);
    expect(line().sent).toHaveLength(2);
  });

  it("goes again after a lost line, with the same word; anything else is given up", async () => {
    connection.act(2).catch(() => undefined);
    const pause = connection.send({ do: "pause" });
    pause.catch(() => undefined);
    const [first] = line().sent;
    line().close();
    expect(connection.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(5000);
    expect(Line.all).toHaveLength(2);
    line().open().say(snapshot(5));
    expect(line().sent).toEqual([first]);
    await expect(pause).rejects.toThrow();
  });
});

describe("a line", () => {
  it.each([
    [4403, "refused"],
    [4409, "crowded"],
    [4410, "removed"],
  ])("closed with %i is %s, and nobody calls again", async (code, status) => {
    line().open().close(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.status).toBe(status);
    expect(Line.all).toHaveLength(1);
  });

  it("that is silent too long is given up", async () => {
    line().open().say(snapshot(1));
    await vi.advanceTimersByTimeAsync(39_000);
    expect(connection.status).toBe("live");
    line().say({ t: "beat", now: Date.now() });
    await vi.advanceTimersByTimeAsync(39_000);
    expect(connection.status).toBe("live");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Line.all.length).toBeGreaterThan(1);
  });

  it("is not opened again after it was closed here", async () => {
    line().open();
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all).toHaveLength(1);
  });
});
