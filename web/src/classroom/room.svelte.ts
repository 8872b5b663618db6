// What the pages of one class share: its document, the words and pictures of its game, and how to act.
import type { Component } from "svelte";
import { emblemsOf, miniOf, seatColour } from "../games/registry";
import { api, messageOf } from "../lib/api";
import type { EmblemProps, MiniPart } from "../lib/game";
import { optionValues } from "../lib/option_values";
import type { Language } from "../lib/settings.svelte";
import { Vocabulary } from "../lib/vocabulary";
import type { GameDetail, Words } from "../lib/wire";
import { Speaker } from "../lib/words";
import { ClassConnection } from "./class_connection.svelte";
import { teamName } from "./model";
import type { ClassCommand } from "./wire";

export class Room {
  readonly connection: ClassConnection;
  private words = $state.raw<Words | null>(null);
  private vocabulary = $state.raw<Vocabulary | null>(null);
  detail = $state.raw<GameDetail | null>(null);
  mini = $state.raw<MiniPart | null>(null);
  emblems = $state.raw<Component<EmblemProps> | null>(null);
  /** The last refusal. */
  problem = $state("");

  constructor(readonly id: string) {
    this.connection = new ClassConnection(id);
  }

  readonly document = $derived.by(() => this.connection.document);
  readonly game = $derived(this.document?.class_.game ?? "");
  /** Whether this member may change the course of the class. */
  readonly leads = $derived(this.may("pause"));
  readonly sides = $derived(this.detail?.sides ?? []);
  /** Seats at each table. */
  readonly seats = $derived(this.document?.class_.seats ?? 2);
  /** The options of the class as values for texts. */
  readonly options = $derived.by(() => {
    const options = this.document?.class_.options;
    return this.detail && options ? optionValues(this.detail.game, options) : {};
  });
  readonly speaker = $derived.by(() => {
    if (!this.words || !this.vocabulary) return null;
    const bare = new Speaker(this.words, this.vocabulary, []);
    const names = Array.from({ length: this.seats }, (_, seat) => teamName(bare, seat));
    return new Speaker(this.words, this.vocabulary, names);
  });

  /** Whether the reader's role has a right; a command has one of its own name. */
  may(right: string): boolean {
    return this.document?.you.may.includes(right) ?? false;
  }

  colour(seat: number): string {
    return seatColour(this.game, seat);
  }

  /** Load what belongs to the game; again after a change of language. `table` has the scenario of the class, if any. */
  async load(game: string, language: Language, table: string): Promise<void> {
    const [detail, words, mini, emblems] = await Promise.all([
      table ? api.tableGame(table) : api.game(game),
      table ? api.tableWords(table, language) : api.words(game, language),
      miniOf(game),
      emblemsOf(game),
    ]);
    this.detail = detail;
    this.vocabulary ??= new Vocabulary(detail);
    this.words = words;
    this.mini = mini;
    this.emblems = emblems;
  }

  /** Whether the server carried it out; if not, `problem` says why. */
  async act(command: ClassCommand): Promise<boolean> {
    this.problem = "";
    try {
      await this.connection.send(command);
      return true;
    } catch (error) {
      this.problem = messageOf(error);
      return false;
    }
  }

  close(): void {
    this.connection.close();
  }
}
