/** Where cards lie before and after a change, and so which ones travel. Pure: the moving itself is in motion.ts. */

/** Open cards by key with the zone they lie in; how many face-down cards each hidden zone holds. */
export interface Places {
  cards: Map<string, string>;
  hidden: Map<string, number>;
}

export interface Flight {
  /** The card that travels; null for a card that stays face down all the way. */
  card: string | null;
  from: string;
  to: string;
  /** It was face down and is open now: it turns on its way. */
  isTurned: boolean;
  /** It was open and is face down now. */
  isCovered: boolean;
}

/** The zone out of these with the most cards to spare, preferring those that fit the card. */
function take(spare: Map<string, number>, fits: (zone: string) => boolean): string | null {
  const zones = [...spare.entries()].filter(([, count]) => count > 0);
  const found = zones.find(([zone]) => fits(zone)) ?? zones[0];
  if (!found) return null;
  spare.set(found[0], found[1] - 1);
  return found[0];
}

/** `fits` says whether a card can lie in a hidden zone (a Character in the Character pile). */
export function flights(before: Places, after: Places, fits: (card: string, zone: string) => boolean): Flight[] {
  const made: Flight[] = [];
  const left = new Map<string, number>();
  const come = new Map<string, number>();
  for (const zone of new Set([...before.hidden.keys(), ...after.hidden.keys()])) {
    const change = (after.hidden.get(zone) ?? 0) - (before.hidden.get(zone) ?? 0);
    if (change < 0) left.set(zone, -change);
    if (change > 0) come.set(zone, change);
  }
  for (const [card, to] of after.cards) {
    const from = before.cards.get(card);
    if (from === to) continue;
    if (from !== undefined) made.push({ card, from, to, isTurned: false, isCovered: false });
    else {
      const origin = take(left, (zone) => fits(card, zone));
      if (origin) made.push({ card, from: origin, to, isTurned: true, isCovered: false });
    }
  }
  for (const [card, from] of before.cards) {
    if (after.cards.has(card)) continue;
    const goal = take(come, (zone) => fits(card, zone));
    if (goal) made.push({ card, from, to: goal, isTurned: false, isCovered: true });
  }
  // What is left moved face down: a card drawn by somebody else.
  for (const [zone, count] of come) {
    for (let moved = 0; moved < count; moved++) {
      const from = take(left, (origin) => kindOf(origin) === kindOf(zone));
      if (!from) break;
      made.push({ card: null, from, to: zone, isTurned: false, isCovered: false });
    }
  }
  return made;
}

/** The last word of a zone says what kind of cards lie there: hand/1/characters, pile/characters. */
export function kindOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1);
}
