/** Where spaces are drawn on the map: at their centres, but so far apart that fingers and figures find room. Pure. */
import map from "virtual:map/fortune-and-glory";
import { unpacked } from "../../lib/arcs";
import type { Outlines } from "../../lib/pictures";
import { SPACES, WRAPS } from "./spaces";

export type Dot = readonly [number, number];
export const MAP: Outlines = unpacked(map);
export const { width: WIDTH, height: HEIGHT } = MAP;
export const KEYS = Object.keys(SPACES);

export function centre(space: string): Dot {
  return MAP.spaces[space]!.centre;
}

const ROUNDS = 90;
/** In the last rounds spaces only give way to each other: what drew them back must not leave one over another. */
const LAST = 20;
/** How strongly a space is drawn back to where it lies. */
const HOME = 0.04;

/**
 * Places in pixels at a scale, at least so far from each other; where Europe is too small for its cities they give way to each
 * other. The same for everybody who looks at the same scale.
 */
export function settled(scale: number, gap: number): Map<string, Dot> {
  const home = KEYS.map((key) => centre(key).map((at) => at * scale) as [number, number]);
  const at = home.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < ROUNDS; round++) {
    for (let one = 0; one < at.length; one++) {
      for (let other = one + 1; other < at.length; other++) {
        const [dx, dy] = [at[other]![0] - at[one]![0], at[other]![1] - at[one]![1]];
        if (Math.abs(dx) >= gap || Math.abs(dy) >= gap) continue;
        const far = Math.hypot(dx, dy) || 0.01;
        if (far >= gap) continue;
        const push = (gap - far) / far / 2;
        at[one]![0] -= dx * push;
        at[one]![1] -= dy * push;
        at[other]![0] += dx * push;
        at[other]![1] += dy * push;
      }
    }
    const pull = round < ROUNDS - LAST ? HOME : 0;
    at.forEach((each, number) => {
      each[0] += (home[number]![0] - each[0]) * pull;
      each[1] += (home[number]![1] - each[1]) * pull;
      each[0] = Math.min(Math.max(each[0], gap / 2), WIDTH * scale - gap / 2);
      each[1] = Math.min(Math.max(each[1], gap / 2), HEIGHT * scale - gap / 2);
    });
  }
  return new Map(KEYS.map((key, number) => [key, at[number]!]));
}

export function isWrap(here: string, there: string): boolean {
  return WRAPS.some(([west, east]) => (here === west && there === east) || (here === east && there === west));
}

/** A line through these spaces; over the Pacific it leaves at one edge and comes in at the other. */
export function line(spaces: readonly string[], places: ReadonlyMap<string, Dot>, wide: number): string {
  let path = "";
  spaces.forEach((space, step) => {
    const [x, y] = places.get(space)!;
    const before = spaces[step - 1];
    if (before === undefined) path = `M${x.toFixed(1)} ${y.toFixed(1)}`;
    else if (isWrap(before, space)) {
      const from = places.get(before)!;
      const [out, back] = from[0] > wide / 2 ? [wide, 0] : [0, wide];
      const middle = (from[1] + y) / 2;
      path += `L${out} ${middle.toFixed(1)}M${back} ${middle.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`;
    } else path += `L${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return path;
}

/** A flight: a bow between two spaces. */
export function bow([x, y]: Dot, [toX, toY]: Dot): string {
  const lift = Math.hypot(toX - x, toY - y) * 0.18;
  return `M${x.toFixed(1)} ${y.toFixed(1)}Q${((x + toX) / 2).toFixed(1)} ${((y + toY) / 2 - lift).toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`;
}

/** How far the figures of one space stand from its middle, side by side, in rows of four. */
export function apart(number: number, count: number, step: number): Dot {
  const row = Math.floor(number / 4);
  const inRow = Math.min(4, count - row * 4);
  return [((number % 4) - (inRow - 1) / 2) * step, -row * step];
}

/** A map in a window: how many pixels a unit takes, and where its upper left corner lies. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

/** The camera so that the map covers the window where it is larger, and stands in its middle where it is smaller. */
export function held(camera: Camera, width: number, height: number): Camera {
  const [wide, high] = [WIDTH * camera.scale, HEIGHT * camera.scale];
  const keep = (at: number, size: number, room: number) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at)));
  return { scale: camera.scale, x: keep(camera.x, wide, width), y: keep(camera.y, high, height) };
}

/** The same with another scale; what lies at this place of the window stays there. */
export function zoomed(camera: Camera, scale: number, x: number, y: number): Camera {
  const share = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * share, y: y - (y - camera.y) * share };
}

export interface Label {
  space: string;
  text: string;
  x: number;
  y: number;
}

/** Names that find room below or above their spaces without lying on each other: the more, the larger the map is drawn. */
export function labelled(
  names: readonly (readonly [space: string, text: string])[],
  places: ReadonlyMap<string, Dot>,
  taken: readonly Dot[],
  size: number,
  gap: number,
): Label[] {
  const boxes: [number, number, number, number][] = taken.map(([x, y]) => [x - gap * 0.42, y - gap * 0.42, x + gap * 0.42, y + gap * 0.42]);
  const found: Label[] = [];
  for (const [space, text] of names) {
    const [x, y] = places.get(space)!;
    const wide = text.length * size * 0.53 + 4;
    for (const down of [gap * 0.42 + size * 0.62, -gap * 0.42 - size * 0.5]) {
      const box: [number, number, number, number] = [x - wide / 2, y + down - size * 0.55, x + wide / 2, y + down + size * 0.5];
      if (boxes.some(([left, top, right, bottom]) => left < box[2] && right > box[0] && top < box[3] && bottom > box[1])) continue;
      boxes.push(box);
      found.push({ space, text, x, y: y + down });
      break;
    }
  }
  return found;
}

/** Where an artifact lies beside the middle of its space, which shows what it costs to come there; never over the edge of the map. */
export function siteAt([x, y]: Dot, gap: number, edge: number): Dot {
  return [Math.min(x + gap * 0.62, edge - gap * 0.5), Math.min(y + gap * 0.42, (edge * HEIGHT) / WIDTH - gap * 0.5)];
}

/** Where a henchman stands, on its other side. */
export function henchmanAt([x, y]: Dot, gap: number): Dot {
  return [x - gap * 0.55, y + gap * 0.42];
}
