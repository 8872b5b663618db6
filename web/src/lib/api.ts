// Everything asked of the server over HTTP. Types come from its own contract (wire.d.ts).
import type { components } from "./wire";
import { settings } from "./settings.svelte";

export type Shapes = components["schemas"];
export type Command =
  | Shapes["Act"] | Shapes["Type"] | Shapes["Undo"] | Shapes["Answer"] | Shapes["RollBack"] | Shapes["Start"]
  | Shapes["Leave"] | Shapes["Remove"] | Shapes["Readmit"] | Shapes["Consent"] | Shapes["Captain"] | Shapes["Reseat"] | Shapes["StandIn"] | Shapes["Pause"]
  | Shapes["Resume"] | Shapes["Extend"] | Shapes["Chat"] | Shapes["Note"] | Shapes["Switch"] | Shapes["Show"];
/** A command with only what it needs; the rest has defaults on the server. */
export type Wanted<C extends Command = Command> = C extends Command ? Pick<C, "do"> & Partial<C> : never;

/** Of each card's number, how many. */
export type Counts = Record<string, number>;

/** What the server refused, in the reader's language. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly key: string, text: string) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": settings.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Shapes["Problem"] | null;
    throw new Refusal(answer.status, problem?.error ?? "error", problem?.text ?? `HTTP ${answer.status}`);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Asked once, remembered while the page lives; a refusal is not. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>("GET", path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const api = {
  server: () => ask<Shapes["ServerInfo"]>("GET", "/api/server"),
  enter: (password: string) => ask<Shapes["Entered"]>("POST", "/api/enter", { password }),
  games: () => once<Shapes["GameInfo"][]>("/api/games"),
  game: (game: string) => once<Shapes["GameDetail"]>(`/api/games/${game}`),
  rules: (game: string, lang: string) => once<Shapes["Rules"]>(`/api/games/${game}/rules?lang=${lang}`),
  words: (game: string, lang: string) => once<Shapes["Words"]>(`/api/games/${game}/words?lang=${lang}`),
  scenario: (game: string, name: string) => once<Shapes["Scenario"]>(`/api/games/${game}/scenarios/${name}`),
  create: (wish: Partial<Shapes["Wish"]> & { game: string }, name: string) =>
    ask<Shapes["Created"]>("POST", "/api/tables", { wish, name }),
  listed: () => ask<Shapes["Tables"]>("GET", "/api/tables"),
  mine: () => ask<Shapes["Tables"]>("GET", "/api/mine"),
  find: (code: string) => ask<Shapes["Found"]>("GET", `/api/codes/${encodeURIComponent(code)}`),
  table: (id: string) => ask<Shapes["TableInfo"]>("GET", `/api/tables/${id}`),
  rights: (id: string) => ask<Shapes["Seated"]>("GET", `/api/tables/${id}/rights`),
  sit: (id: string, name: string, key: string, seat = -1) =>
    ask<Shapes["Seated"]>("POST", `/api/tables/${id}/sit`, { name, key, seat }),
  claim: (id: string, ticket: string) => ask<Shapes["Seated"]>("POST", `/api/tables/${id}/claim`, { ticket }),
  invite: (id: string, right: Shapes["Invite"]["right"], seat = -1, member = "") =>
    ask<Shapes["Invitation"]>("POST", `/api/tables/${id}/tickets`, { right, seat, member }),
  do: (id: string, command: Wanted) => ask<Shapes["Accepted"]>("POST", `/api/tables/${id}/do`, command),
  frames: (id: string, since: number, seat: number, noted: number) =>
    ask<Shapes["Frames"]>("GET", `/api/tables/${id}/frames?since=${since}&seat=${seat}&noted=${noted}`),
  past: (id: string, before: number, seat: number) =>
    ask<Shapes["Past"]>("GET", `/api/tables/${id}/events?before=${before}&seat=${seat}`),
  position: (id: string, step: number, seat: number) =>
    ask<Shapes["Position"]>("GET", `/api/tables/${id}/positions/${step}?seat=${seat}`),
  tableWords: (id: string, lang: string) => ask<Shapes["Words"]>("GET", `/api/tables/${id}/words?lang=${lang}`),
  tableGame: (id: string) => once<Shapes["GameDetail"]>(`/api/tables/${id}/game`),
  branch: (id: string, step: number, seats: Shapes["SeatSetup"][], name: string) =>
    ask<Shapes["Created"]>("POST", `/api/tables/${id}/branch`, { step, seats, name, language: settings.language }),
  hint: (id: string) => ask<Shapes["Hint"]>("POST", `/api/tables/${id}/hint`),
  rematch: (id: string) => ask<Shapes["Seated"]>("POST", `/api/tables/${id}/rematch`),
  // cards, decks and rooms of Киберрубеж
  cards: (lang: string) => once<Shapes["CardInfo"][]>(`/api/cards?lang=${lang}`),
  decks: (lang: string) => once<Shapes["DeckInfo"][]>(`/api/decks?lang=${lang}`),
  checkDeck: (text: string, owned: Counts | null = null) =>
    ask<Shapes["DeckCheck"]>("POST", "/api/decks/check", { text, language: settings.language, owned }),
  writeDeck: (title: string, cards: Counts) =>
    ask<Shapes["DeckWritten"]>("POST", "/api/decks/write", { title, cards, language: settings.language }),
  suggestDeck: (way: "random" | "best", pool: Counts | null = null) =>
    ask<Shapes["DeckSuggested"]>("POST", "/api/decks/suggest", { way, pool, seed: null, favourite: "" }),
  boosters: (seed: string, first: number, count: number) =>
    ask<Shapes["Boosters"]>("GET", `/api/boosters?seed=${seed}&first=${first}&count=${count}`),
  checkCollection: (text: string) => ask<Shapes["CollectionCheck"]>("POST", "/api/collections/check", { text }),
  writeCollection: (openings: Shapes["Opening"][]) =>
    ask<Shapes["CollectionWritten"]>("POST", "/api/collections/write", { openings }),
  createRoom: (wish: Pick<Shapes["CreateRoom"], "kind" | "opponent" | "owned_only">) =>
    ask<Shapes["RoomView"]>("POST", "/api/rooms", { ...wish, language: settings.language, name: settings.name }),
  joinRoom: (code: string) => ask<Shapes["RoomView"]>("POST", "/api/rooms/join", { code, name: settings.name }),
  room: (id: string) => ask<Shapes["RoomView"]>("GET", `/api/rooms/${id}`),
  pickCard: (id: string, card: number, version: number) =>
    ask<Shapes["RoomView"]>("POST", `/api/rooms/${id}/pick`, { card, version }),
  submitDeck: (id: string, text: string, version: number, openings: Shapes["Opening"][] = []) =>
    ask<Shapes["RoomView"]>("POST", `/api/rooms/${id}/deck`, { text, version, openings }),
};
