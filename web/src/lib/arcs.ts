/**
 * A map whose borders are sent once: two neighbours share a line, so that a coast need not be written for the land and again for the
 * sea. plugins/map.ts takes a map apart, here it is put together.
 */
import type { Outlines } from "./pictures";

/** A closed line as the numbers of its arcs, one after the other; ~n is arc n run backwards. */
export type Ring = number[];

export interface PackedMap {
  width: number;
  height: number;
  closed: [string, string][];
  /** All lines in steps, each from where it begins, without the marks that tell numbers apart where a sign does. */
  arcs: string[];
  centres: Record<string, [number, number]>;
  rings: Record<string, Ring[]>;
  still: Ring[];
}

export type Dot = [number, number];

/** Points from steps: the first from the corner, each other from the one before. */
export function points(steps: string): Dot[] {
  const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
  const found: Dot[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) found.push([(x += numbers[at]!), (y += numbers[at + 1]!)]);
  return found;
}

/** Steps from points. */
export function steps(dots: readonly Dot[]): string {
  let [x, y] = [0, 0];
  const numbers = dots.flatMap(([toX, toY]) => {
    const step = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return step;
  });
  return numbers.join(" ").replaceAll(" -", "-");
}

export function unpacked(map: PackedMap): Outlines {
  const arcs = map.arcs.map(points);
  const path = (rings: readonly Ring[]) =>
    rings
      .map((ring) => {
        // The last point of an arc is the first of the next, and that of the last the first of all.
        const dots = ring.flatMap((number) => (number < 0 ? arcs[~number]!.toReversed() : arcs[number]!).slice(0, -1));
        const [first = [0, 0], ...rest] = dots;
        return `M${first.join(" ")}l${steps(rest.map(([x, y]): Dot => [x - first[0]!, y - first[1]!]))}z`;
      })
      .join("");
  const spaces = Object.fromEntries(
    Object.entries(map.centres).map(([space, centre]) => [space, map.rings[space] ? { centre, path: path(map.rings[space]) } : { centre }]),
  );
  return { width: map.width, height: map.height, closed: map.closed, still: path(map.still), spaces };
}
