/** Altered's board: what cards are called, what options light, what travels, who would advance. */
import { describe, expect, it, vi } from "vitest";
import {
  alike,
  arenaOf,
  asAltered,
  contests,
  model,
  named,
  nearSeat,
  shadow,
  whose,
  worth,
} from "../src/boards/altered/model";
import { evening } from "../src/boards/altered/evening";
import type { AlteredView, ExpeditionView, SeatView } from "../src/boards/altered/view";
import { cardOf } from "../src/boards/board";
import { flights } from "../src/lib/flights";
import type { Choosable, LogEntry } from "../src/lib/messages";
import { sorted } from "../src/lib/options";
import type { View } from "../src/lib/reduce";
import { card, none } from "./card";

vi.mock("../src/lib/settings.svelte", () => ({ t: (key: string) => key })); // which needs a page

const CARDS = new Map([
  card("brassbug", "token", "character"),
  card("jian", "character", "axiom"),
  card("kelon-burst", "spell", "axiom"),
  card("brassbug-hub", "permanent", "axiom"),
  card("sierra-oddball", "hero", "axiom"),
]);

const party = (more: Partial<ExpeditionView> = {}): ExpeditionView => ({
  region: 0,
  characters: [],
  also: [],
  totals: [0, 0, 0],
  halted: false,
  due: [],
  ...more,
});
const seat = (more: Partial<SeatView> = {}): SeatView => ({
  deck: { size: 30, known: [] },
  list: {},
  faction: "axiom",
  hand: { size: 0, cards: [] },
  mana: { orbs: 3, ready: 2, cards: [] },
  discard: [],
  reserve: [],
  landmarks: [],
  hero: { card: "sierra-oddball" },
  expeditions: [party(), party({ region: 7 })],
  distance: 0,
  ...more,
});
const table = (mine: Partial<SeatView>, yours: Partial<SeatView> = {}, more: Partial<AlteredView> = {}): AlteredView => ({
  game: "altered",
  you: 0,
  day: 2,
  turn: 2,
  phase: "afternoon",
  first: 1,
  first_player: 1,
  active: 0,
  passed: [false, false],
  asking: 0,
  arena: false,
  track: [
    { terrains: ["forest", "mountain", "water"], markers: [[0, "hero"], [1, "hero"]] },
    ...Array.from({ length: 6 }, () => ({ terrains: null, markers: [] })),
    { terrains: ["forest", "mountain", "water"], markers: [[0, "companion"], [1, "companion"]] },
  ],
  limbo: [],
  revealed: [],
  dice: [],
  pending: [],
  promises: [],
  seats: [seat(mine), seat(yours)],
  answered: [],
  over: false,
  winners: [],
  ...more,
}); // prettier-ignore
const asView = (view: AlteredView): View => view as unknown as View;
const option = (key: string): Choosable => ({ id: 1, key, clause: "choice.when", text: none });
const lit = (view: AlteredView, thing: string, ...keys: string[]) => {
  const { things } = sorted(keys.map(option), model.thingOf, () => true);
  return (things.get(model.twinOf!(thing, asView(view))) ?? []).map((each) => each.key);
};

describe("names", () => {
  it("two that look alike share a name but for a tilde; one that carries more has the higher rank", () => {
    const made = named([{ card: "brassbug" }, { card: "brassbug", boosts: 2 }, { card: "brassbug" }, { card: "jian" }], "my-hero");
    expect(made.map((each) => each.thing)).toEqual([
      "card/brassbug@my-hero",
      "card/brassbug@my-hero/2",
      "card/brassbug@my-hero~1",
      "card/jian@my-hero",
    ]);
  });

  it("a counter weighs more than boosts, boosts more than a status", () => {
    const made = named([{ card: "jian", counters: 1 }, { card: "jian", boosts: 3 }, { card: "jian", status: ["asleep"] }], "my-hero");
    expect(made.map((each) => each.thing)).toEqual(["card/jian@my-hero/3", "card/jian@my-hero/2", "card/jian@my-hero"]);
  });

  it("whatever is called by its place is still its card", () => {
    expect(cardOf("card/brassbug@my-hero/2~1")).toBe("brassbug");
    expect(cardOf("expedition/my-hero")).toBeNull();
  });

  it("a spectator sits with whoever began", () => {
    const view = table({}, {}, { you: null });
    expect(nearSeat(view)).toBe(1);
    expect([whose(view, 0), whose(view, 1)]).toEqual(["your", "my"]);
  });
});

describe("options", () => {
  it("both copies in hand are lit for one choice", () => {
    const view = table({ hand: { size: 2, cards: ["jian", "jian"] } });
    const hand = alike(["jian", "jian"], "my-hand").map((each) => each.thing);
    expect(new Set(hand).size).toBe(2);
    for (const thing of hand) expect(lit(view, thing, "play/jian/hero", "play/jian/companion", "pass")).toEqual(["play/jian/hero", "play/jian/companion"]);
  });

  it("a card of the Reserve is played again or used for its support, by its rank", () => {
    const view = table({ reserve: [{ card: "jian" }, { card: "jian", boosts: 1 }] });
    expect(lit(view, "card/jian@my-reserve", "reserve/jian/hero", "support/jian", "reserve/jian/hero/2")).toEqual(["reserve/jian/hero", "support/jian"]);
    expect(lit(view, "card/jian@my-reserve/2", "reserve/jian/hero", "support/jian/2", "reserve/jian/hero/2")).toEqual(["support/jian/2", "reserve/jian/hero/2"]);
  });

  it("a target lies where the option says, and a Gigantic one is lit at both ends", () => {
    const view = table({}, { expeditions: [party({ characters: [{ card: "jian", gigantic: true }] }), party()] });
    const [big] = named(view.seats[1]!.expeditions[0]!.characters, "your-hero");
    expect(lit(view, big!.thing, "pick/jian/your-hero")).toEqual(["pick/jian/your-hero"]);
    expect(lit(view, shadow(big!), "pick/jian/your-hero")).toEqual(["pick/jian/your-hero"]);
    expect(lit(view, big!.thing, "pick/jian/my-hero")).toEqual([]);
  });

  it("a Hero and a Landmark are exhausted where they lie", () => {
    const view = table({ landmarks: [{ card: "brassbug-hub" }] });
    expect(lit(view, "card/sierra-oddball@my-zone", "exhaust/sierra-oddball")).toEqual(["exhaust/sierra-oddball"]);
    expect(lit(view, "card/brassbug-hub@my-landmarks", "exhaust/brassbug-hub", "exhaust/brassbug-hub/b")).toEqual([
      "exhaust/brassbug-hub",
      "exhaust/brassbug-hub/b",
    ]);
  });

  it("what is revealed is chosen from, not the hand", () => {
    const view = table({ hand: { size: 1, cards: ["jian"] } }, {}, { revealed: ["jian", "kelon-burst"] });
    expect(lit(view, "card/jian@revealed", "choose/jian", "choose/kelon-burst")).toEqual(["choose/jian"]);
    expect(lit(view, "card/jian@my-hand", "choose/jian")).toEqual([]);
  });

  it("expeditions and players are places; passing, modes, dice and the order of reactions are buttons", () => {
    expect(model.thingOf("expedition/your-companion")).toBe("expedition/your-companion");
    expect(model.thingOf("player/me")).toBe("seat/my");
    for (const key of ["pass", "yes", "mode/2", "ignore/4", "first/jian"]) expect(model.thingOf(key)).toBeNull();
  });
});

describe("wishes and drags", () => {
  it("an unlit card asks for what one would do with it there", () => {
    const view = asView(table({ hand: { size: 1, cards: ["jian"] } }));
    const wish = (thing: string, now = view) => model.wish(thing, now, CARDS);
    expect(wish("card/jian@my-hand~1")).toBe("play/jian/hero");
    expect(wish("card/kelon-burst@my-hand")).toBe("play/kelon-burst");
    expect(wish("card/jian@my-reserve/2")).toBe("reserve/jian/hero/2");
    expect(wish("card/sierra-oddball@my-zone")).toBe("exhaust/sierra-oddball");
    expect(wish("card/brassbug@your-hero/2~1")).toBe("pick/brassbug/your-hero/2");
    expect(wish("card/jian@my-hand", asView(table({}, {}, { phase: "morning" })))).toBe("mana/jian");
    expect(wish("region/3")).toBeNull();
  });

  it("a card is not thrown away for its support by one tap", () => {
    expect(["support/jian", "play/jian/hero", "mana/jian"].filter((key) => model.isAskedFirst!(key))).toEqual(["support/jian"]);
  });

  it("a Character is dropped on its expedition, a card on the Mana zone", () => {
    const view = asView(table({}));
    expect(model.dropsOf("play/jian/companion", view)).toEqual(["expedition/0/companion"]);
    expect(model.dropsOf("mana/jian", view)).toEqual(["mana/0"]);
    expect(model.dropsOf("play/kelon-burst", view)).toContain("track");
    expect(model.dropsOf("pass", view)).toEqual([]);
  });
});

describe("travels", () => {
  const go = (before: AlteredView, after: AlteredView) =>
    flights(model.places(asView(before), CARDS), model.places(asView(after), CARDS), model.travel(CARDS));

  it("a played card goes from the hand to its expedition, though it is called otherwise there", () => {
    const before = table({ hand: { size: 2, cards: ["jian", "kelon-burst"] } });
    const after = table({ hand: { size: 1, cards: ["kelon-burst"] }, expeditions: [party({ characters: [{ card: "jian" }] }), party({ region: 7 })] });
    expect(go(before, after)).toEqual([
      { thing: "card/jian@my-hero", was: "card/jian@my-hand", from: "hand/0", to: "expedition/0/hero", isTurned: false, isCovered: false, isGrey: false },
    ]);
  });

  it("one that gains a boost is called otherwise and stays where it is", () => {
    const two = (boosts: number) => table({ expeditions: [party({ characters: [{ card: "brassbug" }, { card: "brassbug", boosts }] }), party()] });
    expect(go(two(0), two(1))).toEqual([]);
  });

  it("a card that becomes an orb is covered, and one that is discarded greys", () => {
    const before = table({ hand: { size: 1, cards: ["jian"] }, expeditions: [party({ characters: [{ card: "brassbug-hub" }] }), party()] });
    const after = table({ mana: { orbs: 4, ready: 3, cards: ["jian"] }, discard: ["brassbug-hub"] });
    const made = go(before, after);
    expect(made.find((flight) => flight.thing === "card/jian@my-hand")).toMatchObject({ to: "mana/0", isCovered: true });
    expect(made.find((flight) => flight.was === "card/brassbug-hub@my-hero")).toMatchObject({ to: "discard/0", isGrey: true });
  });

  it("a marker goes on to the next region", () => {
    const before = table({});
    const after = table({});
    after.track = after.track.map((region, number) => ({
      ...region,
      markers: number === 0 ? [[1, "hero"]] : number === 1 ? [[0, "hero"]] : region.markers,
    }));
    expect(go(before, after)).toMatchObject([{ thing: "marker/0-hero", from: "region/0", to: "region/1" }]);
  });

  it("what the opponent draws stays face down and comes from their deck", () => {
    const before = table({}, { deck: { size: 30, known: [] }, hand: { size: 3, cards: [] } });
    const after = table({}, { deck: { size: 28, known: [] }, hand: { size: 5, cards: [] } });
    expect(go(before, after)).toEqual(Array.from({ length: 2 }, () => ({ thing: null, from: "deck/1", to: "hand/1", isTurned: false, isCovered: false, isGrey: false })));
  });
});

describe("outlook", () => {
  it("a Character is worth its numbers and its boosts, and nothing while it sleeps", () => {
    const info = { ...CARDS.get("jian")!, numbers: { hand: 2, reserve: 2, forest: 3, mountain: 2, water: 0 } };
    expect(worth({ card: "jian", boosts: 2 }, info)).toEqual([5, 4, 2]);
    expect(worth({ card: "jian", boosts: 2, status: ["asleep"] }, info)).toEqual([0, 0, 0]);
  });

  it("only the terrains of its own region count, and the rules say which win", () => {
    const view = table({ expeditions: [party({ region: 1, totals: [3, 2, 4], due: ["water"] }), party({ region: 7 })] }, { expeditions: [party({ totals: [1, 2, 3] }), party()] });
    view.track[1] = { terrains: ["mountain", "water"], markers: [] };
    expect(contests(view, 0, 0)).toEqual([
      { terrain: "forest", mine: 3, theirs: 1, counts: false, wins: false },
      { terrain: "mountain", mine: 2, theirs: 2, counts: true, wins: false },
      { terrain: "water", mine: 4, theirs: 3, counts: true, wins: true },
    ]);
  });

  it("in the Arena both expeditions of a seat add up, and no expedition would advance", () => {
    const mine = { expeditions: [party({ totals: [1, 0, 2] }), party({ totals: [1, 0, 2] })] as [ExpeditionView, ExpeditionView] };
    const yours = { expeditions: [party({ totals: [2, 0, 1], due: ["forest"] }), party({ totals: [0, 0, 1] })] as [ExpeditionView, ExpeditionView] };
    const view = table(mine, yours, { arena: true });
    expect(arenaOf(view, 0).map((each) => [each.mine, each.theirs, each.wins])).toEqual([[2, 2, false], [0, 0, false], [4, 2, true]]);
    expect(arenaOf(view, 1).some((each) => each.wins)).toBe(false);
    expect(contests(view, 1, 0).some((each) => each.wins)).toBe(false);
  });

  it("it is the turn of whoever is active, else of whoever is asked", () => {
    expect(model.turnOf(asView(table({}, {}, { active: 1 })))).toBe(1);
    expect(model.turnOf(asView(table({}, {}, { active: null, asking: 0 })))).toBe(0);
    expect(asAltered(asView(table({}))).day).toBe(2);
  });
});

describe("an evening", () => {
  const line = (key: string): LogEntry => ({ key, text: none, clause: "", seat: null }) as unknown as LogEntry;

  it("tells the card that turns, Rest, Clean-up and Morning one after the other, each as the table was then", () => {
    const before = table({ hand: { size: 1, cards: [] }, expeditions: [party({ characters: [{ card: "jian" }] }), party({ region: 7 })] });
    const after = table({ hand: { size: 3, cards: [] }, reserve: [{ card: "jian" }] }, {}, { day: 3 });
    after.track[1] = { terrains: ["forest", "water"], markers: [] };
    const lines = ["tumult", "night", "rested", "went-to-reserve", "cleaned-reserve", "day", "drew"].map(line);
    const told = evening(asView(before), asView(after), lines);
    expect(told.map((scene) => scene.lines.map((each) => each.key))).toEqual([
      ["tumult"], ["night", "rested", "went-to-reserve"], ["cleaned-reserve"], ["day", "drew"],
    ]);
    expect(told.every((scene) => scene.isTold)).toBe(true);
    const [turned, rested, , morning] = told.map((scene) => asAltered(scene.view));
    expect(turned!.track[1]!.terrains).toEqual(["forest", "water"]);
    expect(turned!.seats[0]!.expeditions[0]!.characters).toHaveLength(1);
    expect(rested!.seats[0]!.expeditions[0]!.characters).toHaveLength(0);
    expect([rested!.phase, rested!.seats[0]!.hand.size]).toEqual(["night", 1]);
    expect([morning!.phase, morning!.seats[0]!.hand.size]).toEqual(["morning", 3]);
  });

  it("is no story where nothing of it happened", () => {
    expect(evening(asView(table({})), asView(table({})), [line("drew")])).toEqual([]);
  });
});
