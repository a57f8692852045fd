/** On one screen a hand is seen by its owner alone. */
import { describe, expect, it } from "vitest";
import { covered, uncovered } from "../src/lib/cover";

describe("the cover", () => {
  it("comes when another seat is asked", () => {
    expect(covered({ at: 0, isCovered: false }, [false, true])).toEqual({ at: 1, isCovered: true });
    expect(covered({ at: 1, isCovered: false }, [true, false])).toEqual({ at: 0, isCovered: true });
  });

  it("stays away while the same seat is asked again", () => {
    expect(covered({ at: 0, isCovered: false }, [true, false])).toEqual({ at: 0, isCovered: false });
    expect(covered({ at: 0, isCovered: false }, [true, true])).toEqual({ at: 0, isCovered: false });
  });

  it("does not fall while nobody is asked", () => {
    expect(covered({ at: 0, isCovered: false }, [false, false])).toEqual({ at: 0, isCovered: false });
  });

  it("is lifted by hand only, and for that seat", () => {
    const fallen = covered({ at: 0, isCovered: false }, [false, true]);
    expect(covered(fallen, [false, true])).toEqual(fallen);
    expect(uncovered(fallen)).toEqual({ at: 1, isCovered: false });
  });

  it("covers a lifted hand again when the question moves on", () => {
    const mine = uncovered(covered({ at: 0, isCovered: false }, [false, true]));
    expect(covered(mine, [true, false])).toEqual({ at: 0, isCovered: true });
  });

  it("is not there for a seat alone at its screen", () => {
    expect(covered({ at: 0, isCovered: false }, [false])).toEqual({ at: 0, isCovered: false });
  });
});
