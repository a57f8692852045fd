import { expect, test } from "vitest";
import { entriesOf } from "../src/lib/loglines";
import { pieces } from "../src/lib/terms";

const line = (key: string, text: string, clause = "a.b") => ({ key, clause, text: { en: text, fr: text } });

test("what repeats itself stands there once", () => {
  const log = [line("drew", "Ada draws a card."), line("drew", "Ada draws a card."), line("turn", "Bob’s turn.")];
  expect(entriesOf(log).map(({ lines, times }) => [lines.length, times])).toEqual([[1, 2], [1, 1]]);
});

test("cards drawn one after the other are one entry; other lines are not put together", () => {
  const log = [line("drew", "You draw Torch."), line("drew", "You draw Storm."), line("placed", "A."), line("placed", "B.")];
  expect(entriesOf(log).map(({ lines }) => lines.length)).toEqual([2, 1, 1]);
});

test("another clause is another entry", () => {
  expect(entriesOf([line("drew", "A.", "x.y"), line("drew", "B.", "z.w")]).length).toBe(2);
});

test("words are found in all their forms, and not inside other words", () => {
  const stems = new Map([["anchored", "Ancré"], ["boost", "boost, Boosté"]]);
  expect(pieces("Elle est Ancrée et a 2 boosts, sans reboost.", stems).filter((each) => each.term)).toEqual([
    { text: "Ancrée", term: "anchored" },
    { text: "boosts", term: "boost" },
  ]);
});
