// District Commander: Maracas on the page; its board and texts are loaded when needed.
import type { GameModule } from "../../lib/game";
import emblem from "./emblem.svg?raw";

export default {
  facts: {
    kind: { en: "Counter-insurgency", es: "Contrainsurgencia", ru: "Борьба с повстанцами" },
    minutes: [55, 145],
    difficulty: 3,
    purposes: ["think", "crisis"],
    accent: ["#a2461f", "#f0a871"],
  },
  emblem,
  scene: () => import("./Scene.svelte"),
  board: () => import("./board"),
  mini: () => import("./Mini.svelte"),
  emblems: () => import("./Emblem.svelte"),
  colours: ["var(--blue)", "var(--red)"],
  texts: {
    en: async () => (await import("./texts/en.ftl?raw")).default,
    es: async () => (await import("./texts/es.ftl?raw")).default,
    ru: async () => (await import("./texts/ru.ftl?raw")).default,
  },
  numbers: ["target"],
} satisfies GameModule;
