/** Where things lie before and after a change, and so which ones travel. Pure: the moving itself is in motion.ts. */

export interface Places {
  /** Things that can be told apart, by name, with the zone they lie in: "card/storm", "figure/arthur", "tile/3-2". */
  things: Map<string, string>;
  /**
   * How many that cannot be told apart lie in a zone: face-down cards, figures of one sort. The last word of such a zone
   * may name the sort: "hand/1/characters", "cell/3-2/spider".
   */
  alike: Map<string, number>;
}

/** What a game says of travelling. */
export interface Travel {
  /** Whether a thing can go from one zone to another; null is one of those that cannot be told apart. */
  fits(thing: string | null, from: string, to: string): boolean;
  /** Whether this may be that, where a thing is called by the place it lies in; names are never the same otherwise. */
  isSame?(thing: string, before: string): boolean;
  /** Whether what goes this way is removed: it greys before it leaves. */
  greys(from: string, to: string): boolean;
}

export interface Flight {
  /** What travels; null for one of those that cannot be told apart. */
  thing: string | null;
  /** What it was called before, if it is called by its place. */
  was?: string;
  from: string;
  to: string;
  /** It was among those alike and has a name now: it turns on its way. */
  isTurned: boolean;
  /** It had a name and is one of those alike now. */
  isCovered: boolean;
  isGrey: boolean;
}

function take(spare: Map<string, number>, fits: (zone: string) => boolean): string | null {
  for (const [zone, count] of spare) {
    if (count > 0 && fits(zone)) {
      spare.set(zone, count - 1);
      return zone;
    }
  }
  return null;
}

/** What each thing that has come was called before: first those that stayed in their zone, then those that went. */
function renamings(before: Places, after: Places, travel: Travel): Map<string, string> {
  const found = new Map<string, string>();
  if (!travel.isSame) return found;
  const gone = [...before.things].filter(([thing]) => !after.things.has(thing));
  const come = [...after.things].filter(([thing]) => !before.things.has(thing));
  for (const stays of [true, false]) {
    for (const [thing, zone] of come) {
      if (found.has(thing)) continue;
      const at = gone.findIndex(([old, from]) => (from === zone) === stays && travel.isSame!(thing, old));
      if (at >= 0) found.set(thing, gone.splice(at, 1)[0]![0]);
    }
  }
  return found;
}

export function flights(before: Places, after: Places, travel: Travel): Flight[] {
  const made: Flight[] = [];
  const add = (thing: string | null, from: string, to: string, isTurned = false, isCovered = false) =>
    made.push({ thing, from, to, isTurned, isCovered, isGrey: travel.greys(from, to) });
  const renamed = renamings(before, after, travel);
  const named = new Set(renamed.values());
  const left = new Map<string, number>();
  const come = new Map<string, number>();
  for (const zone of new Set([...before.alike.keys(), ...after.alike.keys()])) {
    const change = (after.alike.get(zone) ?? 0) - (before.alike.get(zone) ?? 0);
    if (change < 0) left.set(zone, -change);
    if (change > 0) come.set(zone, change);
  }
  for (const [thing, to] of after.things) {
    const was = renamed.get(thing);
    const from = before.things.get(was ?? thing);
    if (from === to) continue;
    if (was !== undefined) made.push({ thing, was, from: from!, to, isTurned: false, isCovered: false, isGrey: travel.greys(from!, to) });
    else if (from !== undefined) add(thing, from, to);
    else {
      const origin = take(left, (zone) => travel.fits(thing, zone, to));
      if (origin) add(thing, origin, to, true);
    }
  }
  for (const [thing, from] of before.things) {
    if (after.things.has(thing) || named.has(thing)) continue;
    const goal = take(come, (zone) => travel.fits(thing, from, zone));
    if (goal) add(thing, from, goal, false, true);
  }
  for (const [to, count] of come) {
    for (let moved = 0; moved < count; moved++) {
      const from = take(left, (zone) => travel.fits(null, zone, to));
      if (!from) break;
      add(null, from, to);
    }
  }
  return made;
}

/** The last word of a zone says what sort of things lie there: hand/1/characters, pile/characters. */
export function sortOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1);
}
