/** Where the cells lie on the drawn board, in its own units: a cell is 100 wide, levels stand apart, the gaols are on top. */
import { COLUMNS, LEVELS, ROWS, type Wall, levelOf } from "./ground";

export const CELL = 100;
const EDGE = 10;
const STRIP = 34;
const GAP = 14;
export const WIDTH = 2 * EDGE + STRIP + COLUMNS * CELL;
export const HEIGHT = 2 * EDGE + ROWS * CELL + (LEVELS.length - 1) * GAP;

/** What the columns at both sides of the path need at the least, with the gaps. */
export const SIDES = 564;
const SMALLEST_TALL = 620;
const WORTH_IT = 0.85;

export type Shape = "small" | "tall" | "wide";

/** How the table is laid out: three columns where they leave the path most of the height, else two below the heroes; one
    below the other where there is no room for two. */
export function shapeOf(width: number, height: number, isPhone: boolean): Shape {
  if (isPhone || (width > 0 && width < SMALLEST_TALL)) return "small";
  const path = height * (WIDTH / HEIGHT);
  return width > 0 && width - SIDES < path * WORTH_IT ? "tall" : "wide";
}

/** The left top corner of a cell. */
export function corner(row: number, column: number): { x: number; y: number } {
  const gaps = LEVELS.length - levelOf(row);
  return { x: EDGE + STRIP + (column - 1) * CELL, y: EDGE + (ROWS - row) * CELL + gaps * GAP };
}

export interface Band {
  level: (typeof LEVELS)[number]["level"];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The ground of each level, its strip with the name at the left. */
export const BANDS: readonly Band[] = LEVELS.map(({ level, first, last }) => ({
  level,
  x: EDGE,
  y: corner(last, 1).y,
  width: STRIP + COLUMNS * CELL,
  height: (last - first + 1) * CELL,
}));
export const STRIP_WIDTH = STRIP;

const PER_SIDE = 4;

/** A thorny root along a walled edge: a wavy stem, and thorns to both sides of it. The waves depend on the place alone. */
export function root({ row, column, side }: Wall): { stem: string; thorns: string } {
  const { x, y } = corner(row, column);
  const isAcross = side === "N";
  // Between two levels the root runs in the middle of the gap.
  const north = isAcross && levelOf(row) !== levelOf(row + 1) ? y - GAP / 2 : y;
  const start = isAcross ? [x - 2, north] : [x + CELL, y - 2];
  const at = (along: number, off: number): string => {
    const point = isAcross ? [start[0]! + along, start[1]! + off] : [start[0]! + off, start[1]! + along];
    return point.map((value) => Math.round(value * 10) / 10).join(" ");
  };
  const length = CELL + 4;
  const step = length / PER_SIDE;
  const turn = (row * 7 + column * 3) % 2 ? 1 : -1;
  let stem = `M${at(0, 0)}`;
  let thorns = "";
  for (let part = 0; part < PER_SIDE; part++) {
    const bend = (part % 2 ? -1 : 1) * turn;
    stem += `Q${at((part + 0.5) * step, 7 * bend)} ${at((part + 1) * step, 0)}`;
    const [from, to] = [(part + 0.32) * step, (part + 0.62) * step];
    thorns += `M${at(from, 1 * bend)}L${at((from + to) / 2 + 3, 14 * bend)}L${at(to, 1 * bend)}Z`;
    thorns += `M${at(from + 2, 1 * bend)}L${at((from + to) / 2 - 3, -10 * bend)}L${at(to - 2, 1 * bend)}Z`;
  }
  return { stem, thorns };
}
