/** Which cards travel when a view follows another. */
import { expect, it } from "vitest";
import { type Places, flights } from "../src/lib/flights";

const places = (cards: Record<string, string>, hidden: Record<string, number> = {}): Places => ({
  cards: new Map(Object.entries(cards)),
  hidden: new Map(Object.entries(hidden)),
});
const fits = (card: string, zone: string) => !zone.endsWith("/characters") || card === "ohio-bob";

it("an open card goes from zone to zone", () => {
  expect(flights(places({ storm: "hand/0" }), places({ storm: "valley" }), fits)).toEqual([
    { card: "storm", from: "hand/0", to: "valley", isTurned: false, isCovered: false },
  ]);
});

it("a drawn card turns, and comes from the pile that fits it", () => {
  const before = places({}, { "pile/exploration": 9, "pile/characters": 4 });
  const after = places({ "ohio-bob": "hand/0" }, { "pile/exploration": 9, "pile/characters": 3 });
  expect(flights(before, after, fits)).toEqual([
    { card: "ohio-bob", from: "pile/characters", to: "hand/0", isTurned: true, isCovered: false },
  ]);
});

it("a card put under a pile is covered", () => {
  const before = places({ torch: "valley" }, { "pile/exploration": 3 });
  const after = places({}, { "pile/exploration": 4 });
  expect(flights(before, after, fits)).toEqual([
    { card: "torch", from: "valley", to: "pile/exploration", isTurned: false, isCovered: true },
  ]);
});

it("what somebody else draws stays face down, from the pile of its kind", () => {
  const before = places({}, { "pile/exploration": 9, "pile/characters": 4, "hand/1/characters": 1, "hand/1/exploration": 2 });
  const after = places({}, { "pile/exploration": 8, "pile/characters": 3, "hand/1/characters": 2, "hand/1/exploration": 3 });
  expect(flights(before, after, fits)).toEqual([
    { card: null, from: "pile/characters", to: "hand/1/characters", isTurned: false, isCovered: false },
    { card: null, from: "pile/exploration", to: "hand/1/exploration", isTurned: false, isCovered: false },
  ]);
});

it("what does not move does not fly", () => {
  const same = places({ storm: "hand/0" }, { "pile/exploration": 9 });
  expect(flights(same, same, fits)).toEqual([]);
});

it("a reshuffle without known cards is no crowd of flights", () => {
  const before = places({ torch: "discard/exploration" }, { "pile/exploration": 0 });
  const after = places({}, { "pile/exploration": 1 });
  expect(flights(before, after, fits)).toHaveLength(1);
});
