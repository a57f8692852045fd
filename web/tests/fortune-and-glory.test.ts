/** Fortune and Glory's board: ways and their prices, chances, what options light, what lies open. */
import { describe, expect, it } from "vitest";
import { changesIn, sinceOwnTurn } from "../src/boards/fortune-and-glory/changes";
import { HEIGHT, KEYS, WIDTH, apart, centre, held, labelled, line, settled, zoomed } from "../src/boards/fortune-and-glory/layout";
import { covered, placed, rowsOf, spotsOf } from "../src/boards/fortune-and-glory/spots";
import { asFortune, blocked, chanceToPass, distance, fareTo, isFleeing, model, nearSeat, omenOf, others, pairName, pendingGlory, percent, reach, sceneOf, specialText, standing, unasked, unseen, villainAt, way } from "../src/boards/fortune-and-glory/model";
import { SPACES, WRAPS } from "../src/boards/fortune-and-glory/spaces";
import type { FightView, FortuneView, HeroView, SiteView, TestView, VillainView, ZeppelinView } from "../src/boards/fortune-and-glory/view";
import type { Choosable, LogEntry } from "../src/lib/messages";
import { sorted } from "../src/lib/options";
import type { View } from "../src/lib/reduce";
import { card, none } from "./card";

const level = { level: 3, printed: 3, raises: [] };
const hero = (more: Partial<HeroView> = {}): HeroView => ({
  hero: "jake-zane",
  space: "san-francisco",
  home: "san-francisco",
  levels: { combat: level, agility: level, cunning: level, lore: level },
  health: 6,
  bears: 6,
  wounds: 0,
  defence: 0,
  glory: 0,
  fortune: 0,
  kit: [],
  limits: { gear: 3, ally: 3 },
  prices: { gear: 5, ally: 5, heal: 1 },
  fares: null,
  turned: false,
  artifacts: [],
  markers: 0,
  quest: null,
  explored: 0,
  pathfinder: false,
  met: [],
  cliffhanger: null,
  ko: false,
  falling: false,
  acted: false,
  hidden: { events: 0, city: 0 },
  ...more,
});
const table = (heroes: HeroView[] = [hero(), hero({ hero: "sharon-hunter", space: "new-york" })], more: Partial<FortuneView> = {}): FortuneView =>
  ({
    game: "fortune-and-glory", you: 0, round: 2, turn: 2, phase: "movement", first: 0, first_player: 0, turn_of: 0, asking: 0, elements: [], goal: 15,
    move_die: 3, points: 3, heroes, sites: [], villains: [], loot: { artifacts: [], fortune: 0 }, zeppelin: null, sneak: null, henchmen: [], shop: [], tests: [], fights: [], facing: [], announced: [], in_play: [],
    staying: [], racers: [], sale: null, auction: null, pending: [], hand: [], looking: null, moment: null, answered: [], over: false,
    winners: [], ...more,
  }) as FortuneView; // prettier-ignore
const asView = (view: FortuneView) => view as unknown as View;
const test = (more: Partial<TestView> = {}): TestView => ({
  seat: 0, card: null, places: ["danger"], skills: ["lore"], target: 5, needed: 2, got: 0, keywords: [], dice: 3, bonus: 0, pushed: false, rolls: 0,
  roll: [], hits: 0, ...more,
}); // prettier-ignore
const site = (artifact: string, space: string, more: Partial<SiteView> = {}): SiteView => ({ artifact, adventure: "of-zeus", space, fortune: 2, danger: 3, gold: 0, temple: null, ...more });
const villain = (space: string, more: Partial<VillainView> = {}): VillainView => ({
  card: "silk-malone", clan: "mob", space, search: 4, combat: 3, defence: 0, wounds: 0, strength: 4, markers: 0, guards: 0, explored: null, ...more,
}); // prettier-ignore
const zeppelin = (space: string, more: Partial<ZeppelinView> = {}): ZeppelinView => ({ space, fortune: 3, search: 4, seat: null, won: 0, ...more });
const lines = (...keys: string[]): LogEntry[] => keys.map((key) => ({ key, clause: "", text: none }));
const options = (...keys: string[]): Choosable[] => keys.map((key) => ({ key, clause: "", text: none }) as Choosable);

describe("the map", () => {
  it("has links that lead both ways, over the Pacific too", () => {
    for (const [key, space] of Object.entries(SPACES)) for (const other of space.near) expect(SPACES[other]!.near).toContain(key);
    for (const [west, east] of WRAPS) expect(SPACES[west]!.near).toContain(east);
  });

  it("reaches what the points allow and knows its price", () => {
    const costs = reach("new-york", 3, new Set());
    expect(costs.get("new-york")).toBe(0);
    expect(costs.get("eastern-america")).toBe(1);
    expect(costs.get("western-america")).toBe(2);
    expect(costs.get("north-atlantic")).toBe(3);
    expect(costs.has("london")).toBe(false);
  });

  it("ends every way where a henchman stands, but lets go whoever stands there", () => {
    const walls = new Set(["eastern-america"]);
    expect([...reach("new-york", 2, walls).keys()].sort()).toEqual(["eastern-america", "new-york"]);
    expect(reach("eastern-america", 1, walls).get("canada")).toBe(1);
  });

  it("takes the cheapest way", () => {
    expect(way("new-york", "san-francisco", 3, new Set())).toEqual(["new-york", "eastern-america", "western-america", "san-francisco"]);
    expect(way("new-york", "tokyo", 3, new Set())).toEqual([]);
    expect(distance("london", "paris")).toBe(3);
  });

  it("keeps spaces apart and on the picture at every size", () => {
    for (const [scale, gap] of [[0.22, 26], [0.43, 46]] as const) {
      const places = [...settled(scale, gap).values()];
      places.forEach(([x, y], number) => {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(WIDTH * scale);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(HEIGHT * scale);
        for (const [u, v] of places.slice(number + 1)) expect(Math.hypot(u - x, v - y)).toBeGreaterThan(gap * 0.72);
      });
    }
  });

  it("draws a way over the Pacific out at one edge and in at the other", () => {
    const places = new Map(KEYS.map((key) => [key, centre(key)]));
    const drawn = line(["north-pacific-west", "north-pacific-east"], places, WIDTH);
    expect(drawn).toMatch(new RegExp(`L${WIDTH} [\\d.]+M0 [\\d.]+L`));
  });

  it("lays no name on another", () => {
    const places = settled(0.25, 28);
    const labels = labelled(KEYS.map((key) => [key, key]), places, [...places.values()], 12, 28);
    expect(labels.length).toBeGreaterThan(20);
    for (const [number, one] of labels.entries())
      for (const other of labels.slice(number + 1))
        expect(Math.abs(one.y - other.y) > 11 || Math.abs(one.x - other.x) > 10).toBe(true);
  });

  it("sets figures of one space side by side, four in a row", () => {
    const dots = Array.from({ length: 8 }, (_, number) => apart(number, 8, 30).join());
    expect(new Set(dots).size).toBe(8);
    expect(apart(0, 1, 30)[0]).toBe(0);
  });

  it("zooms around a place and never leaves the map", () => {
    const camera = zoomed({ scale: 0.2, x: 0, y: 0 }, 0.4, 100, 50);
    expect(camera).toEqual({ scale: 0.4, x: -100, y: -50 });
    expect(held({ scale: 0.4, x: 500, y: -9999 }, 400, 300)).toEqual({ scale: 0.4, x: 0, y: 300 - HEIGHT * 0.4 });
    expect(held({ scale: 0.1, x: -50, y: 0 }, 400, 300).x).toBe((400 - WIDTH * 0.1) / 2);
  });
});

describe("chances", () => {
  it("are those of repeated rolls", () => {
    expect(chanceToPass(3, 5, 1)).toBeCloseTo(1 - (2 / 3) ** 3);
    expect(chanceToPass(1, 4, 2)).toBeCloseTo(0.25);
    expect(chanceToPass(3, 5, 0)).toBe(1);
    expect(chanceToPass(0, 4, 1)).toBe(0);
    expect(percent(0.4213)).toBe(42);
  });

  it("count pushed dice in the first roll only", () => {
    expect(chanceToPass(1, 4, 1, 1)).toBeCloseTo(0.75);
    expect(chanceToPass(1, 4, 2, 1)).toBeCloseTo(0.25 + 0.5 * 0.5);
    expect(chanceToPass(3, 5, 3, 4)).toBeLessThan(chanceToPass(7, 5, 3));
  });
});

describe("the table", () => {
  it("finds whose sheet lies open, and the others clockwise", () => {
    const view = table([hero(), hero({ hero: "li-mei-chen" }), hero({ hero: "duke-dudley" })], { you: 1 });
    expect(nearSeat(view)).toBe(1);
    expect(others(view)).toEqual([2, 0]);
    expect(nearSeat({ ...view, you: null, turn_of: 2 })).toBe(2);
    expect(standing(view, "san-francisco")).toEqual([0, 1, 2]);
    expect(blocked(table(undefined, { henchmen: [{ space: "cairo", figure: "soldier" }] }))).toEqual(new Set(["cairo"]));
    expect(asFortune(asView(view))).toBe(view);
  });

  it("lights spaces, cards, seats, the shop and the scene", () => {
    const view = table(undefined, { hand: ["lucky-hat"] });
    const found = sorted(options("go/canada", "stay", "play/lucky-hat", "target/2", "buy/torch", "buy-gear", "press-on", "done"), model.thingOf, (thing) => model.isShown(thing, asView(view)));
    expect([...found.things.keys()]).toEqual(["space/canada", "card/lucky-hat", "seat/1", "shop/torch", "shop/gear", "scene/press-on"]);
    expect(found.buttons.map((option) => option.key)).toEqual(["stay", "done"]);
    expect(found.tray).toEqual([]);
  });

  it("lays out what lies open nowhere: a rival's card, a way to choose without a scene", () => {
    const view = table();
    const found = sorted(options("take/bullwhip", "mode/1", "roll"), model.thingOf, (thing) => model.isShown(thing, asView(view)));
    expect(found.tray).toEqual(["card/bullwhip", "scene/mode-1", "scene/roll"]);
    expect(model.isShown("scene/roll", asView(table(undefined, { tests: [test()] })))).toBe(true);
  });

  it("knows what somebody wants who taps", () => {
    const view = asView(table([hero({ kit: [{ card: "bullwhip", kind: "gear", turned: false }] }), hero({ hero: "sharon-hunter" })], { hand: ["lucky-hat"] }));
    const cards = new Map([card("lucky-hat", "event")]);
    expect(model.wish("space/cairo", view, cards)).toBe("go/cairo");
    expect(model.wish("card/lucky-hat", view, cards)).toBe("play/lucky-hat");
    expect(model.wish("card/bullwhip", view, cards)).toBe("activate/bullwhip");
    expect(model.wish("shop/gear", view, cards)).toBe("buy-gear");
    expect(model.wish("shop/torch", view, cards)).toBe("buy/torch");
    expect(model.wish("card/sharon-hunter", view, cards)).toBeNull();
  });

  it("shows the newest of what is open", () => {
    expect(sceneOf(table(), ["go/canada"])).toBeNull();
    expect(sceneOf(table(), ["press-on", "stop"])?.kind).toBe("choice");
    expect(sceneOf(table(), ["buy/torch", "done"])?.kind).toBe("market");
    const down = [hero({ ko: true }), hero()];
    expect(sceneOf(table(down), ["lose/glory"])?.kind).toBe("ko");
    expect(sceneOf(table(down, { fights: [{ seat: 0 } as FightView] }), ["discard/torch"])?.kind).toBe("ko");
    expect(sceneOf(table(undefined, { tests: [test({ seat: 1 })] }), [])).toMatchObject({ kind: "danger", seat: 1 });
    expect(sceneOf(table(undefined, { over: true }), [])?.kind).toBe("end");
  });

  it("adds up the Glory that waits", () => {
    const [key, info] = card("cobra-nest", "danger");
    expect(pendingGlory(hero({ met: ["cobra-nest", "cobra-nest"] }), new Map([[key, { ...info, numbers: { glory: 2 } }]]))).toBe(4);
  });
});

describe("what has changed since the own last turn", () => {
  const at = (space: string, turn_of: number, more: Partial<FortuneView> = {}) => table([hero(), hero({ hero: "sharon-hunter", space })], { turn_of, ...more });
  const old = { sites: [site("hammer", "india"), site("drum", "sahara")], henchmen: [{ space: "egypt", figure: "soldier" as const }] };
  const now = { sites: [site("hammer", "india"), site("ring", "japan")], henchmen: [{ space: "persia", figure: "soldier" as const }] };

  it("begins where that turn ended, also during the next one", () => {
    const views = [at("cairo", 1), at("cairo", 0), at("egypt", 1), at("arabia", 1)];
    expect(sinceOwnTurn(views)).toEqual(views.slice(1));
    const next = [...views, at("arabia", 0), at("arabia", 0)];
    expect(sinceOwnTurn(next)).toEqual(next.slice(1));
  });

  it("is who went where, what came and what is gone", () => {
    const changes = changesIn([at("cairo", 0, old), at("egypt", 1, old), at("arabia", 1, now), at("arabia", 0, now)]);
    expect(changes.journeys).toEqual([{ seat: 1, stops: ["cairo", "egypt", "arabia"] }]);
    expect([...changes.come]).toEqual(["ring", "persia"]);
    expect(changes.gone).toEqual([{ space: "sahara", artifact: "drum" }, { space: "egypt" }]);
  });

  it("is not what the reader takes in this turn", () => {
    const taken = { ...now, sites: [site("hammer", "india")] };
    expect(changesIn([at("cairo", 0, old), at("cairo", 1, now), at("cairo", 0, now), at("cairo", 0, taken)]).gone).toHaveLength(2);
    expect(changesIn([])).toEqual({ journeys: [], come: new Set(), gone: [], shaken: new Set() });
  });

  it("is also a zeppelin that has flown, a Villain who came or left, a temple that was shaken", () => {
    const mine = site("mine", "congo-jungle", { gold: 5, temple: { markers: 1, shaken: 0 } });
    const before = { sites: [mine], villains: [villain("sahara")], zeppelin: zeppelin("egypt") };
    const after = { sites: [{ ...mine, temple: { markers: 0, shaken: 1 } }], villains: [villain("india", { card: "mama-rossi" })], zeppelin: zeppelin("arabia") };
    const changes = changesIn([at("cairo", 0, before), at("cairo", 1, after)]);
    expect([...changes.come]).toEqual(["mama-rossi", "zeppelin"]);
    expect(changes.gone).toEqual([{ space: "sahara", villain: "silk-malone" }, { space: "egypt", isZeppelin: true }]);
    expect([...changes.shaken]).toEqual(["mine"]);
  });

  it("tells a temple that has collapsed from one that was emptied", () => {
    const mine = site("mine", "congo-jungle", { gold: 1, temple: { markers: 1, shaken: 2 } });
    const loot = { artifacts: [{ artifact: "temple-treasure", adventure: null, fortune: 3 }], fortune: 4 };
    expect(changesIn([at("cairo", 0, { sites: [mine] }), at("cairo", 1)]).gone).toEqual([{ space: "congo-jungle", artifact: "mine", temple: "collapsed" }]);
    expect(changesIn([at("cairo", 0, { sites: [mine] }), at("cairo", 1, { loot })]).gone).toEqual([{ space: "congo-jungle", artifact: "mine", temple: "emptied" }]);
  });

  it("knows a flight by the Fortune that it cost", () => {
    const rich = (space: string, fortune: number) => table([hero(), hero({ hero: "sharon-hunter", space, fortune })], { turn_of: 1 });
    expect(changesIn([rich("cairo", 5), rich("tokyo", 2), rich("japan", 2)]).journeys).toEqual([{ seat: 1, stops: ["cairo", "tokyo", "japan"], flown: [1] }]);
  });
});

describe("the advanced elements", () => {
  it("light cities for a flight, which is asked once more, and numbers, the zeppelin and its stairs in a scene", () => {
    const view = table(undefined, { zeppelin: zeppelin("new-york", { seat: 0 }) });
    const found = sorted(options("fly/london", "go/london", "sneak/3", "board", "below", "leave", "go-on"), model.thingOf, (thing) => model.isShown(thing, asView(view)));
    expect(found.things.get("space/london")!.map(({ key }) => key)).toEqual(["fly/london", "go/london"]);
    expect([...found.things.keys()].slice(1)).toEqual(["scene/sneak-3", "scene/board", "scene/below", "scene/leave", "scene/go-on"]);
    expect(found.tray).toEqual([]);
    expect(model.isAskedFirst?.("fly/london")).toBe(true);
    expect(model.isAskedFirst?.("go/london")).toBe(false);
  });

  it("cost what the view says, by the city where one lands", () => {
    const fares = { major: 1, minor: 3 };
    const heroes = [hero(), hero({ fares })];
    expect(fareTo(table(heroes, { you: 1 }), "london")).toBe(1);
    expect(fareTo(table(heroes, { you: 1 }), "tokyo")).toBe(3);
    expect(fareTo(table(heroes, { you: 0 }), "london")).toBeNull();
    expect(fareTo(table(heroes, { you: null }), "london")).toBeNull();
  });

  it("ask why one cannot fly to a city that is out of reach", () => {
    const flying = asView(table(undefined, { elements: ["flights"] }));
    expect(model.wish("space/tokyo", flying, new Map())).toBe("fly/tokyo");
    expect(model.wish("space/japan", flying, new Map())).toBe("go/japan");
    expect(model.wish("space/tokyo", asView(table()), new Map())).toBe("go/tokyo");
  });

  it("have scenes of their own", () => {
    const sneak = { seat: 1, card: "silk-malone", dice: 4, number: null, roll: [], matches: 0 };
    expect(sceneOf(table(undefined, { sneak }), [])).toMatchObject({ kind: "sneak", seat: 1 });
    expect(sceneOf(table(undefined, { sneak, fights: [{ seat: 0 } as FightView] }), [])?.kind).toBe("fight");
    expect(sceneOf(table(undefined, { zeppelin: zeppelin("cairo", { seat: 1, won: 1 }) }), [])).toMatchObject({ kind: "aboard", seat: 1 });
    expect(sceneOf(table(undefined, { zeppelin: zeppelin("cairo") }), ["board", "below"])?.kind).toBe("choice");
    expect(sceneOf(table(undefined, { asking: 1 }), [], lines("temple-collapses", "must-get-out"))).toMatchObject({ kind: "collapse", seat: 1, test: null });
    expect(isFleeing(lines("must-get-out", "got-out"))).toBe(false);
    expect(isFleeing(lines("must-get-out", "not-out", "ko", "must-get-out"))).toBe(true);
  });

  it("are told one roll after the other, each with what follows from it", () => {
    const told = model.scenes!({}, { a: 1 }, lines("stopped", "zeppelin-heads", "villain-searches", "villain-takes", "villain-searches", "artifact-placed", "round"));
    expect(told.map((each) => each.lines.map(({ key }) => key))).toEqual([["stopped", "zeppelin-heads"], ["villain-searches", "villain-takes"], ["villain-searches"]]);
    expect(told.map(({ isTold }) => isTold)).toEqual([false, true, true]);
    expect(new Set(told.map(({ view }) => view)).size).toBe(3);
    expect(model.scenes!({}, {}, lines("rolled"))).toEqual([]);
  });

  it("are remembered until the reader is asked again", () => {
    const step = (asked: number, ...keys: string[]) => ({ seen: { question: { options: Array.from({ length: asked }) } }, lines: lines(...keys) });
    const keys = (...steps: ReturnType<typeof step>[]) => unasked(steps).map(({ key }) => key);
    expect(keys(step(2, "rolled"), step(0, "pressed-on"), step(0, "sneak-roll", "seen"), step(1, "danger"))).toEqual(["pressed-on", "sneak-roll", "seen", "danger"]);
    expect(keys(step(2, "sneak-roll"), step(1, "danger"))).toEqual(["danger"]);
    expect(keys()).toEqual([]);
  });

  it("read dice by what they mean", () => {
    expect(omenOf("sneak-roll", 3, 3)).toBe("match");
    expect(omenOf("sneak-roll", 1, 3)).toBeUndefined();
    expect(omenOf("collapse-dice", 1, 0)).toBe("ruin");
    expect(omenOf("villain-searches", 1, 0)).toBe("hurt");
    expect(omenOf("explores", 1, 0)).toBeUndefined();
    expect(unseen(2)).toBeCloseTo(25 / 36);
  });

  it("have names for a treasure alone and texts only where they hold", () => {
    expect(pairName({ artifact: "sword", adventure: "of-zeus" }, (card) => card)).toBe("sword of-zeus");
    expect(pairName({ artifact: "temple-treasure", adventure: null }, (card) => card)).toBe("temple-treasure");
    expect(specialText({ elements: ["texts"] }, "Take 1 hit (or 2). (Advanced game only.)")).toBe("Take 1 hit (or 2).");
    expect(specialText({ elements: ["jungle"] }, "Take 1 hit.")).toBe("");
    expect(villainAt(table(undefined, { villains: [villain("sahara")] }), "sahara")?.card).toBe("silk-malone");
  });

  it("light every treasure that a hero carries, for they are alike", () => {
    const treasure = { artifact: "temple-treasure", adventure: null, fortune: 3 };
    const view = asView(table([hero({ artifacts: [treasure, treasure] }), hero({ artifacts: [treasure] })]));
    expect(model.twinOf?.("card/temple-treasure@kit/0/1", view)).toBe("card/temple-treasure");
    expect(model.twinOf?.("card/sword", view)).toBe("card/sword");
    expect(model.isShown("card/temple-treasure", view)).toBe(true);
  });

  it("find room for figures beside heroes, artifacts, henchmen and each other", () => {
    const spaces = ["sahara", "egypt", "congo-jungle", "india", "china", "yucatan"];
    const cards = ["herr-teufel", "oberst-kaltherz", "doktor-nebel", "silk-malone", "mama-rossi", "the-accountant"];
    const view = table([hero({ space: "egypt" }), hero({ space: "egypt" }), hero({ space: "india" })], {
      sites: spaces.slice(0, 4).map((space, number) => site(["sword", "jar", "mine", "ring"][number]!, space)),
      villains: spaces.map((space, number) => villain(space, { card: cards[number]!, guards: 2, wounds: 1, markers: 1 })),
      henchmen: [{ space: "arabia", figure: "soldier" }],
      zeppelin: zeppelin("egypt"),
    });
    for (const [scale, gap] of [[0.2, 24], [0.34, 38], [0.43, 46]] as const) {
      const places = settled(scale, gap);
      const pin = Math.max(24, Math.min(38, gap * 1.12));
      const stands = view.heroes.map(({ space }, seat) => ({ x: places.get(space)![0] + (seat - 0.5) * pin * 0.86, y: places.get(space)![1] }));
      const spots = spotsOf(view, places, { stands, pin }, gap, [WIDTH * scale, HEIGHT * scale]);
      const boxes = [...spots.villains.map(({ box }) => box), spots.zeppelin!];
      const others = [...stands.map(({ x, y }) => ({ x, y: y - pin * 0.62, wide: pin, high: pin * 1.25 })), ...boxes];
      for (const one of boxes) {
        const hidden = others.filter((other) => other !== one).reduce((sum, other) => sum + covered(one, other), 0);
        expect(hidden / (one.wide * one.high), `at ${scale}`).toBeLessThan(0.1);
      }
      for (const { x, wide } of boxes) expect(x - wide / 2).toBeGreaterThanOrEqual(0);
    }
    expect(placed([5, 5], [[0, 0]], 10, 20, 20, [], [100, 100])).toEqual({ x: 10, y: 10, wide: 20, high: 20 });
    expect(rowsOf({ guards: 2, wounds: 0, markers: 1 })).toBe(2);
  });
});
