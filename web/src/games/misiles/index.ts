// ¡Misiles, Ahora! on the page; its board and texts are loaded when needed.
import type { GameModule } from "../../lib/game";
import emblem from "./emblem.svg?raw";

export default {
  emblem,
  board: () => import("./board"),
  mini: () => import("./Mini.svelte"),
  texts: {
    en: async () => (await import("./texts/en.ftl?raw")).default,
    es: async () => (await import("./texts/es.ftl?raw")).default,
    ru: async () => (await import("./texts/ru.ftl?raw")).default,
  },
} satisfies GameModule;
