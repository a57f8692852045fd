/** Fluent files for the browser: the same ones that Python reads, cut down to what the client says itself. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Messages of other files that the client borrows, by the beginning of their key. */
export const BORROWED: Record<string, string[]> = {
  "common.ftl": ["player", "spectator"],
  "altiplano.ftl": ["phase-altiplano-"],
};

/** The messages of a file whose key begins with one of these words. A message ends where the next line begins in column one. */
export function picked(source: string, beginnings: string[]): string {
  const blocks = source.split(/\n(?=[a-zA-Z#-])/);
  return blocks
    .filter((block) => beginnings.some((word) => block.startsWith(word)))
    .map((block) => block.trimEnd())
    .join("\n");
}

export function filesOf(locales: string, lang: string): string[] {
  return ["web.ftl", ...Object.keys(BORROWED)].map((name) => join(locales, lang, name));
}

/** One language as one Fluent source, without comments and blank lines. */
export function messages(locales: string, lang: string): string {
  const own = readFileSync(join(locales, lang, "web.ftl"), "utf8");
  const borrowed = Object.entries(BORROWED).map(([name, words]) =>
    picked(readFileSync(join(locales, lang, name), "utf8"), words),
  );
  return [own, ...borrowed].join("\n").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}
