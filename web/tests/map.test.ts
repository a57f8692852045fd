/** A map that is sent with its borders written once is the same map. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packed, ringsOf } from "../plugins/map";
import { type Dot, read, unpacked, written } from "../src/lib/arcs";
import type { Outlines } from "../src/lib/pictures";

const FILE = join(import.meta.dirname, "..", "..", "src", "bivouac", "pictures", "maps", "fortune-and-glory.json");
const map = JSON.parse(readFileSync(FILE, "utf8")) as Outlines;

/** The same closed line is the same whatever point it begins with. */
function turned(ring: Dot[]): string {
  const dots = ring.map(([x, y]) => `${x} ${y}`);
  const least = dots.reduce((best, dot, at) => (dot < dots[best]! ? at : best), 0);
  return [...dots.slice(least), ...dots.slice(0, least)].join(",");
}

it("has every outline of every space as it was", () => {
  const again = unpacked(packed(map));
  expect(Object.keys(again.spaces)).toEqual(Object.keys(map.spaces));
  for (const [space, { centre, path }] of Object.entries(map.spaces)) {
    expect(again.spaces[space]!.centre).toEqual(centre);
    expect(ringsOf(again.spaces[space]!.path ?? "").map(turned)).toEqual(ringsOf(path ?? "").map(turned));
  }
  expect(ringsOf(again.still).map(turned)).toEqual(ringsOf(map.still).map(turned));
});

it("writes a border of two neighbours once", () => {
  const square = (x: number) => ({ centre: [x + 5, 5] as [number, number], path: `M${x} 0l10 0 0 10-10 0z` });
  const two = { ...map, still: "", spaces: { west: square(0), east: square(10) } };
  const { arcs, spaces } = packed(two);
  expect(read(arcs)).toHaveLength(3);
  expect(read(spaces["west"]![2]!)).toEqual([[0, 0]]);
  expect(read(spaces["east"]![2]!)[0]!.filter((arc) => arc > 0)).toHaveLength(1);
});

it("writes numbers of any size in marks that a program need not escape", () => {
  const lists = [[0, 1, -1, 38, 39, -39, 40, 500, -3600], [], [99_999]];
  expect(read(written(lists))).toEqual(lists);
  expect(written(lists)).not.toMatch(/["\\`$]/);
});

it("takes less room", () => {
  expect(JSON.stringify(packed(map)).length).toBeLessThan(0.4 * JSON.stringify(map).length);
});
