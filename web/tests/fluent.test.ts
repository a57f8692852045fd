/** French and English are equals, and every key that the client asks for is there. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messages, picked, wordsOf } from "../plugins/fluent";
import { type BoardWords, BUNDLES, LANGUAGES, has, learn, say } from "../src/lib/fluent";
import { PHRASES } from "../src/lib/phrases";
import type { Terms } from "../src/lib/terms";

const SOURCES = join(import.meta.dirname, "..", "src");
const LOCALES = join(import.meta.dirname, "..", "..", "src", "bivouac", "text", "locales");

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

// Every board that brings words of its own, some of them later with its scenes.
const BOARDS = readdirSync(join(SOURCES, "boards")).flatMap((name) => [name, `${name}-scene`]).filter((name) => existsSync(join(LOCALES, "en", `web-${name}.ftl`)));
for (const board of BOARDS) {
  const words = wordsOf(board);
  learn(Object.fromEntries(LANGUAGES.map((lang) => [lang, messages(LOCALES, lang, words)])) as BoardWords);
}

// Words that a board explains, and what it says of an end.
const EXPLAINED = Object.entries(import.meta.glob<{ terms: Terms }>("../src/boards/*/terms.ts", { eager: true })).flatMap(
  ([path, { terms }]) => {
    const game = path.split("/").at(-2)!;
    return [...Object.keys(terms).map((term) => `term-${term}`), "standing", "length", "when"].map((key) => `web-${game}-${key}`);
  },
);

const TEXT = sources(SOURCES).join("\n");
const KEYS = new Set(TEXT.match(/(?<=")(?:web|phase-[a-z-]+)-[a-z0-9-]+(?=")/g));
const MADE: string[] = [
  ...PHRASES.map((phrase) => `web-phrase-${phrase}`),
  ...["undo", "abandon", "rematch"].flatMap((kind) => [`web-offer-${kind}`, `web-offer-${kind}-waiting`]),
  ...["ask", "matters", "never"].map((order) => `web-orders-${order}`),
  ...["human", "here", "open", "bot"].map((kind) => `web-seat-kind-${kind}`),
  ...["silent", "against"].map((kind) => `web-ruling-${kind}`),
  ...["axiom", "bravos", "lyra", "muna", "ordis", "yzmir"].map((deck) => `web-altered-deck-${deck}`),
  ...[0, 1, 2, 3, 4].map((phase) => `phase-altiplano-${phase}`),
  ...EXPLAINED,
];

it("finds the keys of the client", () => {
  expect(KEYS.size).toBeGreaterThan(120);
});

describe.each(LANGUAGES)("%s", (lang) => {
  it("has every key that the client asks for", () => {
    expect([...KEYS, ...MADE, "option-none", "player", "spectator"].filter((key) => !has(lang, key))).toEqual([]);
  });
});

it("says nothing that is never asked for", () => {
  const own = [...BUNDLES.en._messages.keys()].filter((key) => key.startsWith("web-"));
  expect(own.filter((key) => !KEYS.has(key) && !MADE.includes(key))).toEqual([]);
});

it("knows how many, and French grammar", () => {
  expect(say("en", "web-cards-count", { n: 1 })).toBe("1 card");
  expect(say("fr", "web-cards-count", { n: 0 })).toBe("0 carte");
  expect(say("en", "web-all-choices", { n: 2 })).toBe("Both choices as a list");
  expect(say("fr", "web-all-choices", { n: 2 })).not.toContain("2");
  expect(say("fr", "web-camp-of", { player: "Ohio Bob" })).toBe("Camp d’Ohio Bob");
  expect(say("fr", "web-camp-of", { player: "Le Doc" })).toBe("Camp du Doc");
});

it("puts no invisible characters around names", () => {
  expect(say("en", "web-absent", { player: "Ana" })).toBe("Ana is not here.");
});

it("never shows a key", () => {
  expect(() => say("en", "web-no-such-thing")).toThrow("no message");
  expect(() => say("en", "web-absent")).toThrow();
});

it("picks whole messages by the beginning of their key", () => {
  const source = "# a comment\none = 1\ntwo = { $n ->\n    [one] a\n   *[other] b\n}\n    .more = c\n    .in = in c\n\nthree = 3\n";
  expect(picked(source, ["two"])).toBe("two = { $n ->\n    [one] a\n   *[other] b\n}\n    .in = in c");
  expect(picked(source, ["o", "th"])).toBe("one = 1\nthree = 3");
});
