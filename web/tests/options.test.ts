/** Options and the things on Altiplano's board that they light. */
import { describe, expect, it } from "vitest";
import { backs, model, valley } from "../src/boards/altiplano/model";
import type { AltiplanoView, SeatView } from "../src/boards/altiplano/view";
import type { Choosable } from "../src/lib/messages";
import { parts, sorted } from "../src/lib/options";
import type { View } from "../src/lib/reduce";
import { card, none } from "./card";

const CARDS = new Map([
  card("ohio-bob", "character", "archaeologist"),
  card("che-madera", "character", "raider"),
  card("ramuncho", "character", "raider"),
  card("storm", "action"),
  card("torch", "reaction"),
  card("nine-wells", "location"),
  card("golden-quipu", "treasure"),
  card("adventurer", "special"),
]);

const side = (given: Partial<SeatView>): SeatView => ({
  hand: { characters: 0, exploration: 0, cards: [] }, camp: [], location: null, treasures: [], specials: [],
  looking_at: [], kept: [], hand_limit: 5, ...given,
}); // prettier-ignore

const TABLE: AltiplanoView = {
  game: "altiplano", you: 0, turn: 3, turn_of: 0, first: 0, phase: 2, asking: 0, specials: { adventurer: 0, rogue: -1 },
  piles: { exploration: { size: 20, known: [] }, characters: { size: 9, known: [] } },
  discards: { exploration: ["golden-quipu"], characters: [] }, in_play: [], revealed: [], events: [], over: false, winners: [],
  seats: [
    side({ camp: ["ohio-bob"], specials: ["adventurer"], hand: { characters: 1, exploration: 3, cards: ["che-madera", "nine-wells", "storm", "torch"] } }),
    side({ camp: ["ramuncho"], hand: { characters: 1, exploration: 2, cards: [] }, looking_at: 2, kept: 0 }),
  ],
}; // prettier-ignore
const view = TABLE as unknown as View;
const option = (key: string): Choosable => ({ id: 1, key, clause: "turn.order", text: none });
const sort = (...keys: string[]) => sorted(keys.map(option), model.thingOf, (thing) => model.isShown(thing, view));

describe("options", () => {
  it("are a verb and a noun", () => {
    expect(parts("play/storm")).toEqual({ verb: "play", noun: "storm" });
    expect(parts("pass")).toEqual({ verb: "pass", noun: "" });
  });

  it("light the pile or the card they are about", () => {
    const { things, tray, buttons } = sort("draw/characters", "play/storm", "act/ohio-bob", "act/adventurer");
    expect([...things.keys()]).toEqual(["pile/characters", "card/storm", "card/ohio-bob", "card/adventurer"]);
    expect(tray).toEqual([]);
    expect(buttons).toEqual([]);
  });

  it("of one thing come together", () => {
    const { things } = sort("play/storm", "discard/storm");
    expect(things.get("card/storm")?.map((each) => each.key)).toEqual(["play/storm", "discard/storm"]);
  });

  it("without a place are buttons", () => {
    expect(sort("pass", "mode/1", "mode/2").buttons.map((each) => each.key)).toEqual(["pass", "mode/1", "mode/2"]);
  });

  it("about cards in a discard pile or in the other hand are laid out", () => {
    expect(sort("take/golden-quipu").tray).toEqual(["card/golden-quipu"]);
    const seen = structuredClone(TABLE);
    seen.seats[1]!.hand.cards = ["torch"];
    expect(model.isShown("card/torch", seen as unknown as View)).toBe(false);
  });
});

describe("a tap on something unlit asks", () => {
  it.each([
    ["card/storm", "play/storm"],
    ["card/torch", "react/torch"],
    ["card/che-madera", "place/che-madera"],
    ["card/nine-wells", "place/nine-wells"],
    ["card/ohio-bob", "act/ohio-bob"],
    ["card/ramuncho", "remove/ramuncho"],
    ["card/adventurer", "act/adventurer"],
    ["pile/exploration", "draw/exploration"],
    ["card/golden-quipu", null],
  ])("%s: %s", (thing, wish) => {
    expect(model.wish(thing, view, CARDS)).toBe(wish);
  });
});

describe("cards are dragged", () => {
  it.each([
    ["place/che-madera", ["camp/0"]],
    ["play/storm", ["valley"]],
    ["draw/characters", ["hand/0"]],
    ["pass", []],
  ])("%s", (key, zones) => {
    expect(model.dropsOf(key, view)).toEqual(zones);
  });
});

describe("a hand", () => {
  it("shows backs for what the reader has not seen", () => {
    expect(backs(TABLE.seats[1]!, CARDS)).toEqual({ characters: 1, exploration: 2 });
    const seen = side({ hand: { characters: 1, exploration: 2, cards: ["ramuncho", "torch"] } });
    expect(backs(seen, CARDS)).toEqual({ characters: 0, exploration: 1 });
  });

  it("of others puts nothing open into the valley", () => {
    expect(valley(TABLE)).toEqual([]);
    expect(model.places(view, CARDS).alike.get("valley/1")).toBe(2);
  });
});
