// Texts of the class pages, loaded with the first of them.
import type { Texts } from "../lib/game";

export const texts: Texts = {
  en: async () => (await import("./texts/en.ftl?raw")).default,
  es: async () => (await import("./texts/es.ftl?raw")).default,
  ru: async () => (await import("./texts/ru.ftl?raw")).default,
};
