/** What a seat sees, put together from a whole and its changes. */
import { describe, expect, it } from "vitest";
import type { Parts, Question, TableInfo, Whole } from "../src/lib/messages";
import { type Seen, fromWhole, withChange } from "../src/lib/reduce";

const words = (text: string) => ({ en: text, fr: text });
const line = (text: string) => ({ text: words(text), clause: "turn.order", key: "line" });
const question = (prompt: string): Question => ({ prompt: words(prompt), options: [], can_undo: false, story: null, can_rest: false });
const info = (status: TableInfo["status"]): TableInfo => ({
  table: "T", game: "altiplano", version: "1", options: {}, status, seats: [], clock: null, running: null, watching: 0,
  next_table: "", next_secret: "", next_look: "", look: "", goes_on: false, sees: [], notice: null,
}); // prettier-ignore

const WHOLE: Whole = {
  type: "whole",
  n: 5,
  seat: 1,
  parts: { info: info("playing"), view: { turn: 1 }, question: question("draw"), log: [line("a"), line("b")], chat: [], offers: [], reactions: "ask" },
};

function after(seen: Seen, n: number, parts: Parts): Seen {
  const reduced = withChange(seen, { type: "change", n, parts });
  if (reduced.kind !== "seen") throw new Error(reduced.kind);
  return reduced.seen;
}

const start = fromWhole(WHOLE)!;

describe("a whole", () => {
  it("is everything", () => {
    expect(start).toMatchObject({ n: 5, asked: 5, seat: 1, view: { turn: 1 }, ended: null, reactions: "ask" });
    expect(start.log.map((each) => each.text.en)).toEqual(["a", "b"]);
  });

  it("without a view is no table", () => {
    expect(fromWhole({ ...WHOLE, parts: {} })).toBeNull();
  });
});

describe("a change", () => {
  it("replaces only what it brings", () => {
    const seen = after(start, 6, { view: { turn: 2 } });
    expect(seen.view).toEqual({ turn: 2 });
    expect(seen.question).toBe(start.question);
    expect(seen.asked).toBe(5);
  });

  it("that asks moves the number of the question", () => {
    expect(after(start, 6, { question: question("act") }).asked).toBe(6);
  });

  it("adds lines where the server says so", () => {
    const seen = after(start, 6, { log: [line("c")], log_from: 2 });
    expect(seen.log.map((each) => each.text.en)).toEqual(["a", "b", "c"]);
  });

  it("cuts the log after an undo", () => {
    const seen = after(start, 6, { log: [line("z")], log_from: 1 });
    expect(seen.log.map((each) => each.text.en)).toEqual(["a", "z"]);
    expect(after(start, 6, { log: [] }).log).toEqual([]);
  });

  it("adds chat once", () => {
    const hello = { number: 1, seat: 0, text: "hi", phrase: "", at: 0 };
    const seen = after(start, 6, { chat: [hello] });
    expect(after(seen, 7, { chat: [hello, { ...hello, number: 2 }] }).chat.map((each) => each.number)).toEqual([1, 2]);
  });

  it("can take back an end", () => {
    const ended = { winners: [0], scores: [], clause: "end.two-treasures", text: words("won") };
    const over = after(start, 6, { info: info("over"), ended });
    expect(over.ended).toEqual(ended);
    expect(after(over, 7, { view: { turn: 9 } }).ended).toEqual(ended);
    expect(after(over, 7, { info: info("playing") }).ended).toBeNull();
  });
});

describe("numbers", () => {
  it("that were seen are dropped", () => {
    expect(withChange(start, { type: "change", n: 5, parts: { view: {} } }).kind).toBe("old");
  });

  it("that are missing are asked for", () => {
    expect(withChange(start, { type: "change", n: 7, parts: {} })).toEqual({ kind: "gap", have: 5 });
    expect(withChange(null, { type: "change", n: 7, parts: {} })).toEqual({ kind: "gap", have: null });
  });
});
