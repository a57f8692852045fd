/**
 * A map whose borders are sent once: two neighbours share a line, so that a coast need not be written for the land and again for the
 * sea. plugins/map.ts takes a map apart, here it is put together.
 */
import type { Outlines } from "./pictures";

export interface PackedMap {
  width: number;
  height: number;
  closed: [string, string][];
  /** All lines in steps, each from where the one before has ended. */
  arcs: string;
  /** Where the middle of a space is, and its closed lines: see `Ring`. */
  spaces: Record<string, [x: number, y: number, rings?: string]>;
  still: string;
}

/**
 * A closed line as its arcs, one after the other: 0 is the first arc that no line before has used, n the one that came n
 * before that, run backwards, and -n the same as it was written.
 */
export type Ring = number[];
export type Dot = [number, number];

/** A mark for each small number; larger ones take several. Marks that would be written as two in a program are left out. */
const MARKS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).filter((mark) => !"\"\\`$~".includes(mark));
const LAST = 78; // marks from here on are followed by another
const MORE = MARKS.length - LAST;
const VALUES = new Map(MARKS.map((mark, value) => [mark, value]));

/** Lists of whole numbers, most of them small, in few marks. */
export function written(lists: readonly (readonly number[])[]): string {
  const marks = (value: number): string => (value < LAST ? MARKS[value]! : MARKS[LAST + ((value - LAST) % MORE)]! + marks(Math.floor((value - LAST) / MORE)));
  return lists.map((list) => list.map((number) => marks(number < 0 ? -2 * number - 1 : 2 * number)).join("")).join("~");
}

export function read(text: string): number[][] {
  return text.split("~").map((list) => {
    const numbers: number[] = [];
    let [sum, unit] = [0, 1];
    for (const mark of list) {
      const value = VALUES.get(mark)!;
      sum += value * unit;
      unit *= MORE;
      if (value >= LAST) continue;
      numbers.push(sum % 2 ? -(sum + 1) / 2 : sum / 2);
      [sum, unit] = [0, 1];
    }
    return numbers;
  });
}

/** Points from steps: the first from `start`, each other from the one before. */
export function points(numbers: readonly number[], start: Dot = [0, 0]): Dot[] {
  const found: Dot[] = [];
  let [x, y] = start;
  for (let at = 0; at < numbers.length; at += 2) found.push([(x += numbers[at]!), (y += numbers[at + 1]!)]);
  return found;
}

/** Steps from points. */
export function steps(dots: readonly Dot[], [x, y]: Dot = [0, 0]): number[] {
  return dots.flatMap(([toX, toY]) => {
    const step = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return step;
  });
}

export function unpacked(map: PackedMap): Outlines {
  const arcs: Dot[][] = [];
  for (const numbers of read(map.arcs)) arcs.push(points(numbers, arcs.at(-1)?.at(-1)));
  let fresh = 0;
  const arc = (number: number) => (number === 0 ? arcs[fresh++]! : number > 0 ? arcs[fresh - number]!.toReversed() : arcs[fresh + number]!);
  const path = (rings: string) =>
    read(rings)
      .map((ring) => {
        // The last point of an arc is the first of the next, and that of the last the first of all.
        const [first = [0, 0], ...rest] = ring.flatMap((number) => arc(number).slice(0, -1));
        return `M${first.join(" ")}l${steps(rest, first as Dot).join(" ").replaceAll(" -", "-")}z`;
      })
      .join("");
  const still = path(map.still);
  const spaces = Object.fromEntries(
    Object.entries(map.spaces).map(([space, [x, y, rings]]) => [space, rings ? { centre: [x, y] as Dot, path: path(rings) } : { centre: [x, y] as Dot }]),
  );
  return { width: map.width, height: map.height, closed: map.closed, still, spaces };
}
