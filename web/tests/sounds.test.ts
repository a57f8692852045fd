import { describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../src/lib/messages";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { isSounding: false } }));
const { soundOf } = await import("../src/lib/sounds");

const line = (key: string): LogEntry => ({ key, clause: "", text: { en: "", fr: "" } });
const STEP = { lines: [line("moved")], dice: ["rolled"], moves: 1, isEnd: false };

describe("what a step sounds like", () => {
  it("is a card that slides where something moves, and nothing where nothing does", () => {
    expect(soundOf(STEP)).toBe("slide");
    expect(soundOf({ ...STEP, moves: 0 })).toBeNull();
  });

  it("is dice where a line of the game tells of them, whatever moves", () => {
    expect(soundOf({ ...STEP, lines: [line("moved"), line("rolled")] })).toBe("dice");
    expect(soundOf({ ...STEP, lines: [line("rolled")], dice: [] })).toBe("slide");
  });

  it("is the end, before all", () => {
    expect(soundOf({ ...STEP, lines: [line("rolled")], moves: 0, isEnd: true })).toBe("end");
  });
});
