// The enlarged piece, and others of its kind to browse.
export type Near =
  | { kind: "stack"; ids: number[] }
  | { kind: "area"; ids: string[] }
  | { kind: "chit"; ids: string[] }
  | { kind: "strategy"; ids: string[] }
  | { kind: "counter"; ids: string[] }
  | { kind: "key"; ids: string[] };

export class Lens {
  near = $state.raw<Near | null>(null);
  at = $state(0);

  look(near: Near, at = 0): void {
    this.near = near;
    this.at = Math.max(0, at);
  }

  close(): void {
    this.near = null;
  }
}
