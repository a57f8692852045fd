/** A change told in scenes: what happened at once by the rules is seen one thing after the other. Pure. */
import type { BoardModel } from "../boards/board";
import type { LogEntry } from "./messages";
import type { Seen, View } from "./reduce";

/** One scene of a change: the position as it was then, and the lines that led to it. */
export interface Scene {
  view: View;
  lines: LogEntry[];
  /** It is told: it stands until it has been read. */
  isTold: boolean;
  /** The zone that it is about, if there is one. */
  spot?: string;
  /** What the lines do not say: both sides of a comparison. */
  caption?: string;
}

const NOTHING_ASKED = { prompt: { en: "", fr: "" }, options: [], can_undo: false, can_rest: false };

/** The lines that a change has brought; none where choices were taken back. */
export function newLines(from: Seen | null, to: Seen): LogEntry[] {
  return from && to.log.length >= from.log.length ? to.log.slice(from.log.length) : [];
}

/** The scenes before the last position, which is `to` itself; none for a plain move. */
export function scenesOf(model: BoardModel, from: Seen, to: Seen, isOwn: boolean): Scene[] {
  const lines = newLines(from, to);
  if (lines.length === 0) return [];
  const own = model.scenes?.(from.view, to.view, lines) ?? [];
  if (own.length > 0) return own;
  const { always = [], others = [] } = model.told ?? {};
  const isTold = lines.some((line) => always.includes(line.key) || (!isOwn && others.includes(line.key)));
  return isTold ? [{ view: to.view, lines, isTold: true }] : [];
}

/** What is seen while a scene stands: nothing is asked yet. `told` are the lines of this change up to it. */
export function seenIn(scene: Scene, from: Seen, to: Seen, told: number): Seen {
  return {
    ...from,
    view: scene.view,
    log: to.log.slice(0, from.log.length + told),
    question: { ...NOTHING_ASKED, story: to.question.story },
  };
}
