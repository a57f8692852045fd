/** A map for the browser, its borders written once: see src/lib/arcs.ts, which puts it together again. */
import { type Dot, type PackedMap, type Ring, points, steps, written } from "../src/lib/arcs.ts";
import type { Outlines } from "../src/lib/pictures.ts";

const key = ([x, y]: Dot) => `${x} ${y}`;

/** The closed lines of a path of steps; each begins with its place. */
export function ringsOf(path: string): Dot[][] {
  return path
    .split("z")
    .filter(Boolean)
    .map((ring) => {
      const dots = points((ring.match(/-?\d+/g) ?? []).map(Number));
      const isClosed = dots.length > 1 && key(dots[0]!) === key(dots.at(-1)!);
      return isClosed ? dots.slice(0, -1) : dots;
    });
}

/** Points where lines part: those that have other than two neighbours on all lines together. */
function forks(rings: readonly Dot[][]): Set<string> {
  const near = new Map<string, Set<string>>();
  const join = (one: string, other: string) => near.set(one, (near.get(one) ?? new Set()).add(other));
  for (const ring of rings) {
    ring.forEach((dot, at) => {
      const next = ring[(at + 1) % ring.length]!;
      join(key(dot), key(next));
      join(key(next), key(dot));
    });
  }
  return new Set([...near].filter(([, others]) => others.size !== 2).map(([dot]) => dot));
}

export function packed(map: Outlines): PackedMap {
  const still = ringsOf(map.still);
  const outlines = Object.entries(map.spaces).map(([space, { path }]) => [space, ringsOf(path ?? "")] as const);
  const parted = forks([still, ...outlines.map(([, rings]) => rings)].flat());
  const known = new Map<string, [number: number, isBack: boolean]>();
  const arcs: Dot[][] = [];

  const numberOf = (dots: Dot[]): number => {
    const there = dots.map(key).join();
    const found = known.get(there);
    if (found) return found[1] ? arcs.length - found[0] : found[0] - arcs.length;
    known.set(dots.toReversed().map(key).join(), [arcs.length, true]);
    known.set(there, [arcs.length, false]);
    arcs.push(dots);
    return 0;
  };

  const cut = (ring: Dot[]): Ring => {
    let first = ring.findIndex((dot) => parted.has(key(dot)));
    // A line that meets no other begins at its lowest point, so that both sides of it begin there.
    if (first < 0) first = ring.reduce((least, dot, at) => (key(dot) < key(ring[least]!) ? at : least), 0);
    const turned = [...ring.slice(first), ...ring.slice(0, first), ring[first]!];
    const found: Ring = [];
    let from = 0;
    for (let at = 1; at < turned.length; at++) {
      if (at < turned.length - 1 && !parted.has(key(turned[at]!))) continue;
      found.push(numberOf(turned.slice(from, at + 1)));
      from = at;
    }
    return found;
  };

  const stillRings = written(still.map(cut));
  const spaces: PackedMap["spaces"] = {};
  for (const [space, rings] of outlines) spaces[space] = rings.length > 0 ? [...map.spaces[space]!.centre, written(rings.map(cut))] : map.spaces[space]!.centre;
  const lines = written(arcs.map((dots, number) => steps(dots, arcs[number - 1]?.at(-1))));
  return { width: map.width, height: map.height, closed: map.closed, arcs: lines, spaces, still: stillRings };
}
