/** Which cards travel when a view follows another. */
import { expect, it } from "vitest";
import { type Places, type Travel, flights, sortOf } from "../src/lib/flights";

const places = (things: Record<string, string>, alike: Record<string, number> = {}): Places => ({
  things: new Map(Object.entries(things)),
  alike: new Map(Object.entries(alike)),
});
const travel: Travel = {
  fits: (thing, from, to) =>
    thing === null ? sortOf(from) === sortOf(to) : !from.endsWith("/characters") || thing === "ohio-bob",
  greys: (from, to) => from.startsWith("camp/") && to === "discard",
};

it("an open card goes from zone to zone", () => {
  expect(flights(places({ storm: "hand/0" }), places({ storm: "valley" }), travel)).toEqual([
    { thing: "storm", from: "hand/0", to: "valley", isTurned: false, isCovered: false, isGrey: false },
  ]);
});

it("a drawn card turns, and comes from the pile that fits it", () => {
  const before = places({}, { "pile/exploration": 9, "pile/characters": 4 });
  const after = places({ "ohio-bob": "hand/0" }, { "pile/exploration": 9, "pile/characters": 3 });
  expect(flights(before, after, travel)).toEqual([
    { thing: "ohio-bob", from: "pile/characters", to: "hand/0", isTurned: true, isCovered: false, isGrey: false },
  ]);
});

it("a card put under a pile is covered", () => {
  const before = places({ torch: "valley" }, { "pile/exploration": 3 });
  const after = places({}, { "pile/exploration": 4 });
  expect(flights(before, after, travel)).toEqual([
    { thing: "torch", from: "valley", to: "pile/exploration", isTurned: false, isCovered: true, isGrey: false },
  ]);
});

it("what somebody else draws stays face down, from the pile of its kind", () => {
  const before = places({}, { "pile/exploration": 9, "pile/characters": 4, "hand/1/characters": 1, "hand/1/exploration": 2 });
  const after = places({}, { "pile/exploration": 8, "pile/characters": 3, "hand/1/characters": 2, "hand/1/exploration": 3 });
  expect(flights(before, after, travel)).toEqual([
    { thing: null, from: "pile/characters", to: "hand/1/characters", isTurned: false, isCovered: false, isGrey: false },
    { thing: null, from: "pile/exploration", to: "hand/1/exploration", isTurned: false, isCovered: false, isGrey: false },
  ]);
});

it("what does not move does not fly", () => {
  const same = places({ storm: "hand/0" }, { "pile/exploration": 9 });
  expect(flights(same, same, travel)).toEqual([]);
});

it("a reshuffle without known cards is no crowd of flights", () => {
  const before = places({ torch: "discard/exploration" }, { "pile/exploration": 0 });
  const after = places({}, { "pile/exploration": 1 });
  expect(flights(before, after, travel)).toHaveLength(1);
});

it("figures of one sort go to where there are more of them, and no other sort takes their place", () => {
  const before = places({}, { "supply/spider": 4, "supply/moth": 3, "cell/2-1/spider": 0, "cell/2-2/moth": 1 });
  const after = places({}, { "supply/spider": 2, "supply/moth": 3, "cell/2-1/spider": 2, "cell/2-2/moth": 0, "bag/moth": 0 });
  expect(flights(before, after, travel).map(({ thing, from, to }) => [thing, from, to])).toEqual([
    [null, "supply/spider", "cell/2-1/spider"],
    [null, "supply/spider", "cell/2-1/spider"],
  ]);
});

it("a figure with a name goes from cell to cell, and what is removed greys", () => {
  const moved = flights(places({ "figure/arthur": "cell/1-2", "card/storm": "camp/0" }), places({ "figure/arthur": "cell/2-2", "card/storm": "discard" }), travel);
  expect(moved.map(({ thing, isGrey }) => [thing, isGrey])).toEqual([
    ["figure/arthur", false],
    ["card/storm", true],
  ]);
});
