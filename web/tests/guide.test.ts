/** A guided first game: lessons stay, advice belongs to its question. */
import { describe, expect, it } from "vitest";
import { NO_GUIDE, guideAfter, isGuided } from "../src/lib/guide";
import type { GameInfo, Parts } from "../src/lib/messages";

const words = { en: "a", fr: "a" };
const lesson = { key: "goal", clause: "end.two-treasures", title: words, text: words };
const question = { prompt: words, options: [], can_undo: false, story: null };
const parts = (given: object): Parts => given as Parts;

describe("a server that teaches nothing", () => {
  it("is told by what is absent", () => {
    expect(isGuided({ name: "altiplano" } as GameInfo)).toBe(false);
    expect(guideAfter(NO_GUIDE, parts({ question }))).toBe(NO_GUIDE);
  });
});

describe("a guide", () => {
  const taught = guideAfter(NO_GUIDE, parts({ lessons: [lesson], advice: { option: "draw/characters", text: words } }));

  it("keeps lessons and advice while the question stands", () => {
    expect(guideAfter(taught, parts({ chat: [] }))).toBe(taught);
  });

  it("takes advice back with its question", () => {
    expect(guideAfter(taught, parts({ question }))).toEqual({ lessons: [lesson], advice: null });
  });

  it("gives new advice with a new question", () => {
    const next = guideAfter(taught, parts({ question, advice: { option: "pass", text: words } }));
    expect(next.advice?.option).toBe("pass");
  });
});
