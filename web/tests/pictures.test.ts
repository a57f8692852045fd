/** Outlines in whole numbers stay where they were. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pictures, sheet, whole } from "../plugins/pictures";
import { bytesTaken, pattern } from "../src/lib/patterns";

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

it("sends as many bytes of a digest as its pattern takes", () => {
  for (let first = 0; first < 24; first++) {
    const bytes = Array.from({ length: 24 }, (_, place) => (first * 37 + place * 53) % 256);
    expect(bytesTaken(bytes).length).toBeLessThanOrEqual(24);
    expect(pattern(bytesTaken(bytes), 250, 300, 196)).toEqual(pattern(bytes, 250, 300, 196));
  }
});

it("sends the emblems of a sheet apart, but not those that other tables name too", () => {
  const file = join(mkdtempSync(join(tmpdir(), "pictures-")), "pictures-box.json");
  const emblems = { hero: "lantern", cog: "wheel", frog: "crown" };
  const icons = Object.fromEntries(["lantern", "wheel", "crown"].map((name) => [name, { d: "m0 0h9z" }]));
  const tables = { kinds: { hero: "crown" }, types: {}, marks: {}, tints: ["#fff"], sheets: { axiom: ["wheel", "crown"] } };
  writeFileSync(file, JSON.stringify({ emblems, icons, ...tables }));
  expect(sheet(file, "axiom")).toEqual({ wheel: "m0 0h9z" });
  expect(pictures(file)).toMatchObject({ icons: { lantern: "m0 0h9z", crown: "m0 0h9z" }, sheets: { axiom: ["wheel"] } });
  expect(Object.keys((pictures(file) as { icons: object }).icons)).not.toContain("wheel");
});
