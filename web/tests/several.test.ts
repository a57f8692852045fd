/** Options that take several words, and what the sheet for a new table makes of them. */
import { describe, expect, it, vi } from "vitest";
import type { GameInfo, OptionInfo } from "../src/lib/messages";
import { keepSetup, recallSetup } from "../src/lib/setup";
import { isChanged, isWhole, withWord, wordsIn } from "../src/lib/several";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});

const said = { en: "", fr: "" };
const base = { title: said, explanation: said, values: [], low: 0, high: 0, clauses: [], all_with: "" };
const LEVEL: OptionInfo = { ...base, name: "level", kind: "word", default: "basic", words: ["basic", "advanced"] };
const ELEMENTS: OptionInfo = {
  ...base, name: "advanced", kind: "words", default: "", words: ["jungle", "temples", "villains"], all_with: "level=advanced",
}; // prettier-ignore

const GAME: GameInfo = {
  name: "far", version: "1", title: said, description: said, seats_min: 2, seats_max: 2, minutes: 60, options: [LEVEL, ELEMENTS],
  bots: ["random"], guided: false, courses: [], simple: false,
}; // prettier-ignore

describe("several words", () => {
  it("stand in the order of the option, however they were ticked", () => {
    expect(withWord(ELEMENTS, "villains", "jungle", true)).toBe("jungle,villains");
    expect(withWord(ELEMENTS, "jungle,villains", "jungle", false)).toBe("villains");
    expect(withWord(ELEMENTS, "villains", "villains", false)).toBe("");
    expect(withWord(ELEMENTS, "villains", "villains", true)).toBe("villains");
  });

  it("may be none", () => {
    expect(wordsIn("")).toEqual([]);
    expect(wordsIn(undefined)).toEqual([]);
    expect(wordsIn("jungle,temples")).toEqual(["jungle", "temples"]);
  });

  it("all hold with another option, and then nothing is changed here", () => {
    expect(isWhole(ELEMENTS, { level: "advanced", advanced: "" })).toBe(true);
    expect(isWhole(ELEMENTS, { level: "basic", advanced: "jungle" })).toBe(false);
    expect(isWhole(LEVEL, { level: "advanced" })).toBe(false);
    expect(isChanged(ELEMENTS, { level: "advanced", advanced: "jungle" })).toBe(false);
    expect(isChanged(ELEMENTS, { level: "basic", advanced: "jungle" })).toBe(true);
    expect(isChanged(ELEMENTS, { level: "basic", advanced: "" })).toBe(false);
  });
});

describe("what was chosen last", () => {
  const chosen = (advanced: string) => {
    keepSetup(GAME, { count: 2, sitters: ["bot"], bot: "random", options: { level: "basic", advanced }, minutes: 0 });
    return recallSetup(GAME).options.advanced;
  };

  it("is kept as far as it still fits", () => {
    expect(chosen("jungle,villains")).toBe("jungle,villains");
    expect(chosen("")).toBe("");
    expect(chosen("jungle,dragons")).toBe("");
    expect(chosen("jungle,jungle")).toBe("");
  });
});
