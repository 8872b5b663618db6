// ¡Misiles, Ahora! on the page; its board and texts are loaded when needed.
import type { GameModule } from "../../lib/game";
import emblem from "./emblem.svg?raw";

export default {
  facts: {
    kind: { en: "Dice and the Cold War", es: "Dados y Guerra Fría", ru: "Кубики и холодная война" },
    minutes: [10, 30],
    difficulty: 1,
    purposes: ["laugh"],
    accent: ["#b3301f", "#ff8a73"],
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
} satisfies GameModule;
