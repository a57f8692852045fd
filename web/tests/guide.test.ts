/** A guided first game: lessons stay, advice belongs to its question. */
import { describe, expect, it } from "vitest";
import { NO_GUIDE, furtherCourses, guideAfter, isGuided, markRule, unread } from "../src/lib/guide";
import type { GameInfo, Parts } from "../src/lib/messages";

const words = { en: "a", fr: "a" };
const lesson = { key: "goal", clause: "end.two-treasures", title: words, text: words, marks: [] };
const question = { prompt: words, options: [], can_undo: false, story: null };
const parts = (given: object): Parts => given as Parts;

describe("a server that teaches nothing", () => {
  it("is told by what is absent", () => {
    expect(isGuided({ name: "altiplano" } as GameInfo)).toBe(false);
    expect(furtherCourses({ name: "altiplano" } as GameInfo)).toEqual([]);
    expect(guideAfter(NO_GUIDE, parts({ question }))).toBe(NO_GUIDE);
  });
});

describe("a guide", () => {
  const taught = guideAfter(NO_GUIDE, parts({ lessons: [lesson], advice: { option: "draw/characters", text: words } }));

  it("keeps lessons and advice while the question stands", () => {
    expect(guideAfter(taught, parts({ chat: [] }))).toBe(taught);
  });

  it("takes advice back with its question", () => {
    expect(guideAfter(taught, parts({ question }))).toEqual({ lessons: [lesson], due: 0, reminder: null, advice: null });
  });

  it("gives new advice with a new question", () => {
    const next = guideAfter(taught, parts({ question, advice: { option: "pass", text: words } }));
    expect(next.advice?.option).toBe("pass");
  });

  it("reminds while the question stands", () => {
    const reminded = guideAfter(taught, parts({ question, reminder: { clause: "phase1.draw", text: words } }));
    expect(guideAfter(reminded, parts({ chat: [] })).reminder?.clause).toBe("phase1.draw");
    expect(guideAfter(reminded, parts({ question })).reminder).toBeNull();
  });
});

describe("lessons to be read", () => {
  const many = Array.from({ length: 44 }, (_, n) => ({ ...lesson, key: `lesson-${n}` }));
  const keys = (due: number, read: number) => unread({ ...NO_GUIDE, lessons: many, due }, read).map(({ key }) => key);

  it("are those of the open question, however few were read here", () => {
    expect(keys(1, 0)).toEqual(["lesson-43"]);
    expect(keys(0, 0)).toEqual([]);
  });

  it("are not read twice", () => {
    expect(keys(2, 43)).toEqual(["lesson-43"]);
    expect(keys(2, 44)).toEqual([]);
  });
});

describe("what a lesson speaks of", () => {
  it("is marked by the key of its card, or by the name of a thing or zone", () => {
    expect(markRule("#choices", ["card/storm", "camp/0"])).toContain('#choices :is([data-card="storm"], [data-thing="camp/0"], [data-zone="camp/0"])');
    expect(markRule("#choices", [])).toBe("");
  });
});
