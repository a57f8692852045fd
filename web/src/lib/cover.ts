/** One screen for several seats: whose hand may be seen. Pure: the page asks it after every change. */

export interface Cover {
  /** The seat at the screen, by its place among this screen's seats. */
  at: number;
  /** Whether that seat's hand is covered: nothing of any hand is drawn then. */
  isCovered: boolean;
}

/** `asked` says for each seat of this screen whether something is asked of it now. */
export function covered(now: Cover, asked: readonly boolean[]): Cover {
  if (asked.length < 2 || asked[now.at]) return now;
  const next = asked.findIndex(Boolean);
  return next < 0 ? now : { at: next, isCovered: true };
}

export function uncovered(now: Cover): Cover {
  return { ...now, isCovered: false };
}
