/** Where the figures of the advanced elements stand on the map. Pure. */
import { type Dot, henchmanAt, siteAt } from "./layout";
import type { FortuneView, SiteView, VillainView } from "./view";

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
  /** A space without a figure: it may sooner be covered. */
  isBare?: true;
}

export interface Spots {
  temples: { site: SiteView; box: Box }[];
  villains: { villain: VillainView; box: Box }[];
  zeppelin: Box | null;
  /** Where names do not lie. */
  taken: Dot[];
}

/** Heroes, as the map has set them: the tips of their pins. */
export interface Pins {
  stands: readonly { x: number; y: number }[];
  pin: number;
}

/** How much of one box lies under another. */
export function covered(one: Box, other: Box): number {
  const wide = (one.wide + other.wide) / 2 - Math.abs(one.x - other.x);
  const high = (one.high + other.high) / 2 - Math.abs(one.y - other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Steps from the middle of a space, in its size: where artifacts lie, beside it, then farther away. */
const BESIDE: readonly Dot[] = [[0.75, 0.6], [0.95, 0.2], [0, 1.1], [-0.8, 0.7], [-1, 0.2], [0.6, -0.9], [-0.6, -0.9], [1.5, 0.5], [-1.5, 0.5]];
const AROUND: readonly Dot[] = [-1, 1].flatMap((side): Dot[] => [[side, 0.15], [side, 0.75], [side, -0.55]]).concat([[0, 1], [0, -1.2], [-1.6, 0], [1.6, 0], [-1.1, 1.3], [1.1, 1.3], [0, 1.7], [0, -1.9], [-1.7, -1], [1.7, -1]]);
/** Above it first: it flies. */
const ABOVE: readonly Dot[] = [[0, -1], [0, -1.6], [0.9, -1], [-0.9, -1], [0, -2.1], [1.5, -0.5], [-1.5, -0.5], [1.6, 0.3], [-1.6, 0.3], [0, 1.3], [1.2, -1.7], [-1.2, -1.7], [2.1, -0.4], [-2.1, -0.4], [1.2, 1.4], [-1.2, 1.4]];

/** What a step away from the space costs, beside what is covered: a figure belongs to where it stands. */
const FAR = 0.3;
/** How much worse it is to cover a figure than to cover a space. */
const WORSE = 6;

/** The place among these that covers least and is not far. */
export function placed([x, y]: Dot, steps: readonly Dot[], gap: number, wide: number, high: number, taken: readonly Box[], edge: Dot): Box {
  let best: [number, Box] | null = null;
  for (const [right, down] of steps) {
    const box = {
      x: Math.min(Math.max(x + right * gap, wide / 2), edge[0] - wide / 2),
      y: Math.min(Math.max(y + down * gap, high / 2), edge[1] - high / 2),
      wide,
      high,
    };
    const cost = taken.reduce((sum, each) => sum + covered(box, each) * (each.isBare ? 1 : WORSE), FAR * gap * Math.hypot(box.x - x, box.y - y));
    if (!best || cost < best[0]) best = [cost, box];
  }
  return best![1];
}

/** How many rows of marks a Villain has below the figure: bodyguards, wounds, danger markers. */
export function rowsOf({ guards, wounds, markers }: Pick<VillainView, "guards" | "wounds" | "markers">): number {
  return Number(guards > 0) + Number(wounds > 0) + Number(markers > 0);
}

/** Where Villains and the zeppelin find room: beside heroes, artifacts, henchmen and the spaces that show something. */
export function spotsOf(view: FortuneView, places: ReadonlyMap<string, Dot>, { stands, pin }: Pins, gap: number, edge: Dot): Spots {
  const square = ([x, y]: Dot, size: number): Box => ({ x, y, wide: size, high: size });
  const taken: Box[] = [
    ...[...places.values()].map((dot): Box => ({ ...square(dot, gap * 0.8), isBare: true })),
    ...view.sites.filter((site) => !site.temple).map((site) => square(siteAt(places.get(site.space)!, gap, edge[0]), gap)),
    ...view.henchmen.map((each) => square(henchmanAt(places.get(each.space)!, gap), gap * 0.75)),
    ...stands.map(({ x, y }) => ({ x, y: y - pin * 0.62, wide: pin, high: pin * 1.25 })),
  ];
  const pip = Math.max(5, gap * 0.19);
  const temples = view.sites.filter((site) => site.temple).map((site) => {
    const size = Math.min(44, Math.max(26, gap * 1.05));
    const box = placed(places.get(site.space)!, BESIDE, gap, size, size + pip + 2, taken, edge);
    taken.push(box);
    return { site, box };
  });
  const villains = view.villains.map((villain) => {
    const box = placed(places.get(villain.space)!, AROUND, gap, gap * 0.95, gap * 0.95 + rowsOf(villain) * (pip + 2), taken, edge);
    taken.push(box);
    return { villain, box };
  });
  const under = view.zeppelin ? places.get(view.zeppelin.space)! : null;
  const zeppelin = under ? placed(under, ABOVE, gap, gap * 1.9, gap * 0.85, taken, edge) : null;
  const spread = ({ x, y, wide, high }: Box): Dot[] => [[x - wide / 4, y - high / 4], [x + wide / 4, y - high / 4], [x - wide / 4, y + high / 4], [x + wide / 4, y + high / 4]];
  return { temples, villains, zeppelin, taken: [...[...temples, ...villains].map(({ box }) => box), ...(zeppelin ? [zeppelin] : [])].flatMap(spread) };
}
