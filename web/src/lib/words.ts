// Puts actions, events and questions of a game into the reader's language, from the same Fluent texts as everywhere.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { ArgumentInfo, Told, Words } from "./wire";
import { pieceName, type Vocabulary, type Said } from "./vocabulary";

export const CHANCE = -1;
export interface GameEvent {
  number: number;
  kind: string;
  arguments: number[];
  clause: string;
  cause: number;
  step: number;
}

export function bundle(language: string, ...sources: string[]): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) found.addResource(new FluentResource(source), { allowOverrides: true });
  return found;
}

export function format(from: FluentBundle, key: string, values: Record<string, FluentVariable> = {}): string | null {
  const message = from.getMessage(key);
  return message?.value == null ? null : from.formatPattern(message.value, values, []);
}

const bundles = new WeakMap<Words, FluentBundle>();

/** The texts of a game, parsed once. */
export function textsOf(words: Words): FluentBundle {
  let found = bundles.get(words);
  if (!found) bundles.set(words, (found = bundle(words.language, words.common, words.texts)));
  return found;
}

/** The texts of a game before its speaker is ready. */
export function textsIn(words: Words): { has: (key: string) => boolean; text: (key: string) => string } {
  const from = textsOf(words);
  return {
    has: (key) => from.getMessage(key)?.value != null,
    text: (key, values: Record<string, FluentVariable> = {}) => format(from, key, values) ?? key,
  };
}

export class Speaker {
  readonly bundle: FluentBundle;
  // Caches formatted names.
  private readonly named = new Map<string, Record<string, string>>();
  private readonly acted = new Map<number, string>();
  private readonly told = new WeakMap<GameEvent, string>();

  constructor(
    readonly words: Words,
    readonly vocabulary: Vocabulary,
    readonly seats: string[],
    /** All cards lie open to the reader, who keeps a real table: a draw is told with its card. */
    readonly open = false,
  ) {
    this.bundle = textsOf(words);
  }

  text(key: string, values: Record<string, FluentVariable> = {}): string {
    return format(this.bundle, key, values) ?? key;
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** The name of a seat; beyond the table's seats there may be a player without a seat. */
  seat(number: number): string {
    return this.seats[number] ?? (this.has("seat-robot") ? this.text("seat-robot") : String(number + 1));
  }

  /** The name of a piece, with its grammatical forms; "" is the plain one. */
  forms(kind: string, name: string): Record<string, string> {
    const given = this.words.names[kind]?.[name];
    if (given) return given;
    const key = `${kind}-${name}`;
    let found = this.named.get(key);
    if (found === undefined) this.named.set(key, (found = this.declined(key, name)));
    return found;
  }

  private declined(key: string, name: string): Record<string, string> {
    const message = this.bundle.getMessage(key);
    if (message?.value == null) return { "": name };
    const found: Record<string, string> = { "": this.bundle.formatPattern(message.value, {}, []) };
    for (const [form, pattern] of Object.entries(message.attributes))
      found[form] = this.bundle.formatPattern(pattern, {}, []);
    return found;
  }

  piece(kind: string, name: string): string {
    return this.forms(kind, name)[""] ?? name;
  }

  /** What is printed on a piece: its id and name where it has both. */
  label(kind: string, name: string): string {
    const forms = this.forms(kind, name);
    return forms["label"] ?? forms[""] ?? name;
  }

  /** What is printed on the cards that an outcome names, or the numbers rolled. */
  outcome({ verb, values }: Said): string {
    return verb.arguments
      .map(({ piece }, at) => {
        const value = values[at] ?? 0;
        if (piece.kind === "seat") return this.seat(value);
        return piece.names.length ? this.label(piece.kind, pieceName(piece, value)) : String(value);
      })
      .join(" ");
  }

  /** The name of a piece of any kind, by its id in the view. */
  anyPiece(name: string): string | null {
    const kind = this.vocabulary.kinds.get(name);
    return kind === undefined ? null : (this.forms(kind, name)["label"] ?? this.piece(kind, name));
  }

  private values(parts: ArgumentInfo[], given: number[]): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    parts.forEach(({ name, piece }, at) => {
      const value = given[at] ?? 0;
      if (piece.kind === "seat") found[name] = this.seat(value);
      else if (piece.names.length) {
        for (const [form, word] of Object.entries(this.forms(piece.kind, pieceName(piece, value)))) {
          found[form ? `${name}_${form}` : name] = word;
        }
      } else found[name] = value;
    });
    return found;
  }

  action(code: number): string {
    let found = this.acted.get(code);
    if (found === undefined) {
      const said = this.vocabulary.say(code);
      found = this.text(`verb-${said.verb.name}`, this.values(said.verb.arguments, said.values));
      this.acted.set(code, found);
    }
    return found;
  }

  /** The meaning of an action, in a sentence or two. */
  explain(said: Said): string {
    return [this.text(`verb-${said.verb.name}-help`), ...this.pieceHelp(said)].join(" ");
  }

  /** What sets an action apart from others of its kind: the meaning of its pieces, else of its verb. */
  meaning(said: Said): string {
    return this.pieceHelp(said).join(" ") || this.text(`verb-${said.verb.name}-help`);
  }

  private pieceHelp(said: Said): string[] {
    return said.verb.arguments.flatMap(({ piece }, at) => {
      if (!piece.names.length) return [];
      const name = pieceName(piece, said.values[at] ?? 0);
      const help = this.words.names[piece.kind]
        ? this.forms(piece.kind, name)["help"]
        : this.has(`${piece.kind}-${name}-help`) && this.text(`${piece.kind}-${name}-help`);
      return help ? [help] : [];
    });
  }

  event(event: GameEvent): string {
    let found = this.told.get(event);
    if (found === undefined) this.told.set(event, (found = this.tell(event)));
    return found;
  }

  private tell(event: GameEvent): string {
    if (event.kind === "decided") {
      const [actor = 0, code = 0] = event.arguments;
      if (actor === CHANCE) return this.action(code);
      return this.text("said", { who: this.seats[actor] ?? "", what: this.action(code) });
    }
    const fact = this.vocabulary.facts.get(event.kind);
    return this.text(`event-${event.kind}`, fact ? this.values(fact.arguments, event.arguments) : {});
  }

  /** Tell a private event as the public one before it, with the cards it names: for whoever may see all cards. */
  join(shared: GameEvent, own: GameEvent): void {
    const parts = this.vocabulary.facts.get(own.kind)?.arguments ?? [];
    const cards = parts.flatMap(({ piece }, at) =>
      piece.names.length ? [this.label(piece.kind, pieceName(piece, own.arguments[at] ?? 0))] : [],
    );
    this.told.set(own, `${this.event(shared)}: ${cards.join(", ")}`);
  }

  /** Whether a decision was a menu choice, which a later event reports. */
  leadsOn(decision: GameEvent): boolean {
    return this.vocabulary.menu.has(this.vocabulary.say(decision.arguments[1] ?? 0).verb.name);
  }

  /** The kind of event that this one replaces if it comes right before. */
  speaksFor(event: GameEvent): string {
    return this.vocabulary.facts.get(event.kind)?.instead ?? "";
  }

  /** A text whose values may name pieces, as `kind:name`. */
  fact(key: string, values: Record<string, FluentVariable>): string {
    const found: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      const [kind = "", piece] = typeof value === "string" ? value.split(":", 2) : [];
      if (piece === undefined) found[name] = value;
      else
        for (const [form, word] of Object.entries(this.forms(kind, piece)))
          found[form ? `${name}_${form}` : name] = word;
    }
    return this.text(key, found);
  }

  question(step: string): string {
    return this.text(`step-${step}`);
  }
}

export function asEvent([number, kind, args, clause, cause, step]: Told): GameEvent {
  return { number, kind, arguments: args, clause, cause, step };
}
