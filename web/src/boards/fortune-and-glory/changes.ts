/** What has changed on the map since the reader's last turn. Pure: tested without a browser. */
import type { FortuneView } from "./view";

/** A hero who is elsewhere now, and the spaces where the hero has been on the way, the first and the last among them. */
export interface Journey {
  seat: number;
  stops: string[];
}

export interface Changes {
  journeys: Journey[];
  /** Artifacts that have come, by their keys, and spaces where a henchman has come. */
  come: ReadonlySet<string>;
  /** What has left the map: where an artifact lay or a henchman stood. */
  gone: readonly { space: string; artifact?: string }[];
}

/** Where every hero has been in these positions, one after another. */
export function journeysIn(views: readonly FortuneView[]): Journey[] {
  return (views.at(-1)?.heroes ?? []).map((_, seat) => {
    const stops: string[] = [];
    for (const { heroes } of views) if (heroes[seat]!.space !== stops.at(-1)) stops.push(heroes[seat]!.space);
    return { seat, stops };
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
  if (!before || !after) return { journeys: [], come: new Set(), gone: [] };
  const [old, now] = [pieces(before), pieces(after)];
  return {
    journeys: journeysIn(views).filter(({ stops }) => stops.length > 1),
    come: new Set([...now.keys()].filter((key) => old.get(key) !== now.get(key))),
    gone: [...old].filter(([key, space]) => now.get(key) !== space).map(([key, space]) => (key === space ? { space } : { space, artifact: key })),
  };
}

/** Artifacts by their keys and henchmen by their spaces, with the space. */
function pieces({ sites, henchmen }: FortuneView): Map<string, string> {
  return new Map([...sites.map((site) => [site.artifact, site.space] as const), ...henchmen.map(({ space }) => [space, space] as const)]);
}
