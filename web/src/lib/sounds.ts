/** Sounds of the table, soft, for those who turn them on. They are made as they are played, by zzfx, which is fetched then. */
import type { LogEntry } from "./messages";
import { settings } from "./settings.svelte";

export type Sound = "slide" | "dice" | "turn" | "end";

/**
 * The numbers of each for zzfx: volume, randomness, frequency, attack, sustain, release, shape (0 sine, 4 noise), curve,
 * slide, its change, jump of pitch, when, repeat, noise, modulation, crush, echo, level of the sustain, decay, tremolo,
 * filter (below 0 what is higher is left out).
 */
const NOTES: Record<Sound, readonly number[]> = {
  slide: [0.25, 0.1, 190, 0.02, 0.03, 0.09, 4, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.02, 0, -1200],
  dice: [0.4, 0.15, 320, 0, 0.02, 0.3, 4, 2, 0, 0, 0, 0, 0.07, 0, 0, 0, 0.03, 0.6, 0.01, 0, -2200],
  turn: [0.5, 0, 392, 0.02, 0.09, 0.3, 0, 1, 0, 0, 131, 0.11, 0, 0, 0, 0, 0, 0.7, 0.05],
  end: [0.5, 0, 262, 0.03, 0.3, 0.8, 0, 1, 0, 0, 131, 0.22, 0, 0, 0, 0, 0.12, 0.7, 0.1],
};

/** What a step sounds like: of several things the one that matters most. */
export function soundOf(step: { lines: readonly LogEntry[]; dice: readonly string[]; moves: number; isEnd: boolean }): Sound | null {
  if (step.isEnd) return "end";
  if (step.lines.some((line) => step.dice.includes(line.key))) return "dice";
  return step.moves > 0 ? "slide" : null;
}

export async function play(sound: Sound | null): Promise<void> {
  if (!sound || !settings.isSounding || document.visibilityState === "hidden") return;
  const { ZZFX } = await import("zzfx");
  // A browser lets a page be heard once somebody has touched it.
  if (ZZFX.audioContext.state === "suspended") await ZZFX.audioContext.resume();
  ZZFX.play(...NOTES[sound]);
}
