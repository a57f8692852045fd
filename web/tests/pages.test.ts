/** What the pages around a table make of the facts: the last choice, the filters of a gallery, the pictures of a rulebook. */
import { beforeEach, expect, it, vi } from "vitest";
import type { CardInfo, ClauseInfo, GameInfo, Said } from "../src/lib/messages";
import { facetsOf, valueOf } from "../src/lib/facets";
import { illustrations } from "../src/lib/illustrations";
import { keepSetup, recallSetup } from "../src/lib/setup";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
  removeItem: (name: string) => kept.delete(name),
});
beforeEach(() => kept.clear());

const both = (text: string): Said => ({ en: text, fr: text });
const NO = both("");
const option = { title: NO, explanation: NO, values: [], low: 0, high: 0, words: [], clauses: [], all_with: "" };
const GAME: GameInfo = {
  name: "altered",
  version: "1",
  title: NO,
  description: NO,
  seats_min: 2,
  seats_max: 4,
  minutes: 30,
  bots: ["greedy", "random"],
  guided: false,
  courses: [],
  simple: false,
  options: [
    { ...option, name: "deck0", kind: "word", default: "random", words: ["random", "muna"] },
    { ...option, name: "cap", kind: "number", default: 0, low: 0, high: 9 },
  ],
};

it("a first table has the game's own values, and bots at the other seats", () => {
  const first = recallSetup(GAME);
  expect(first).toMatchObject({ count: 2, sitters: ["bot", "bot", "bot"], bot: "greedy", options: { deck0: "random", cap: 0 }, minutes: 0 });
});

it("the last choice is found again, but for what the game does not know any more", () => {
  keepSetup(GAME, { count: 9, sitters: ["human", "here"], bot: "wise", options: { deck0: "muna", cap: 12, gone: true }, minutes: 5 });
  const last = recallSetup(GAME);
  expect(last).toEqual({ count: 4, sitters: ["human", "here", "bot"], bot: "greedy", options: { deck0: "muna", cap: 0 }, minutes: 5 });
  kept.set("bivouac.setup.altered", "{");
  expect(recallSetup(GAME).options).toEqual({ deck0: "random", cap: 0 });
});

function card(key: string, kind: string, tags: string[], hand?: number, origin = "From the rulebook."): CardInfo {
  const numbers: Record<string, number> = hand === undefined ? {} : { hand };
  return { key, number: 0, tags, name: both(key), kind: both(kind), numbers, facts: NO, prerequisite: NO, ability: NO, standing: NO, reminder: NO, flavour: NO, back: NO, origin: both(origin), is_original: false };
}

const CARDS = [
  card("jian", "Character — Engineer", ["character", "axiom"], 10),
  card("kitsune", "Character — Spirit", ["character", "muna"], 2),
  card("nurture", "Spell", ["spell", "muna"], 2, "From the rulebook. Its number is ours."),
];
const FACTIONS = new Map([["axiom", "Axiom"], ["muna", "Muna"]]);
const english = (words: Said) => words.en;

it("cards are sorted out by kind, faction and cost, but not by what they share", () => {
  const facets = facetsOf(CARDS, FACTIONS, english);
  expect(facets.map(({ name }) => name)).toEqual(["kind", "faction", "cost"]);
  expect(facets[0]!.values.map(({ key }) => key)).toEqual(["Character", "Spell"]);
  expect(facets[2]!.values.map(({ key }) => key)).toEqual(["2", "10"]);
  expect(valueOf(CARDS[1]!, "faction", FACTIONS, english)).toEqual({ key: "muna", words: "Muna" });
  const ours = card("kappa", "Spell", ["spell", "muna"], 2, "Original to Bivouac.");
  expect(facetsOf([...CARDS, ours], FACTIONS, english)[3]).toMatchObject({ name: "origin", values: [{}, { key: "Original to Bivouac" }] });
  expect(valueOf(card("token", "Token", []), "cost", FACTIONS, english)).toBeNull();
});

it("a clause has the picture of a card it speaks of: one of each kind in a section, no card twice", () => {
  const clause = (id: string, section: string): ClauseInfo => ({ id, section, ruling: "", text: NO, objection: NO });
  const clauses = [clause("a", "one"), clause("b", "one"), clause("c", "two"), clause("d", "two")];
  const speaks: Record<string, string[]> = { jian: ["a", "b"], kitsune: ["a", "c"], nurture: ["d"] };
  const found = illustrations(clauses, CARDS, (each) => speaks[each.key]!);
  expect([...found].map(([id, each]) => [id, each.key])).toEqual([["a", "jian"], ["c", "kitsune"], ["d", "nurture"]]);
});
