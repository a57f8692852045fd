/** The board as places: 11 rows of 5 cells, row 1 at the bottom; which edges are walled, where the path is open. Pure. */
import type { TileView } from "./view";

export const ROWS = 11;
export const COLUMNS = 5;
export type Side = "N" | "E" | "S" | "W";
export type Level = 1 | 2 | 3 | 4 | 5;

export interface Place {
  row: number;
  column: number;
}

export type Ground = readonly (readonly (TileView | null)[])[];

/** The rows of each level, from the village's edge (1) to the gaols (5). */
export const LEVELS: readonly { level: Level; first: number; last: number }[] = [
  { level: 1, first: 1, last: 1 },
  { level: 2, first: 2, last: 4 },
  { level: 3, first: 5, last: 7 },
  { level: 4, first: 8, last: 10 },
  { level: 5, first: 11, last: 11 },
];

export function cellAt(row: number, column: number): string {
  return `${row}-${column}`;
}

export function placeOf(cell: string): Place {
  const [row = 0, column = 0] = cell.split("-").map(Number);
  return { row, column };
}

export function levelOf(row: number): Level {
  return LEVELS.find(({ first, last }) => row >= first && row <= last)?.level ?? 1;
}

const STEPS: Record<Side, readonly [rows: number, columns: number]> = { N: [1, 0], E: [0, 1], S: [-1, 0], W: [0, -1] };
const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

export function beside(place: Place, side: Side): Place | null {
  const row = place.row + STEPS[side][0];
  const column = place.column + STEPS[side][1];
  return row >= 1 && row <= ROWS && column >= 1 && column <= COLUMNS ? { row, column } : null;
}

function tile(ground: Ground, place: Place): TileView | null {
  return ground[place.row - 1]?.[place.column - 1] ?? null;
}

function bars(ground: Ground, place: Place, side: Side): boolean {
  const there = tile(ground, place);
  return !!there && !there.flat && there.walls.includes(side);
}

/** Whether the edge on this side is walled, by the own tile or by the neighbour's (move.wall: from both sides). */
export function isWalled(ground: Ground, place: Place, side: Side): boolean {
  if (bars(ground, place, side)) return true;
  const other = beside(place, side);
  return other !== null && bars(ground, other, OPPOSITE[side]);
}

export function walledSides(ground: Ground, place: Place): Side[] {
  return SIDES.filter((side) => isWalled(ground, place, side));
}

export interface Wall {
  /** The cell south or west of the edge. */
  row: number;
  column: number;
  side: "N" | "E";
}

/** Every walled edge between two cells once, and walls toward the outside not at all: the board ends there anyway. */
export function walls(ground: Ground): Wall[] {
  const found: Wall[] = [];
  for (let row = 1; row <= ROWS; row++) {
    for (let column = 1; column <= COLUMNS; column++) {
      for (const side of ["N", "E"] as const) {
        const place = { row, column };
        if (beside(place, side) && isWalled(ground, place, side)) found.push({ ...place, side });
      }
    }
  }
  return found;
}

/** How the path goes on from a revealed tile: to a trodden neighbour, into the unknown, or not at all. */
export type Way = "path" | "hint" | "none";

export function ways(ground: Ground, place: Place): Record<Side, Way> {
  const at = (side: Side): Way => {
    const other = beside(place, side);
    if (!other || isWalled(ground, place, side)) return "none";
    const there = tile(ground, other);
    return there && there.face_up ? "path" : "hint";
  };
  return { N: at("N"), E: at("E"), S: at("S"), W: at("W") };
}

const ARROWS: Record<string, Side> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

/** Where an arrow key leads from a cell; null for any other key and beyond the edge. */
export function arrowFrom(cell: string, key: string): string | null {
  const side = ARROWS[key];
  const goal = side && beside(placeOf(cell), side);
  return goal ? cellAt(goal.row, goal.column) : null;
}
