/** What this browser's owner prefers: language, tone, theme, pace, motion, sounds, keys. Kept in local storage. */
import { type Args, type Lang, LANGUAGES, say } from "./fluent";
import type { Said } from "./messages";
import { type Pace, isPace } from "./pace";
import { keep, kept } from "./storage";
import { inTone, type Tone } from "./tone";

export type { Pace };
export type Theme = "auto" | "light" | "dark";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

function firstLanguage(): Lang {
  const chosen = kept("lang");
  if (chosen === "en" || chosen === "fr") return chosen;
  return LANGUAGES.find((lang) => navigator.language.toLowerCase().startsWith(lang)) ?? "en";
}

function firstTheme(): Theme {
  const chosen = kept("theme");
  return chosen === "light" || chosen === "dark" ? chosen : "auto";
}

function firstPace(): Pace {
  const chosen = kept("pace");
  return isPace(chosen) ? chosen : "normal";
}

class Settings {
  lang = $state<Lang>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  tone = $state<Tone>(kept("tone") === "simple" ? "simple" : "full");
  /** How quickly things move and how long what others do stands. */
  pace = $state<Pace>(firstPace());

  /** Less motion, whatever the system says. */
  isStill = $state(kept("still") === "1");
  /** A thing's only choice is asked for once more before it is made. */
  isConfirming = $state(kept("confirm") === "1");
  /** The table can be heard: see lib/sounds. */
  isSounding = $state(kept("sounds") === "1");
  /** Single keys do something: see lib/shortcuts. */
  hasKeys = $state(kept("keys") !== "0");

  constructor() {
    document.documentElement.lang = this.lang;
  }

  speak(lang: Lang): void {
    this.lang = lang;
    document.documentElement.lang = lang;
    keep("lang", lang);
  }

  /** Shorter sentences where a game has them, or full ones. */
  sound(tone: Tone): void {
    this.tone = tone;
    keep("tone", tone === "full" ? "" : tone);
  }

  /** Light and dark are both designed; "auto" follows the system. */
  dress(theme: Theme): void {
    this.theme = theme;
    if (theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
    keep("theme", theme === "auto" ? "" : theme);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep("pace", pace === "normal" ? "" : pace);
  }

  setStill(isStill: boolean): void {
    this.isStill = isStill;
    if (isStill) document.documentElement.dataset["still"] = "";
    else delete document.documentElement.dataset["still"];
    keep("still", isStill ? "1" : "");
  }

  setConfirming(isConfirming: boolean): void {
    this.isConfirming = isConfirming;
    keep("confirm", isConfirming ? "1" : "");
  }

  setSounding(isSounding: boolean): void {
    this.isSounding = isSounding;
    keep("sounds", isSounding ? "1" : "");
  }

  setKeys(hasKeys: boolean): void {
    this.hasKeys = hasKeys;
    keep("keys", hasKeys ? "" : "0");
  }

  get isDark(): boolean {
    if (this.theme !== "auto") return this.theme === "dark";
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }
}

export const settings = new Settings();

export function t(key: string, args: Args = {}, attribute = ""): string {
  return say(settings.lang, key, args, attribute);
}

export function said(words: Said): string {
  return inTone(words, settings.lang, settings.tone);
}

export function prefersStillness(): boolean {
  return settings.isStill || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
