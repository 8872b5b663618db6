import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import {
  boardOf,
  emblemsOf,
  gameModule,
  gameModules,
  gamePage,
  miniOf,
  register,
  seatColour,
} from "../src/games/registry";
import type { BoardProps, MountedPart } from "../src/lib/game";
import GamePart from "../src/lib/GamePart.svelte";
import { Vocabulary } from "../src/lib/vocabulary";
import { Speaker } from "../src/lib/words";
import { detail, words } from "./game";

describe("the registry", () => {
  it("finds every game by its folder", () => {
    expect(gameModules().length).toBeGreaterThan(0);
    for (const { id, board, emblem, texts } of gameModules()) {
      expect([id, typeof board, typeof texts, emblem?.startsWith("<svg")]).toEqual([id, "function", "object", true]);
    }
  });

  it("finds a small board for every game of this repository, and none for others", async () => {
    for (const { id } of gameModules()) expect([id, typeof (await miniOf(id))]).toEqual([id, "function"]);
    expect(await miniOf("chess")).toBeNull();
    expect(await emblemsOf("chess")).toBeNull();
    expect(seatColour("chess", 1)).toBe("var(--seat-1)");
  });

  it("gives each address to one game", () => {
    const addresses = gameModules().flatMap(({ pages }) => Object.keys(pages ?? {}));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(gamePage(address)).toBeDefined();
    expect(gamePage("toString")).toBeUndefined();
  });

  it("plays a game it does not know on the generic board", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    expect(gameModule("chess")).toEqual({});
    expect(typeof (await boardOf("chess")).Board).toBe("function");
  });
});

describe("a board of another package", () => {
  interface NimView {
    step: string;
    heaps: number[];
  }
  const seen: number[][] = [];
  const gone = vi.fn();
  const Board: MountedPart<NimView> = {
    mount(target, { view, act }) {
      const button = document.createElement("button");
      button.onclick = () => act(view.heaps.length);
      target.append(button);
      return { update: ({ view }) => void seen.push(view.heaps), destroy: gone };
    },
  };

  it("is mounted, told of changes, asked for actions and taken down", async () => {
    register("nim", { board: async () => ({ Board }) });
    const part = (await boardOf("nim")).Board;
    const act = vi.fn();
    const props: BoardProps<NimView> = {
      view: { step: "take", heaps: [3, 4, 5] },
      legal: [1],
      speaker: new Speaker(words, new Vocabulary(detail), []),
      seat: 0,
      seats: [],
      actor: 0,
      events: null,
      fresh: [],
      act,
    };
    const shown = mount(GamePart, { target: document.body, props: { part, props } });
    flushSync();
    document.querySelector("button")?.click();
    expect(act).toHaveBeenCalledWith(3);
    await vi.waitFor(() => expect(seen).toEqual([[3, 4, 5]]));
    expect(seen[0]).not.toBe(props.view.heaps); // a copy
    await unmount(shown);
    expect(gone).toHaveBeenCalledOnce();
  });
});
