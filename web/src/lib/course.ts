/** The course of a game as its log tells it: what turned it, and when. Pure. */
import type { BoardModel } from "../boards/board";
import type { LogEntry } from "./messages";

export interface Point {
  /** In which turn (Day) it was, from 1; 0 before the first. */
  turn: number;
  line: LogEntry;
}

export function turningPoints(log: readonly LogEntry[], model: BoardModel): Point[] {
  const { turns = [], points = [] } = model.course ?? {};
  const found: Point[] = [];
  let turn = 0;
  for (const line of log) {
    if (turns.includes(line.key)) turn += 1;
    else if (points.includes(line.key)) found.push({ turn, line });
  }
  return found;
}
