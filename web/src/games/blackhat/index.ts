// Black Hat on the page; its board and texts are loaded when needed.
import type { GameModule } from "../../lib/game";
import emblem from "./emblem.svg?raw";

export default {
  facts: {
    kind: { en: "Tricks and a network", es: "Bazas y una red", ru: "Взятки и сеть" },
    minutes: [20, 50],
    difficulty: 2,
    purposes: ["laugh", "think"],
    accent: ["#5a32d6", "#b79bff"],
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
