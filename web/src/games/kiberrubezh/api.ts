// Requests for the cards, decks and rooms of Киберрубеж.
import { ask, once } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type {
  Boosters,
  CardInfo,
  CollectionCheck,
  CollectionWritten,
  CreateRoom,
  DeckCheck,
  DeckInfo,
  DeckSuggested,
  DeckWritten,
  Opening,
  RoomView,
} from "./wire";

export type {
  Boosters,
  CardInfo,
  CollectionCheck,
  CollectionWritten,
  CreateRoom,
  DeckCheck,
  DeckInfo,
  DeckProblem,
  DeckSuggested,
  DeckWritten,
  Opening,
  RoomDraft,
  RoomView,
} from "./wire";

/** Card number to count. */
export type Counts = Record<string, number>;

export const cardsApi = {
  cards: (lang: string) => once<CardInfo[]>(`/api/cards?lang=${lang}`),
  decks: (lang: string) => once<DeckInfo[]>(`/api/decks?lang=${lang}`),
  checkDeck: (text: string, owned: Counts | null = null) =>
    ask<DeckCheck>("POST", "/api/decks/check", { text, language: settings.language, owned }),
  writeDeck: (title: string, cards: Counts) =>
    ask<DeckWritten>("POST", "/api/decks/write", { title, cards, language: settings.language }),
  suggestDeck: (way: "random" | "best", pool: Counts | null = null) =>
    ask<DeckSuggested>("POST", "/api/decks/suggest", { way, pool, seed: null, favourite: "" }),
  boosters: (seed: string, first: number, count: number) =>
    ask<Boosters>("GET", `/api/boosters?seed=${seed}&first=${first}&count=${count}`),
  checkCollection: (text: string) => ask<CollectionCheck>("POST", "/api/collections/check", { text }),
  writeCollection: (openings: Opening[]) => ask<CollectionWritten>("POST", "/api/collections/write", { openings }),
  createRoom: (wish: Pick<CreateRoom, "kind" | "opponent" | "owned_only">) =>
    ask<RoomView>("POST", "/api/rooms", { ...wish, language: settings.language, name: settings.name }),
  joinRoom: (code: string) => ask<RoomView>("POST", "/api/rooms/join", { code, name: settings.name }),
  room: (id: string) => ask<RoomView>("GET", `/api/rooms/${id}`),
  pickCard: (id: string, card: number, version: number) =>
    ask<RoomView>("POST", `/api/rooms/${id}/pick`, { card, version }),
  submitDeck: (id: string, text: string, version: number, openings: Opening[] = []) =>
    ask<RoomView>("POST", `/api/rooms/${id}/deck`, { text, version, openings }),
};
