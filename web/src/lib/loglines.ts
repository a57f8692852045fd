/** The log as it is read: what repeats itself stands there once. Pure. */
import type { LogEntry } from "./messages";

export interface Entry {
  /** Lines that belong together: cards drawn one after the other. */
  lines: LogEntry[];
  /** How often the one line was told, if it was the same again and again. */
  times: number;
}

const DRAWN = /^(drew|dealt)(-|$)/;
const MOST = 8;

function same(one: LogEntry, other: LogEntry): boolean {
  return one.key === other.key && one.clause === other.clause && one.text.en === other.text.en;
}

export function entriesOf(log: readonly LogEntry[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of log) {
    const last = entries.at(-1);
    const before = last?.lines.at(-1);
    if (last && before && last.lines.length === 1 && same(before, line)) last.times += 1;
    else if (last && before && last.times === 1 && last.lines.length < MOST && DRAWN.test(line.key) && before.key === line.key && before.clause === line.clause) last.lines.push(line);
    else entries.push({ lines: [line], times: 1 });
  }
  return entries;
}
