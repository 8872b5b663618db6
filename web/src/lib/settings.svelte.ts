// What this reader likes, kept on this device.
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

function read<T extends string>(key: string, otherwise: T): T {
  try {
    return (localStorage.getItem(`contienda-${key}`) as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`contienda-${key}`, value);
  } catch {
    // a browser that keeps nothing still plays
  }
}

class Settings {
  language = $state<Language>(read<Language>("language", first()));
  theme = $state<Theme>(read<Theme>("theme", "auto"));
  name = $state(read<string>("name", ""));
  sound = $state(read<string>("sound", "on") === "on");
  motion = $state(read("motion", matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "on") === "on");
  text = $state(read<string>("text", "off") === "on"); // play in the text table
  notices = $state(read<string>("notices", "off") === "on");

  constructor() {
    $effect.root(() => {
      $effect(() => {
        write("language", this.language);
        document.documentElement.lang = this.language;
      });
      $effect(() => {
        write("theme", this.theme);
        document.documentElement.dataset.theme = this.theme;
      });
      $effect(() => write("name", this.name));
      $effect(() => write("sound", this.sound ? "on" : "off"));
      $effect(() => {
        write("motion", this.motion ? "on" : "off");
        document.documentElement.dataset.motion = this.motion ? "on" : "off";
      });
      $effect(() => write("text", this.text ? "on" : "off"));
      $effect(() => write("notices", this.notices ? "on" : "off"));
    });
  }
}

export const settings = new Settings();
