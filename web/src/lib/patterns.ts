/** A soft pattern behind each emblem, made from the card's key, as bivouac/pictures/patterns.py makes it. */
import { polygon, short } from "./shapes";

type Point = readonly [number, number];

/** Small numbers that belong to a word: it is folded into 32 bits, each number is a step of a linear congruence further. */
export class Seeds {
  private state = 0x811c9dc5;

  constructor(word: string) {
    for (const byte of new TextEncoder().encode(word)) this.state = Math.imul(this.state ^ byte, 0x01000193) >>> 0;
  }

  below(limit: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return (this.state >>> 12) % limit;
  }

  between(low: number, high: number): number {
    return low + ((high - low) * this.below(1000)) / 999;
  }
}

function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
}

const DIAMONDS = polygon([[20, 2], [38, 20], [20, 38], [2, 20]]) + polygon([[20, 12], [28, 20], [20, 28], [12, 20]]);
const CROSSES =
  polygon([
    [16, 6], [24, 6], [24, 11], [29, 11], [29, 16], [34, 16], [34, 24], [29, 24], [29, 29], [24, 29], [24, 34],
    [16, 34], [16, 29], [11, 29], [11, 24], [6, 24], [6, 16], [11, 16], [11, 11], [16, 11],
  ]) + polygon([[17, 17], [23, 17], [23, 23], [17, 23]]); // prettier-ignore
const RINGS = "M6 20a14 14 0 1 1 28 0a14 14 0 1 1 -28 0ZM15 20a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z";
const TRIANGLES = polygon([[0, 38], [20, 4], [40, 38]]) + polygon([[11, 33], [20, 18], [29, 33]]);

/** Drawn on a square of 40, in the order of TILES in patterns.py. */
const TILES = [
  line([[0, 40], [0, 30], [10, 30], [10, 20], [20, 20], [20, 10], [30, 10], [30, 0], [40, 0]]) +
    line([[20, 40], [20, 30], [30, 30], [30, 20], [40, 20]]),
  DIAMONDS,
  CROSSES,
  line([[0, 10], [20, 30], [40, 10]]) + line([[0, 24], [16, 40], [24, 40], [40, 24]]),
  "M0 20a20 20 0 0 1 40 0M10 20a10 10 0 0 1 20 0M-20 40a20 20 0 0 1 40 0a20 20 0 0 1 40 0M-10 40a10 10 0 0 1 20 0M30 40a10 10 0 0 1 20 0",
  RINGS,
  "M4 6h14M4 14h14M26 22v14M34 22v14M24 4v12M32 4v12M40 4v12M2 26h16M2 34h16",
  TRIANGLES,
  line([[0, 36], [36, 36], [36, 6], [8, 6], [8, 26], [26, 26], [26, 16], [18, 16]]),
  "M20 0v40M20 10l-14 -8M20 10l14 -8M20 22l-14 -8M20 22l14 -8M20 34l-14 -8M20 34l14 -8",
]; // prettier-ignore
const CAN_BE_FILLED = new Set([DIAMONDS, CROSSES, RINGS, TRIANGLES]);

/** One path repeated as a tile, or one path over the whole window. */
export interface Pattern {
  path: string;
  isTile: boolean;
  transform: string;
  isFilled: boolean;
  stroke: number;
  opacity: number;
}

function rays(seeds: Seeds, cx: number, cy: number, reach: number): string {
  const count = 14 + 2 * seeds.below(6);
  const turned = seeds.between(0, Math.PI / count);
  const at = (angle: number): Point => [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
  return Array.from({ length: count }, (_, number) =>
    polygon([[cx, cy], at(turned + (2 * Math.PI * number) / count), at(turned + (2 * Math.PI * (number + 0.5)) / count)]),
  ).join("");
}

function heights(seeds: Seeds, cx: number, cy: number, reach: number): string {
  const lobes = Array.from({ length: 3 }, () => [1 + seeds.below(4), seeds.between(0.05, 0.16), seeds.between(0, 2 * Math.PI)]);
  const [dx, dy] = [seeds.between(-0.25, 0.25) * reach, seeds.between(-0.2, 0.2) * reach];
  return Array.from({ length: 11 }, (_, level) => {
    const r = (reach * (level + 1)) / 9;
    const points = Array.from({ length: 32 }, (_unused, step): Point => {
      const angle = (2 * Math.PI * step) / 32;
      const wide = r * (1 + lobes.reduce((sum, [count, size, turn]) => sum + size! * Math.sin(count! * angle + turn!), 0));
      return [cx + dx + wide * Math.cos(angle), cy + dy + wide * Math.sin(angle)];
    });
    return polygon(points);
  }).join("");
}

/** The second tone of a card's emblem. */
export function tintOf(key: string, tints: readonly string[]): string {
  return tints[new Seeds(`${key} tint`).below(tints.length)]!;
}

export function pattern(key: string, cx: number, cy: number, reach: number): Pattern {
  const seeds = new Seeds(key);
  const choice = seeds.below(TILES.length + 2);
  const whole = { isTile: false, transform: "" };
  if (choice === TILES.length) return { ...whole, path: rays(seeds, cx, cy, reach * 1.5), isFilled: true, stroke: 0, opacity: 0.38 };
  const path = TILES[choice];
  if (path === undefined) return { ...whole, path: heights(seeds, cx, cy, reach), isFilled: false, stroke: 2, opacity: 0.7 };
  const scale = [0.7, 0.9, 1.15][seeds.below(3)]!;
  const turned = [0, 0, 45, 90][seeds.below(4)]!;
  const stroke = [1.8, 2.6, 3.4][seeds.below(3)]!;
  const isFilled = seeds.below(3) === 0 && CAN_BE_FILLED.has(path);
  const transform = `translate(${short(cx)} ${short(cy)}) rotate(${turned}) scale(${scale})`;
  return { path, isTile: true, transform, isFilled, stroke, opacity: isFilled ? 0.45 : 0.62 };
}
