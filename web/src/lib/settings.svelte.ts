// The reader's settings, stored on this device.
import { keep, kept } from "./storage";

export type Language = "es" | "ru" | "en";
export type Theme = "auto" | "dark" | "light" | "contrast" | "projector";
export const LANGUAGES: readonly Language[] = ["es", "en", "ru"];
export const LANGUAGE_NAMES: Record<Language, string> = { es: "Español", en: "English", ru: "Русский" };

function first(): Language {
  for (const word of navigator.languages ?? []) {
    const short = word.slice(0, 2) as Language;
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

const read = <T extends string>(key: string, otherwise: T): T => (kept(key) as T) || otherwise;

class Settings {
  language = $state<Language>(read<Language>("language", first()));
  theme = $state<Theme>(read<Theme>("theme", "auto"));
  name = $state(read<string>("name", ""));
  sound = $state(read<string>("sound", "on") === "on");
  motion = $state(read("motion", matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "on") === "on");
  text = $state(read<string>("text", "off") === "on"); // play in the text table
  answers = $state(read<string>("answers", "off") === "on"); // list the answers that are also on the board
  notices = $state(read<string>("notices", "off") === "on");

  constructor() {
    $effect.root(() => {
      $effect(() => {
        keep("language", this.language);
        document.documentElement.lang = this.language;
      });
      $effect(() => {
        keep("theme", this.theme);
        document.documentElement.dataset.theme = this.theme;
      });
      $effect(() => keep("name", this.name));
      $effect(() => keep("sound", this.sound ? "on" : "off"));
      $effect(() => {
        keep("motion", this.motion ? "on" : "off");
        document.documentElement.dataset.motion = this.motion ? "on" : "off";
      });
      $effect(() => keep("text", this.text ? "on" : "off"));
      $effect(() => keep("answers", this.answers ? "on" : "off"));
      $effect(() => keep("notices", this.notices ? "on" : "off"));
    });
  }
}

export const settings = new Settings();
