// Words of the page itself, in the reader's language.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import en from "../texts/en.ftl?raw";
import { settings, type Language } from "./settings.svelte";
import { bundle, format } from "./words";

const loaders: Record<Language, () => Promise<string>> = {
  en: async () => en,
  es: async () => (await import("../texts/es.ftl?raw")).default,
  ru: async () => (await import("../texts/ru.ftl?raw")).default,
};
const kept = new Map<Language, FluentBundle>([["en", bundle("en", en)]]);

class Ui {
  private current = $state.raw<FluentBundle>(kept.get("en") as FluentBundle);
  ready = $state(false);

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const language = settings.language;
        const known = kept.get(language);
        if (known) {
          this.current = known;
          this.ready = true;
          return;
        }
        void loaders[language]().then((source) => {
          const made = bundle(language, source);
          kept.set(language, made);
          if (settings.language === language) {
            this.current = made;
            this.ready = true;
          }
        });
      });
    });
  }

  has(key: string): boolean {
    return this.current.getMessage(key)?.value != null;
  }

  say(key: string, values: Record<string, FluentVariable> = {}): string {
    return format(this.current, key, values) ?? key;
  }
}

const ui = new Ui();
/** A text of the page. */
export const t = (key: string, values: Record<string, FluentVariable> = {}): string => ui.say(key, values);
export const known = (key: string): boolean => ui.has(key);
export const uiReady = (): boolean => ui.ready;
