/** Silhouettes: the contours of an outline, all turned one way. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { area, contours, silhouette } from "../src/lib/outlines";

const SQUARE_WITH_HOLE = "m0 0h10v10h-10zm2 2v6h6v-6z";

/** Contours of a silhouette, which is written in whole places. */
function absolute(path: string): number[] {
  return [...path.matchAll(/M([^M]*)Z/g)].map(([, contour = ""]) => {
    const numbers = (contour.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, at): [number, number] => [numbers[2 * at]!, numbers[2 * at + 1]!]);
    return area({ start: points[0]!, pieces: points.slice(1).map((point) => [point]) });
  });
}

describe("an outline", () => {
  it("has contours that run either way", () => {
    const [outer, inner] = contours(SQUARE_WITH_HOLE);
    expect(area(outer!)).toBe(200);
    expect(area(inner!)).toBe(-72);
  });

  it("is read with its curves", () => {
    expect(contours("m1 2c1 1 2 1 3 0q1 1 2 0l1 1z")[0]).toEqual({
      start: [1, 2],
      pieces: [
        [[2, 3], [3, 3], [4, 2]],
        [[5, 3], [6, 2]],
        [[7, 3]],
      ],
    });
  });
});

describe("a silhouette", () => {
  it("has no contour that would cut a hole", () => {
    expect(absolute(silhouette(SQUARE_WITH_HOLE)).every((each) => each > 0)).toBe(true);
  });

  it("keeps every point of a turned contour", () => {
    expect(silhouette("m2 2v6h6v-6z")).toBe("M8 2L8 8L2 8L2 2Z");
  });

  const file = join(import.meta.dirname, "..", "src", "generated", "pictures-altiplano.json");
  it.runIf(existsSync(file))("of every icon is as large as the one that printed cards have", () => {
    const { icons } = JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { d: string; back: string }> };
    const total = (areas: number[]) => areas.reduce((sum, each) => sum + Math.abs(each), 0);
    for (const [name, { d, back }] of Object.entries(icons)) {
      const areas = absolute(silhouette(d));
      expect(areas.every((each) => each >= 0), name).toBe(true);
      expect(total(areas) / total(contours(back).map(area)), name).toBeCloseTo(1, 2);
    }
  });
});
