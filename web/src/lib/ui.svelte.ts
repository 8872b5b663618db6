// Texts of the page itself, in the reader's language.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Texts } from "./game";
import en from "../texts/en.ftl?raw";
import { settings, type Language } from "./settings.svelte";
import { bundle, format } from "./words";

const own: Texts = {
  en: async () => en,
  es: async () => (await import("../texts/es.ftl?raw")).default,
  ru: async () => (await import("../texts/ru.ftl?raw")).default,
};

class Ui {
  private current = $state.raw<FluentBundle>(bundle("en"));
  private readonly sources = [own];
  private readonly added = new Map<Texts, Promise<void>>();
  private readonly loaded = new Map<Texts, Partial<Record<Language, string>>>([[own, { en }]]);
  ready = $state(false);

  constructor() {
    $effect.root(() => {
      $effect(() => {
        void this.speak(settings.language);
      });
    });
  }

  /** Add more texts, such as those of a game; resolves when they are loaded. */
  add(texts: Texts): Promise<void> {
    let found = this.added.get(texts);
    if (!found) this.added.set(texts, (found = this.join(texts)));
    return found;
  }

  private async join(texts: Texts): Promise<void> {
    await this.load(texts, settings.language);
    this.sources.push(texts);
    await this.speak(settings.language);
  }

  private async load(texts: Texts, language: Language): Promise<void> {
    const known = this.loaded.get(texts) ?? {};
    known[language] ??= await texts[language]();
    this.loaded.set(texts, known);
  }

  private async speak(language: Language): Promise<void> {
    if (this.sources.some((each) => this.loaded.get(each)?.[language] === undefined)) {
      await Promise.all(this.sources.map((each) => this.load(each, language)));
    }
    if (settings.language !== language) return;
    this.current = bundle(language, ...this.sources.map((each) => this.loaded.get(each)?.[language] ?? ""));
    this.ready = true;
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
export const addTexts = (texts: Texts): Promise<void> => ui.add(texts);
export const known = (key: string): boolean => ui.has(key);
export const uiReady = (): boolean => ui.ready;
