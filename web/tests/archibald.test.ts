/** Archibald's board: where walls and paths are, what options light, what travels. */
import { describe, expect, it } from "vitest";
import { type Ground, arrowFrom, beside, cellAt, isWalled, levelOf, placeOf, walledSides, walls, ways } from "../src/boards/archibald/ground";
import { BANDS, CELL, HEIGHT, WIDTH, corner, root, shapeOf } from "../src/boards/archibald/layout";
import {
  arrival,
  backs,
  countAll,
  focusCell,
  handSize,
  listed,
  model,
  newestFirst,
  offered,
  seatsFrom,
  standing,
  tileAt,
} from "../src/boards/archibald/model";
import type { ArchibaldView, Figures, HeroView, TileView } from "../src/boards/archibald/view";
import { flights } from "../src/lib/flights";
import type { Choosable } from "../src/lib/messages";
import { sorted } from "../src/lib/options";
import type { View } from "../src/lib/reduce";
import { card, none } from "./card";

const CARDS = new Map([
  card("matchstick", "equipment", "level-2", "weapon"),
  card("acorn-helmet", "equipment", "level-2", "armour"),
  card("night-raid", "enemy", "level-3"),
  card("honey-drop", "power", "level-2"),
  card("elixir", "power", "level-4"),
]);

const tile = (given: Partial<TileView> = {}): TileView => ({
  kind: "blank", book: false, walls: "", flat: false, face_up: true, seen: null, shows: {}, met: false, enemies: {}, ...given,
}); // prettier-ignore

/** A board with these tiles by cell; the start and the doors of the gaols lie on it from the beginning. */
function board(tiles: Record<string, TileView>): (TileView | null)[][] {
  return Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 5 }, (_unused, column) => {
      const found = tiles[cellAt(row + 1, column + 1)];
      if (found) return found;
      if (row === 0) return tile({ kind: "start" });
      return row === 10 ? tile({ kind: "gaol", face_up: false }) : null;
    }),
  );
}

const hero = (given: Partial<HeroView>): HeroView => ({
  hero: "arthur", cell: "1-3", lives: 3, max_lives: 5, red: 1, yellow: 1, worn: null, held: false, level: 1,
  hand: { levels: { "2": 0, "3": 0, "4": 0 }, cards: [] }, ...given,
}); // prettier-ignore

const table = (given: Partial<ArchibaldView> = {}): ArchibaldView => ({
  game: "archibald", you: 0, turn: 4, turn_of: 1, phase: 1, card_played: false, fought: false, asking: 1, over: false, winners: [], round: 2, flood: 1, first: 0,
  board: board({ "2-3": tile({ enemies: { seide: 2, spider: 1 } }) }),
  heroes: [
    hero({ hand: { levels: { "2": 1, "3": 1, "4": 0 }, cards: ["honey-drop", "night-raid"] } }),
    hero({ hero: "selenia", cell: "2-3", worn: "matchstick", held: true, hand: { levels: { "2": 2, "3": 0, "4": 1 }, cards: ["elixir"] } }),
    hero({ hero: "noisette", cell: "2-3" }),
  ],
  supply: { seide: 4, moustik: 4, millipede: 2, spider: 1, darkos: 2 },
  piles: { tiles: { "2": 14, "3": 15, "4": 15 }, encounters: { "2": 8, "3": 14, "4": 14 }, adventures: 22 },
  discards: { encounters: { "2": ["acorn-helmet"], "3": [], "4": [] }, adventures: [] },
  fight: null, last_fight: null, last_trial: null, adventure: null, last_adventure: null, ...given,
}); // prettier-ignore
const asView = (view: ArchibaldView): View => view as unknown as View;
const option = (key: string): Choosable => ({ id: 1, key, clause: "turn.move", text: none });
const sort = (view: ArchibaldView, ...keys: string[]) =>
  sorted(keys.map(option), model.thingOf, (thing) => model.isShown(thing, asView(view)));

describe("the ground", () => {
  it("has eleven rows in five levels", () => {
    expect(Array.from({ length: 11 }, (_, row) => levelOf(row + 1))).toEqual([1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]);
    expect(placeOf("11-4")).toEqual({ row: 11, column: 4 });
    expect(cellAt(2, 5)).toBe("2-5");
  });

  it("ends at its edges", () => {
    expect(beside({ row: 1, column: 1 }, "S")).toBeNull();
    expect(beside({ row: 11, column: 5 }, "N")).toBeNull();
    expect(beside({ row: 11, column: 5 }, "E")).toBeNull();
    expect(beside({ row: 3, column: 2 }, "N")).toEqual({ row: 4, column: 2 });
  });

  it("is barred from both sides of a wall", () => {
    const ground: Ground = board({ "2-2": tile({ walls: "NE" }), "2-3": tile() });
    expect(isWalled(ground, { row: 2, column: 2 }, "E")).toBe(true);
    expect(isWalled(ground, { row: 2, column: 3 }, "W")).toBe(true);
    expect(isWalled(ground, { row: 3, column: 2 }, "S")).toBe(true);
    expect(walledSides(ground, { row: 2, column: 3 })).toEqual(["W"]);
    expect(walls(ground)).toEqual([
      { row: 2, column: 2, side: "N" },
      { row: 2, column: 2, side: "E" },
    ]);
  });

  it("shows one root for two walls on one edge, and none that points outside", () => {
    const ground: Ground = board({ "2-1": tile({ walls: "EW" }), "2-2": tile({ walls: "W" }) });
    expect(walls(ground)).toEqual([{ row: 2, column: 1, side: "E" }]);
  });

  it("counts no walls of a tile that lies flat", () => {
    const ground: Ground = board({ "5-3": tile({ kind: "falls", walls: "NESW", flat: true }) });
    expect(walls(ground)).toEqual([]);
    expect(walledSides(ground, { row: 5, column: 3 })).toEqual([]);
  });

  it("opens the path tile by tile", () => {
    const ground: Ground = board({ "2-3": tile({ walls: "E" }), "3-3": tile(), "10-1": tile() });
    expect(ways(ground, { row: 2, column: 3 })).toEqual({ N: "path", E: "none", S: "path", W: "hint" });
    expect(ways(ground, { row: 10, column: 1 })["N"]).toBe("hint");
    expect(ways(ground, { row: 10, column: 1 })["W"]).toBe("none");
  });

  it("is walked over by arrows", () => {
    expect(arrowFrom("2-3", "ArrowUp")).toBe("3-3");
    expect(arrowFrom("2-3", "ArrowLeft")).toBe("2-2");
    expect(arrowFrom("1-3", "ArrowDown")).toBeNull();
    expect(arrowFrom("1-3", "Enter")).toBeNull();
  });
});

describe("the drawn board", () => {
  it("has the gaols on top and every cell inside its band", () => {
    expect(corner(11, 1).y).toBeLessThan(corner(1, 1).y);
    for (const { level, x, y, width, height } of BANDS) {
      for (let row = 1; row <= 11; row++) {
        if (levelOf(row) !== level) continue;
        const left = corner(row, 1);
        const right = corner(row, 5);
        expect(left.x).toBeGreaterThan(x);
        expect(right.x + CELL).toBeLessThanOrEqual(x + width);
        expect(left.y).toBeGreaterThanOrEqual(y);
        expect(left.y + CELL).toBeLessThanOrEqual(y + height);
      }
      expect(x + width).toBeLessThanOrEqual(WIDTH);
      expect(y + height).toBeLessThanOrEqual(HEIGHT);
    }
  });

  it("grows roots from one end of an edge to the other", () => {
    const { x, y } = corner(3, 2);
    const across = root({ row: 3, column: 2, side: "N" });
    expect(across.stem.startsWith(`M${x - 2} ${y}`)).toBe(true);
    expect(across.stem.endsWith(`${x + CELL + 2} ${y}`)).toBe(true);
    const up = root({ row: 3, column: 2, side: "E" });
    expect(up.stem.startsWith(`M${x + CELL} ${y - 2}`)).toBe(true);
    expect(up.thorns).toContain("Z");
  });
});

describe("options", () => {
  it("light cells, cards, figures of enemies, seats and the stage", () => {
    const { things, buttons, tray } = sort(
      table(), "move/2-3", "place/3-1", "play/honey-drop", "kill/spider", "target/3", "roll", "answer/2", "hero/arthur", "done",
    ); // prettier-ignore
    expect([...things.keys()]).toEqual([
      "cell/2-3", "cell/3-1", "card/honey-drop", "foe/spider", "seat/2", "stage/roll", "answer/2", "hero/arthur",
    ]); // prettier-ignore
    expect(buttons.map((each) => each.key)).toEqual(["done"]);
    expect(tray).toEqual([]);
  });

  it("that throw a card away are asked for once more", () => {
    expect(model.isAskedFirst?.("discard/honey-drop")).toBe(true);
    expect(model.isAskedFirst?.("play/honey-drop")).toBe(false);
  });

  it("lay out cards that lie nowhere in the own sight", () => {
    expect(sort(table(), "give/elixir").tray).toEqual(["card/elixir"]);
    expect(sort(table({ you: 1 }), "give/elixir").tray).toEqual([]);
  });
});

describe("a tap on something unlit", () => {
  const view = asView(table());
  it("asks for what one would like to do with it", () => {
    expect(model.wish("cell/4-4", view, CARDS)).toBe("move/4-4");
    expect(model.wish("cell/1-2", asView(table({ phase: 0 })), CARDS)).toBe("start/1-2");
    expect(model.wish("card/honey-drop", view, CARDS)).toBe("play/honey-drop");
    expect(model.wish("hero/selenia", view, CARDS)).toBe("hero/selenia");
  });

  it("asks nothing of what is somebody else's", () => {
    expect(model.wish("card/matchstick", view, CARDS)).toBeNull();
    expect(model.wish("card/elixir", view, CARDS)).toBeNull();
    expect(model.wish("seat/1", view, CARDS)).toBeNull();
  });

  it("would put equipment on", () => {
    const mine = table({ heroes: [hero({ hand: { levels: { "2": 1, "3": 0, "4": 0 }, cards: ["acorn-helmet"] } })] });
    expect(model.wish("card/acorn-helmet", asView(mine), CARDS)).toBe("wear/acorn-helmet");
  });
});

describe("what lies where", () => {
  it("is told by cell and by seat", () => {
    const view = table();
    expect(standing(view, "2-3")).toEqual([1, 2]);
    expect(tileAt(view, "2-3")?.enemies).toEqual({ seide: 2, spider: 1 });
    expect(tileAt(view, "3-3")).toBeNull();
    expect(seatsFrom(view)).toEqual([0, 1, 2]);
    expect(seatsFrom({ ...view, you: 2 })).toEqual([2, 0, 1]);
    expect(focusCell(view)).toBe("2-3");
    expect(focusCell({ ...view, turn_of: 0, heroes: [hero({ cell: null })] })).toBe("1-3");
  });

  it("counts figures and cards", () => {
    const figures: Figures = { spider: 1, seide: 2 };
    expect(countAll(figures)).toBe(3);
    expect(listed(figures)).toEqual(["seide", "seide", "spider"]);
    const selenia = table().heroes[1]!;
    expect(handSize(selenia)).toBe(3);
    expect(backs(selenia, CARDS)).toEqual({ "2": 2, "3": 0, "4": 0 });
  });
});

describe("what travels", () => {
  const between = (before: ArchibaldView, after: ArchibaldView) =>
    flights(model.places(asView(before), CARDS), model.places(asView(after), CARDS), model.travel(CARDS));

  it("is a hero who moves", () => {
    const before = table();
    const after = { ...before, heroes: before.heroes.map((each, seat) => (seat === 0 ? { ...each, cell: "1-4" } : each)) };
    expect(between(before, after)).toEqual([
      { thing: "figure/arthur", from: "cell/1-3", to: "cell/1-4", isTurned: false, isCovered: false, isGrey: false },
    ]);
  });

  it("is an enemy who falls, greying, and one who comes out of the box", () => {
    const before = table();
    const fallen = {
      ...before, board: board({ "2-3": tile({ enemies: { seide: 1, spider: 1 } }) }), supply: { ...before.supply, seide: 5 },
    }; // prettier-ignore
    expect(between(before, fallen)).toEqual([
      { thing: null, from: "cell/2-3/seide", to: "supply/seide", isTurned: false, isCovered: false, isGrey: true },
    ]);
    expect(between(fallen, before)).toEqual([
      { thing: null, from: "supply/seide", to: "cell/2-3/seide", isTurned: false, isCovered: false, isGrey: false },
    ]);
  });

  it("is a card drawn from the pile of its level, open to its owner, face down to others", () => {
    const before = table();
    const mine = {
      ...before,
      piles: { ...before.piles, encounters: { ...before.piles.encounters, "2": 7 } },
      heroes: before.heroes.map((each, seat) =>
        seat === 0 ? { ...each, hand: { levels: { "2": 2, "3": 1, "4": 0 }, cards: ["honey-drop", "matchstick", "night-raid"] } } : { ...each, worn: null },
      ),
    };
    const start = { ...before, heroes: before.heroes.map((each) => ({ ...each, worn: null })) };
    expect(between(start, mine)).toEqual([
      { thing: "card/matchstick", from: "pile/2", to: "hand/0", isTurned: true, isCovered: false, isGrey: false },
    ]);
    const theirs = {
      ...before,
      piles: { ...before.piles, encounters: { ...before.piles.encounters, "4": 13 } },
      heroes: before.heroes.map((each, seat) => (seat === 1 ? { ...each, hand: { levels: { "2": 2, "3": 0, "4": 2 }, cards: ["elixir"] } } : each)),
    };
    expect(between(before, theirs)).toEqual([
      { thing: null, from: "pile/4", to: "hand/1/4", isTurned: false, isCovered: false, isGrey: false },
    ]);
  });
});

describe("clauses of a card", () => {
  it("are those of its sort, each once", () => {
    const found = model.clausesOf(CARDS.get("matchstick")!);
    expect(found).toContain("equipment.dice");
    expect(found).not.toContain("equipment.armour");
    expect(new Set(found).size).toBe(found.length);
  });
});

describe("the shape of the table", () => {
  it("is three columns where the path keeps most of its height, two in upright windows", () => {
    expect([[1280, 750], [1920, 1030], [960, 740], [1440, 850]].map(([width, height]) => shapeOf(width!, height!, false))).toEqual(Array(4).fill("wide"));
    expect([[768, 938], [820, 1094], [900, 1050], [1024, 1316]].map(([width, height]) => shapeOf(width!, height!, false))).toEqual(Array(4).fill("tall"));
  });

  it("is one column on a phone, and where there is no room for two", () => {
    expect(shapeOf(390, 700, true)).toBe("small");
    expect(shapeOf(600, 900, false)).toBe("small");
  });

  it("does not jump before it was measured", () => {
    expect(shapeOf(0, 0, false)).toBe("wide");
    expect(shapeOf(0, 0, true)).toBe("small");
  });
});

describe("what an arrival on a tile brings", () => {
  const shows = { moustik: 1 };
  const enemies = { seide: 2 };

  it("is its own enemies until they have been met", () => {
    expect(arrival(tile({ kind: "enemy", shows }))).toEqual(["enemy"]);
    expect(arrival(tile({ kind: "enemy", shows, met: true }))).toEqual(["blank"]);
    expect(offered(tile({ kind: "enemy", shows, met: true }))).toEqual({ kind: "blank", hasBook: false });
    expect(arrival(tile({ kind: "enemy", shows, met: true, book: true }))).toEqual(["book"]);
  });

  it("is the Book after the symbol", () => {
    expect(arrival(tile({ kind: "card", book: true }))).toEqual(["card", "book"]);
    expect(arrival(tile({ kind: "book", book: true }))).toEqual(["book"]);
    expect(arrival(null)).toEqual(["none"]);
  });

  it("is a fight before the symbol, but not where a Trap sends the hero away", () => {
    expect(arrival(tile({ kind: "heart", enemies }))).toEqual(["fight", "heart"]);
    expect(arrival(tile({ enemies }))).toEqual(["fight"]);
    expect(arrival(tile({ kind: "enemy", shows: enemies, met: true, enemies }))).toEqual(["fight"]);
    expect(arrival(tile({ kind: "trap", enemies }))).toEqual(["trap"]);
  });
});

it("shows what was told last before what is older", () => {
  const told = (...keys: string[]) => newestFirst(keys.map((key) => ({ key })));
  expect(told("hero-rolled", "read", "answered", "tested")).toEqual(["trial", "story", "fight"]);
  expect(told("read", "answered", "moved", "hero-rolled")).toEqual(["fight", "story", "trial"]);
});
