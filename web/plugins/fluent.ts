/** Fluent files for the browser: the same ones that Python reads, cut down to what the client says itself. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What is said: by the client itself, or by the board of a game, which brings its own words along. */
export interface Words {
  /** Files that are taken whole; a board may have none. */
  own: string[];
  /** Messages of other files, by the beginning of their key. */
  borrowed: Record<string, string[]>;
}

export function wordsOf(game = ""): Words {
  if (!game) return { own: ["web.ftl"], borrowed: { "common.ftl": ["option-none", "player", "spectator"] } };
  return { own: [`web-${game}.ftl`], borrowed: { [`${game}.ftl`]: [`phase-${game}-`], [`${game}-map.ftl`]: [`space-${game}-`] } };
}

/** Of the forms of a borrowed message the client says only where somebody is. */
const UNUSED_FORM = /\n +\.(?!in )\w+ = .*/g;

/** The messages of a file whose key begins with one of these words. A message ends where the next line begins in column one. */
export function picked(source: string, beginnings: string[]): string {
  const blocks = source.split(/\n(?=[a-zA-Z#-])/);
  return blocks
    .filter((block) => beginnings.some((word) => block.startsWith(word)))
    .map((block) => block.replace(UNUSED_FORM, "").trimEnd())
    .join("\n");
}

export function filesOf(locales: string, lang: string, words: Words): string[] {
  const names = [...words.own, ...Object.keys(words.borrowed)];
  return names.map((name) => join(locales, lang, name)).filter((file) => existsSync(file));
}

/** One language as one Fluent source, without comments and blank lines. */
export function messages(locales: string, lang: string, words: Words): string {
  const read = (name: string) => {
    const file = join(locales, lang, name);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const borrowed = Object.entries(words.borrowed).map(([name, beginnings]) => picked(read(name), beginnings));
  return [...words.own.map(read), ...borrowed].join("\n").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}
