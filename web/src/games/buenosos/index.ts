// BuenOsos vs MalOsos on the page; its board and texts are loaded when needed.
import type { GameModule } from "../../lib/game";
import emblem from "./emblem.svg?raw";

export default {
  facts: {
    kind: { en: "Critical infrastructure", es: "Infraestructura crítica", ru: "Критическая инфраструктура" },
    minutes: [35, 90],
    difficulty: 2,
    teams: true,
    purposes: ["crisis", "security"],
    accent: ["#1769aa", "#7cc4ff"],
  },
  emblem,
  scene: () => import("./Scene.svelte"),
  board: () => import("./board"),
  mini: () => import("./Mini.svelte"),
  emblems: () => import("./Bear.svelte"),
  texts: {
    en: async () => (await import("./texts/en.ftl?raw")).default,
    es: async () => (await import("./texts/es.ftl?raw")).default,
    ru: async () => (await import("./texts/ru.ftl?raw")).default,
  },
  notice: {
    language: "es",
    text: "BuenOsos vs MalOsos — Reglas y set de cartas (CC BY 4.0). Autor: Mtro. Omar Francisco Velazquez Juarez (ovelazquezj@gmail.com). Adaptación asistida por ChatGPT.",
    licence: "CC BY 4.0",
    address: "https://creativecommons.org/licenses/by/4.0/",
  },
} satisfies GameModule;
