import { describe, expect, test } from "vitest";
import { inTone } from "../src/lib/tone";

const words = { en: "Choose where Arthur goes.", fr: "Choisis où va Arthur.", fr_simple: "Où va Arthur ?" };

describe("a sentence in a tone", () => {
  test("is short where there is a short one", () => {
    expect(inTone(words, "fr", "simple")).toBe("Où va Arthur ?");
    expect(inTone(words, "en", "simple")).toBe("Choose where Arthur goes.");
  });

  test("is full unless the reader wants it short", () => {
    expect(inTone(words, "fr", "full")).toBe("Choisis où va Arthur.");
  });
});
