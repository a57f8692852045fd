/** Outlines in whole numbers stay where they were. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bySheet, pictures, sheet, whole } from "../plugins/pictures";
import { Seeds } from "../src/lib/patterns";
import { sheetsOf } from "../src/lib/sheets.svelte";

it("rounds each point by itself, so that no error adds up", () => {
  const steps = "l.4 .4".repeat(10);
  const rounded = whole(`m0 0${steps}z`);
  const numbers = rounded.match(/-?\d+/g)!.map(Number);
  expect(numbers.slice(2).filter((_, place) => place % 2 === 0).reduce((sum, step) => sum + step, 0)).toBe(4);
});

it("keeps numbers apart", () => {
  expect(whole("m1.2 .6l-.4-.6 10.9 3c1 2 3 4 5 6z")).toBe("m1 1l0-1 11 3c1 2 3 4 5 6z");
});

it("begins again where a contour began", () => {
  expect(whole("m10 10h5v5zm2 2h1z")).toBe("m10 10h5v5zm2 2h1z");
});

it("says so when it does not know a command", () => {
  expect(() => whole("m0 0a1 1 0 0 0 2 2")).toThrow("not known here");
});

// The same numbers stand in tests/pictures/test_patterns.py.
it("has the numbers of a word that Python has", () => {
  const four = (word: string) => {
    const seeds = new Seeds(word);
    return Array.from({ length: 4 }, () => seeds.below(1000));
  };
  expect(four("")).toEqual([727, 177, 399, 479]);
  expect(four("lucky-hat")).toEqual([547, 140, 444, 547]);
  expect(four("à la recherche")).toEqual([488, 2, 793, 263]);
});

it("sends the emblems of a sheet apart, but not those that other tables name too", () => {
  const file = join(mkdtempSync(join(tmpdir(), "pictures-")), "pictures-box.json");
  const emblems = { hero: "lantern", cog: "wheel", frog: "crown" };
  const icons = Object.fromEntries(["lantern", "wheel", "crown"].map((name) => [name, { d: "m0 0h9z" }]));
  const tables = { kinds: { hero: "crown" }, types: {}, marks: {}, sheets: { axiom: ["wheel", "crown"] } };
  writeFileSync(file, JSON.stringify({ emblems, icons, ...tables }));
  expect(sheet(file, "axiom")).toEqual({ wheel: "m0 0h9z" });
  expect(pictures(file)).toMatchObject({ icons: { lantern: "m0 0h9z", crown: "m0 0h9z" }, sheets: { axiom: "cog" } });
  expect(Object.keys((pictures(file) as { icons: object }).icons)).not.toContain("wheel");
});

it("knows the sheet of an emblem by the first card of each", () => {
  const emblems = { cog: "wheel", frog: "pond", hero: "lantern", net: "mesh", sail: "mast" };
  const told = bySheet({ emblems, sheets: { axiom: ["wheel", "mesh"], ordis: ["mast", "pond"] } });
  expect(told.emblems).toEqual(emblems);
  expect(Object.fromEntries(sheetsOf(told))).toEqual({ wheel: "axiom", mesh: "axiom", mast: "ordis", pond: "ordis" });
});
