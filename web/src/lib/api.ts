// All HTTP requests to the server. The server declares the types (wire.ts).
import { settings } from "./settings.svelte";
import type {
  Accepted,
  Command,
  Created,
  Entered,
  Found,
  Frames,
  GameDetail,
  GameInfo,
  Hint,
  Invitation,
  LessonInfo,
  Invite,
  Past,
  Position,
  PrintOffer,
  PrintOrder,
  PrintPreview,
  Problem,
  Rules,
  Scenario,
  SeatSetup,
  Seated,
  ServerInfo,
  TableInfo,
  Tables,
  Wish,
  Words,
} from "./wire";

/** A refusal of the server, in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
}

/** A message for people about what went wrong. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": settings.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(answer.status, problem?.error ?? "error", problem?.text ?? `HTTP ${answer.status}`);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** Make something and return it as a file. */
export async function file(path: string, body: unknown): Promise<Blob> {
  const headers = { "accept-language": settings.language, "content-type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(answer.status, problem?.error ?? "error", problem?.text ?? `HTTP ${answer.status}`);
  }
  return answer.blob();
}

const kept = new Map<string, Promise<unknown>>();

/** Fetch once and remember while the page lives; failures are not remembered. */
export function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>("GET", path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const api = {
  server: () => ask<ServerInfo>("GET", "/api/server"),
  enter: (password: string) => ask<Entered>("POST", "/api/enter", { password }),
  games: () => once<GameInfo[]>("/api/games"),
  game: (game: string) => once<GameDetail>(`/api/games/${game}`),
  rules: (game: string, lang: string) => once<Rules>(`/api/games/${game}/rules?lang=${lang}`),
  lesson: (game: string) => once<LessonInfo>(`/api/games/${encodeURIComponent(game)}/lesson`),
  words: (game: string, lang: string) => once<Words>(`/api/games/${game}/words?lang=${lang}`),
  scenario: (game: string, name: string) => once<Scenario>(`/api/games/${game}/scenarios/${name}`),
  printOffer: (game: string, lang: string) =>
    once<PrintOffer>(`/api/games/${encodeURIComponent(game)}/print?lang=${lang}`),
  printPreview: (game: string, order: PrintOrder) =>
    ask<PrintPreview>("POST", `/api/games/${encodeURIComponent(game)}/print/preview`, order),
  printed: (game: string, order: PrintOrder) => file(`/api/games/${encodeURIComponent(game)}/print`, order),
  create: (wish: Wish, name: string) => ask<Created>("POST", "/api/tables", { wish, name }),
  listed: () => ask<Tables>("GET", "/api/tables"),
  mine: () => ask<Tables>("GET", "/api/mine"),
  find: (code: string) => ask<Found>("GET", `/api/codes/${encodeURIComponent(code)}`),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  rights: (id: string) => ask<Seated>("GET", `/api/tables/${id}/rights`),
  sit: (id: string, name: string, key: string, seat = -1) =>
    ask<Seated>("POST", `/api/tables/${id}/sit`, { name, key, seat }),
  claim: (id: string, ticket: string) => ask<Seated>("POST", `/api/tables/${id}/claim`, { ticket }),
  invite: (id: string, right: Invite["right"], seat = -1, member = "") =>
    ask<Invitation>("POST", `/api/tables/${id}/tickets`, { right, seat, member }),
  do: (id: string, command: Command) => ask<Accepted>("POST", `/api/tables/${id}/do`, command),
  frames: (id: string, since: number, seat: number, noted: number) =>
    ask<Frames>("GET", `/api/tables/${id}/frames?since=${since}&seat=${seat}&noted=${noted}`),
  past: (id: string, before: number, seat: number) =>
    ask<Past>("GET", `/api/tables/${id}/events?before=${before}&seat=${seat}`),
  position: (id: string, step: number, seat: number) =>
    ask<Position>("GET", `/api/tables/${id}/positions/${step}?seat=${seat}`),
  tableWords: (id: string, lang: string) => ask<Words>("GET", `/api/tables/${id}/words?lang=${lang}`),
  tableGame: (id: string) => once<GameDetail>(`/api/tables/${id}/game`),
  branch: (id: string, step: number, seats: SeatSetup[], name: string) =>
    ask<Created>("POST", `/api/tables/${id}/branch`, { step, seats, name, language: settings.language }),
  hint: (id: string) => ask<Hint>("POST", `/api/tables/${id}/hint`),
  rematch: (id: string) => ask<Seated>("POST", `/api/tables/${id}/rematch`),
};
