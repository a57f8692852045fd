/** The guided first game: what a server that offers one sends besides. Absent fields mean that nobody teaches here. */
import type { AdviceInfo, CourseInfo, GameInfo, LessonInfo, Parts, ReminderInfo } from "./messages";

export interface Guide {
  lessons: LessonInfo[];
  /** How many of them, the last ones, belong to the open question or to the end. */
  due: number;
  reminder: ReminderInfo | null;
  advice: AdviceInfo | null;
}

export const NO_GUIDE: Guide = { lessons: [], due: 0, reminder: null, advice: null };

export function isGuided(game: GameInfo): boolean {
  return game.guided === true;
}

/** Guided games for those who know the first one. */
export function furtherCourses(game: GameInfo): CourseInfo[] {
  return game.courses ?? [];
}

/** What is said about a question belongs to it: a new question has none of it but what comes with it. */
export function guideAfter(guide: Guide, parts: Parts): Guide {
  const lessons = parts.lessons ?? guide.lessons;
  const due = parts.lessons_due ?? guide.due;
  const reminder = parts.reminder !== undefined ? parts.reminder : parts.question ? null : guide.reminder;
  const advice = parts.advice !== undefined ? parts.advice : parts.question ? null : guide.advice;
  const isSame = lessons === guide.lessons && due === guide.due && reminder === guide.reminder && advice === guide.advice;
  return isSame ? guide : { lessons, due, reminder, advice };
}

/** Lessons still to be read: those of the open question, without the first `read` of all. Whoever opens a game that was
 *  played elsewhere is not told what belongs to questions long answered. */
export function unread(guide: Guide, read: number): LessonInfo[] {
  return guide.lessons.slice(Math.max(read, guide.lessons.length - guide.due));
}

/** The rule of a style sheet that marks what a lesson speaks of: cards by their key, other things and zones by name. */
export function markRule(root: string, marks: readonly string[]): string {
  if (marks.length === 0) return "";
  const selectors = marks.flatMap((mark) => {
    const name = JSON.stringify(mark);
    return mark.startsWith("card/") ? [`[data-card=${JSON.stringify(mark.slice(5))}]`] : [`[data-thing=${name}]`, `[data-zone=${name}]`];
  });
  return `${root} :is(${selectors.join(", ")}):not(:focus-visible) { outline: 3px dashed var(--verdigris); outline-offset: -1px; border-radius: 8px; }`;
}
