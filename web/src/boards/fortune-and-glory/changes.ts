/** What has changed on the map since the reader's last turn. Pure: tested without a browser. */
import { TREASURE, ZEPPELIN } from "./model";
import { SPACES } from "./spaces";
import type { FortuneView } from "./view";

/** A hero who is elsewhere now, and the spaces where the hero has been on the way, the first and the last among them. */
export interface Journey {
  seat: number;
  stops: string[];
  /** The places in `stops` that were reached by air. */
  flown?: number[];
}

export interface Changes {
  journeys: Journey[];
  /** Artifacts and Villains that have come, by their keys, "zeppelin" if it has flown, and spaces where a henchman has come. */
  come: ReadonlySet<string>;
  /** What has left the map: where an artifact lay, a Villain or a henchman stood, or the zeppelin was. */
  gone: readonly Gone[];
  /** Temples with more instability markers. */
  shaken: ReadonlySet<string>;
}

export interface Gone {
  space: string;
  artifact?: string;
  /** What has become of a temple: it has collapsed, or its treasure was taken. */
  temple?: "collapsed" | "emptied";
  villain?: string;
  isZeppelin?: true;
}

const NO_CHANGES: Changes = { journeys: [], come: new Set(), gone: [], shaken: new Set() };

/** Where every hero has been in these positions, one after another. */
export function journeysIn(views: readonly FortuneView[]): Journey[] {
  return (views.at(-1)?.heroes ?? []).map((_, seat) => {
    const stops: string[] = [];
    const flown: number[] = [];
    let purse = 0;
    for (const { heroes } of views) {
      const { space, fortune } = heroes[seat]!;
      const before = stops.at(-1);
      // A flight leads from city to city and costs Fortune, which no other way does.
      if (before && before !== space && fortune < purse && [before, space].every((each) => SPACES[each]!.kind === "city")) flown.push(stops.length);
      if (before !== space) stops.push(space);
      purse = fortune;
    }
    return flown.length > 0 ? { seat, stops, flown } : { seat, stops };
  });
}

/** The positions since the reader's last turn; the turn in which the reader is now is not the last one. For a spectator, two rounds. */
export function sinceOwnTurn(views: readonly FortuneView[]): readonly FortuneView[] {
  const now = views.at(-1);
  if (!now || now.you === null) return views.filter(({ round }) => round >= (now?.round ?? 0) - 1);
  let at = ownTurn(views);
  while (at > 0 && views[at - 1]!.turn_of !== now.you) at--;
  return views.slice(Math.max(at - 1, 0));
}

/** Where the reader's turn begins that is not over; where it is somebody else's turn, the last position. */
function ownTurn(views: readonly FortuneView[]): number {
  let at = views.length - 1;
  while (at > 0 && views[at]!.turn_of === views[at]!.you && views[at - 1]!.turn_of === views[at]!.you) at--;
  return at;
}

/** What is different after these positions. What came and went in the reader's own turn is no news to the reader. */
export function changesIn(views: readonly FortuneView[]): Changes {
  const [before, after] = [views[0], views[ownTurn(views)]];
  if (!before || !after) return NO_CHANGES;
  const [old, now] = [pieces(before), pieces(after)];
  const left = [...old].filter(([key, space]) => now.get(key) !== space);
  return {
    journeys: journeysIn(views).filter(({ stops }) => stops.length > 1),
    come: new Set([...now.keys()].filter((key) => old.get(key) !== now.get(key))),
    gone: left.map(([key, space]): Gone => {
      if (key === space) return { space };
      if (key === ZEPPELIN) return { space, isZeppelin: true };
      const site = before.sites.find((each) => each.artifact === key);
      if (!site) return { space, villain: key };
      return site.temple && !now.has(key) ? { space, artifact: key, temple: fateOf(key, views) } : { space, artifact: key };
    }),
    shaken: new Set(after.sites.filter(({ artifact, temple }) => (temple?.shaken ?? 0) > (before.sites.find((each) => each.artifact === artifact)?.temple?.shaken ?? 0)).map(({ artifact }) => artifact)),
  };
}

/** Artifacts and Villains by their keys, the zeppelin, and henchmen by their spaces, with the space. */
function pieces({ sites, henchmen, villains, zeppelin }: FortuneView): Map<string, string> {
  return new Map([
    ...sites.map((site) => [site.artifact, site.space] as const),
    ...villains.map((villain) => [villain.card, villain.space] as const),
    ...(zeppelin ? [[ZEPPELIN, zeppelin.space] as const] : []),
    ...henchmen.map(({ space }) => [space, space] as const),
  ]);
}

/** A temple that is gone has left a treasure to somebody, or it has collapsed. */
function fateOf(artifact: string, views: readonly FortuneView[]): "collapsed" | "emptied" {
  const last = views.findIndex((view, at) => at > 0 && !view.sites.some((site) => site.artifact === artifact));
  const treasures = ({ heroes, loot }: FortuneView) => [...heroes.flatMap((hero) => hero.artifacts), ...loot.artifacts].filter((pair) => pair.artifact === TREASURE).length;
  return treasures(views[last]!) > treasures(views[last - 1]!) ? "emptied" : "collapsed";
}
