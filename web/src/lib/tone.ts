/** A sentence as its reader wants it: in the simple tone the short one where there is one, else the full one. */
import type { Lang } from "./fluent";
import type { Said } from "./messages";

export type Tone = "full" | "simple";

export function inTone(words: Said, lang: Lang, tone: Tone): string {
  return (tone === "simple" && words[`${lang}_simple`]) || words[lang];
}
