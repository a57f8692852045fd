/** The guided first game: what a server that offers one sends besides. Absent fields mean that nobody teaches here. */
import type { GameInfo, Parts, Said } from "./messages";

export interface LessonInfo {
  key: string;
  clause: string;
  title: Said;
  text: Said;
}

export interface Advice {
  option: string;
  text: Said;
}

export interface GuidedParts {
  lessons?: LessonInfo[] | null;
  advice?: Advice | null;
}

export interface Guide {
  lessons: LessonInfo[];
  advice: Advice | null;
}

export const NO_GUIDE: Guide = { lessons: [], advice: null };

export function isGuided(game: GameInfo): boolean {
  return (game as GameInfo & { guided?: boolean }).guided === true;
}

/** Advice belongs to the open question: a new question without advice has none. */
export function guideAfter(guide: Guide, parts: Parts): Guide {
  const given = parts as Parts & GuidedParts;
  const lessons = given.lessons ?? guide.lessons;
  const advice = given.advice !== undefined ? given.advice : parts.question ? null : guide.advice;
  return lessons === guide.lessons && advice === guide.advice ? guide : { lessons, advice };
}
