import { describe, expect, it } from "vitest";
import { apply } from "../src/lib/patch";
import type { Operation } from "../src/lib/wire";

function patched<T extends object>(value: T, ...patch: Operation[]): T {
  apply(value, patch);
  return value;
}

describe("a patch", () => {
  it("adds, replaces and removes members", () => {
    const found = patched(
      { a: 1, b: { c: 2, d: 3 } },
      { op: "add", path: "/e", value: null },
      { op: "replace", path: "/b/c", value: "two" },
      { op: "remove", path: "/b/d" },
    );
    expect(found).toEqual({ a: 1, b: { c: "two" }, e: null });
    expect("d" in found.b).toBe(false);
  });

  it("keeps the order of a list", () => {
    const items = (...patch: Operation[]): number[] => patched({ list: [1, 2, 3] }, ...patch).list;
    expect(items({ op: "add", path: "/list/1", value: 9 })).toEqual([1, 9, 2, 3]);
    expect(items({ op: "add", path: "/list/-", value: 9 })).toEqual([1, 2, 3, 9]);
    expect(items({ op: "replace", path: "/list/1", value: 9 })).toEqual([1, 9, 3]);
    expect(items({ op: "remove", path: "/list/2" }, { op: "remove", path: "/list/1" })).toEqual([1]);
  });

  it("goes through lists of things", () => {
    const found = patched(
      { seats: [{ name: "Ana" }, { name: "Boris" }] },
      { op: "replace", path: "/seats/1/name", value: "" },
    );
    expect(found.seats).toEqual([{ name: "Ana" }, { name: "" }]);
  });

  it.each([
    ["/a~1b", "a/b"],
    ["/m~0n", "m~n"],
    ["/~01", "~1"], // not a slash: ~1 is unescaped before ~0
    ["/", ""],
  ])("unescapes %s", (path, key) => {
    expect(patched({}, { op: "add", path, value: 1 })).toEqual({ [key]: 1 });
  });

  it("tells a number from true", () => {
    expect(patched({ a: 1 }, { op: "replace", path: "/a", value: true }).a).toBe(true);
  });

  it("changes things in place, so that whoever watches one sees it", () => {
    const inner = { n: 1 };
    patched({ inner }, { op: "replace", path: "/inner/n", value: 2 });
    expect(inner.n).toBe(2);
  });

  it("refuses a path that leads nowhere", () => {
    expect(() => patched({ a: 1 }, { op: "replace", path: "/a/b", value: 1 })).toThrow("a");
    expect(() => patched({}, { op: "add", path: "/x/y", value: 1 })).toThrow("x");
  });
});
