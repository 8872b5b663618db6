import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { acts } from "../src/classroom/acts";
import { ClassConnection } from "../src/classroom/class_connection.svelte";
import { Refusal } from "../src/lib/api";
import { document } from "./classroom";
import { Line } from "./line";

let connection: ClassConnection;
const whole = (): void => Line.last.open().say({ t: "class", sequence: 1, now: Date.now(), document: document() });

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
  connection = new ClassConnection("c");
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a class", () => {
  it("is there with the first frame, and follows its changes", () => {
    whole();
    expect(connection.status).toBe("live");
    const patch = [{ op: "replace", path: "/tables/1/turn", value: 4 }];
    Line.last.say({ t: "patch", sequence: 2, now: Date.now(), patch });
    expect(connection.document?.tables.map(({ turn }) => turn)).toEqual([3, 4]);
  });

  it("takes changes that come close together as one", async () => {
    whole();
    const patch = (sequence: number, turn: number) => ({
      t: "patch",
      sequence,
      now: 0,
      patch: [{ op: "replace", path: "/tables/0/turn", value: turn }],
    });
    for (const [at, turn] of [4, 5, 6].entries()) Line.last.say(patch(at + 2, turn));
    expect(connection.document?.tables[0]?.turn).toBe(4);
    await vi.advanceTimersByTimeAsync(200);
    expect(connection.document?.tables[0]?.turn).toBe(6);
    Line.last.say(patch(5, 7));
    await vi.advanceTimersByTimeAsync(200);
    expect(connection.document?.tables[0]?.turn).toBe(7);
    expect(Line.last.sent).toEqual([]);
  });

  it("is asked for again after a change that does not fit", () => {
    whole();
    Line.last.say({ t: "patch", sequence: 2, now: 0, patch: [{ op: "replace", path: "/no/such", value: 1 }] });
    expect(Line.last.sent).toEqual([{ resync: true }]);
  });

  it("is asked for again after a gap", () => {
    whole();
    Line.last.say({ t: "patch", sequence: 3, now: 0, patch: [] });
    expect(Line.last.sent).toEqual([{ resync: true }]);
  });

  it("answers a command, or says why not", async () => {
    whole();
    const [done, refused] = [connection.send(acts.pause()), connection.send(acts.end(""))];
    expect(Line.last.sent).toEqual([
      { id: "1", command: { do: "pause", tables: [], reason: "" } },
      { id: "2", command: { do: "end", reason: "" } },
    ]);
    Line.last.say({ t: "done", id: "1" });
    Line.last.say({ t: "refused", id: "2", error: "error-class-right", text: "You cannot end the class." });
    await done;
    await expect(refused).rejects.toEqual(new Refusal(409, "error-class-right", "You cannot end the class."));
  });

  it("comes back by itself, and does not repeat a command", async () => {
    whole();
    const sent = connection.send(acts.extend(60));
    sent.catch(() => undefined);
    Line.last.close();
    expect(connection.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Line.all).toHaveLength(2);
    whole();
    expect(Line.last.sent).toEqual([]);
    await expect(sent).rejects.toThrow();
    expect(connection.status).toBe("live");
  });

  it("stays closed to somebody who was removed", async () => {
    whole();
    Line.last.close(4410);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.status).toBe("removed");
    expect(Line.all).toHaveLength(1);
  });
});
