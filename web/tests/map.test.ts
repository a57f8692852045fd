/** A map that is sent with its borders written once is the same map. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packed, ringsOf } from "../plugins/map";
import { type Dot, unpacked } from "../src/lib/arcs";
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
  const { arcs, rings } = packed(two);
  expect(arcs).toHaveLength(3);
  expect(rings["west"]![0]!.map((each) => (each < 0 ? ~each : each)).filter((each) => rings["east"]![0]!.some((other) => other === ~each))).toHaveLength(1);
});

it("takes less room", () => {
  expect(JSON.stringify(packed(map)).length).toBeLessThan(0.7 * JSON.stringify(map).length);
});
