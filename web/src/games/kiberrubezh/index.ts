// Киберрубеж on the page; its board and texts are loaded when needed.
import type { GameModule } from "../../lib/game";
import { cardsApi } from "./api";
import emblem from "./emblem.svg?raw";

export default {
  facts: {
    kind: { en: "Card duel", es: "Duelo de cartas", ru: "Карточная дуэль" },
    minutes: [30, 40],
    difficulty: 2,
    purposes: ["think", "security"],
    accent: ["#0b6d86", "#5fdcf0"],
  },
  emblem,
  scene: () => import("./Scene.svelte"),
  board: () => import("./board"),
  mini: () => import("./Mini.svelte"),
  texts: {
    en: async () => (await import("./texts/en.ftl?raw")).default,
    es: async () => (await import("./texts/es.ftl?raw")).default,
    ru: async () => (await import("./texts/ru.ftl?raw")).default,
  },
  pages: {
    decks: { least: 1, most: 1, load: () => import("./pages/Decks.svelte") },
    deck: { least: 2, most: 2, load: () => import("./pages/Deck.svelte") },
    collection: { least: 1, most: 1, load: () => import("./pages/Collection.svelte") },
    rooms: { least: 1, most: 1, load: () => import("./pages/Rooms.svelte") },
    room: { least: 2, most: 2, load: () => import("./pages/Room.svelte") },
  },
  links: [
    { address: "/decks", text: { en: "Decks and collection", es: "Mazos y colección", ru: "Колоды и коллекция" } },
    { address: "/rooms", text: { en: "Sealed and draft", es: "Sellado y draft", ru: "Закрытый формат и драфт" } },
  ],
  otherWays: {
    title: "new-own-decks",
    help: "new-own-decks-help",
    links: [
      { address: "/decks", text: "cards-way-decks" },
      { address: "/rooms", text: "cards-way-rooms" },
    ],
  },
  codes: {
    mark: "#room",
    refusal: "error-code-of-room",
    title: "join-room",
    help: "join-room-help",
    enter: "join-room-enter",
    join: async (code) => `/room/${(await cardsApi.joinRoom(code)).id}`,
  },
} satisfies GameModule;
