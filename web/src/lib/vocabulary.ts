// How to read action codes: a verb with arguments. Arithmetic only; the rules stay on the server.
import type { FactInfo, GameDetail, PieceInfo, VerbInfo } from "./wire";

export interface Said {
  code: number;
  verb: VerbInfo;
  values: number[];
}

export class Vocabulary {
  readonly facts: Map<string, FactInfo>;
  /** Verbs that only open a choice. */
  readonly menu: Set<string>;
  /** Maps each name to the kind of piece it names. */
  readonly kinds = new Map<string, string>();
  private readonly said = new Map<number, Said>();

  constructor(readonly detail: GameDetail) {
    this.menu = new Set(detail.menu);
    this.facts = new Map(detail.events.map((fact) => [fact.kind, fact]));
    for (const { arguments: parts } of [...detail.verbs, ...detail.events]) {
      for (const { piece } of parts)
        for (const name of piece.names) if (!this.kinds.has(name)) this.kinds.set(name, piece.kind);
    }
  }

  say(code: number): Said {
    let found = this.said.get(code);
    if (!found) this.said.set(code, (found = this.read(code)));
    return found;
  }

  private read(code: number): Said {
    const verb = this.detail.verbs.findLast((each) => each.base <= code);
    if (!verb) throw new Error(`no verb for ${code}`);
    let rest = code - verb.base;
    const values: number[] = [];
    for (const argument of [...verb.arguments].reverse()) {
      values.unshift((rest % argument.piece.size) + argument.piece.first);
      rest = Math.floor(rest / argument.piece.size);
    }
    return { code, verb, values };
  }

  /** The name of the piece an argument of this action refers to, such as a card. */
  named(said: Said, argument: string): string | null {
    const at = said.verb.arguments.findIndex((each) => each.name === argument);
    const piece = said.verb.arguments[at]?.piece;
    const value = said.values[at];
    if (!piece || value === undefined) return null;
    return piece.names.length ? (piece.names[value - piece.first] ?? null) : String(value);
  }
}

export function pieceName(piece: PieceInfo, value: number): string {
  return piece.names.length ? (piece.names[value - piece.first] ?? String(value)) : String(value);
}
