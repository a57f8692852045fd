/** The tables this browser knows, with their secrets: a link that was lost is found again here. */
import { keep, kept } from "./storage";
import type { TableMade } from "./messages";

export interface Remembered {
  table: string;
  game: string;
  /** Own secrets: several on one screen. */
  secrets: string[];
  /** Links for the others, by seat; whoever made the table has them. */
  others: { seat: number; secret: string }[];
  spectators: string;
  /** When it was last open here, in milliseconds. */
  at: number;
  isOver: boolean;
}

const NAME = "tables";
const MOST = 40;

function isRemembered(value: unknown): value is Remembered {
  const entry = value as Partial<Remembered> | null;
  return typeof entry?.table === "string" && Array.isArray(entry.secrets) && typeof entry.at === "number";
}

/** Newest first. What cannot be read is as good as absent. */
export function tables(): Remembered[] {
  try {
    const read: unknown = JSON.parse(kept(NAME) ?? "[]");
    return Array.isArray(read) ? read.filter(isRemembered).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

export function remember(entry: Remembered): void {
  const others = tables().filter((each) => each.table !== entry.table);
  keep(NAME, JSON.stringify([entry, ...others].slice(0, MOST)));
}

export function forget(table: string): void {
  keep(NAME, JSON.stringify(tables().filter((each) => each.table !== table)));
}

export function recall(table: string): Remembered | undefined {
  return tables().find((each) => each.table === table);
}

/** What to keep of a new table: `mine` are the seats at this screen. */
export function asMade(made: TableMade, game: string, mine: readonly number[]): Remembered {
  const own = made.links.filter((link) => mine.includes(link.seat));
  const others = made.links.filter((link) => !mine.includes(link.seat));
  return {
    table: made.table,
    game,
    secrets: own.map((link) => link.secret),
    others,
    spectators: made.spectators,
    at: Date.now(),
    isOver: false,
  };
}
