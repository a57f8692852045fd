/** A map for the browser, its borders written once: see src/lib/arcs.ts, which puts it together again. */
import { type Dot, type PackedMap, type Ring, points, steps } from "../src/lib/arcs.ts";
import type { Outlines } from "../src/lib/pictures.ts";

const key = ([x, y]: Dot) => `${x} ${y}`;

/** The closed lines of a path of steps; each begins with its place. */
export function ringsOf(path: string): Dot[][] {
  return path
    .split("z")
    .filter(Boolean)
    .map((ring) => {
      const dots = points(ring);
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
  const outlines = { still: ringsOf(map.still) } as Record<string, Dot[][]>;
  for (const [space, { path }] of Object.entries(map.spaces)) if (path) outlines[space] = ringsOf(path);
  const parted = forks(Object.values(outlines).flat());
  const known = new Map<string, number>();
  const arcs: string[] = [];

  const numberOf = (dots: Dot[]): number => {
    const [there, back] = [steps(dots), steps(dots.toReversed())];
    const found = known.get(there);
    if (found !== undefined) return found;
    known.set(there, arcs.length);
    if (back !== there) known.set(back, ~arcs.length);
    return arcs.push(there) - 1;
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

  const { still, ...rings } = Object.fromEntries(Object.entries(outlines).map(([space, each]) => [space, each.map(cut)]));
  const centres = Object.fromEntries(Object.entries(map.spaces).map(([space, { centre }]) => [space, centre]));
  return { width: map.width, height: map.height, closed: map.closed, arcs, centres, rings, still: still! };
}
