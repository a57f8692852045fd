/** Who sits where at a new table. */
import { expect, it } from "vitest";
import { seatsWanted } from "../src/lib/sitters";

it("two at this screen, a friend and a bot: four seats, of which this screen has two", () => {
  const { seats, mine } = seatsWanted(["here", "human", "bot"], [" Ana ", "Ben", "not asked", ""], "greedy");
  expect(seats.map(({ kind }) => kind)).toEqual(["human", "human", "human", "bot"]);
  expect(seats.map(({ name }) => name)).toEqual(["Ana", "Ben", "", ""]);
  expect(mine).toEqual([0, 1]);
});

it("bots in all the other seats, up to eight", () => {
  const { seats, mine } = seatsWanted(Array.from({ length: 7 }, () => "bot" as const), [], "random");
  expect(seats).toHaveLength(8);
  expect(seats.slice(1)).toEqual(Array.from({ length: 7 }, () => ({ kind: "bot", name: "", bot: "random" })));
  expect(mine).toEqual([0]);
});
