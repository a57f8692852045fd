/** How quickly things are shown: how long motion takes, and how long what others do stands before the game goes on. */
export const PACES = ["slow", "normal", "fast", "instant"] as const;

export type Pace = (typeof PACES)[number];

/** By how much motion is longer or shorter; 0: nothing moves. */
export const MOTION: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };
/** Milliseconds for which a move of somebody else stands before the next. */
const MOVE: Record<Pace, number> = { slow: 1500, normal: 600, fast: 120, instant: 0 };
const READING = { first: 1100, word: 130, most: 7000 };

export function isPace(word: unknown): word is Pace {
  return PACES.includes(word as Pace);
}

export function moveHold(pace: Pace): number {
  return MOVE[pace];
}

/** How long something that is told stands: as long as it takes to read; a slow table waits until it is told to go on. */
export function tellingHold(pace: Pace, text: string): number {
  if (pace === "instant") return 0;
  if (pace === "slow") return Infinity;
  const words = text.split(/\s+/).filter(Boolean).length;
  const time = Math.min(READING.most, READING.first + READING.word * words);
  return pace === "fast" ? time / 2 : time;
}
