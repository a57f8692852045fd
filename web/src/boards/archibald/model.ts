/** À la recherche d'Archibald for the table: how its options, things and zones are called. */
import type { CardInfo } from "../../lib/messages";
import { type Places, sortOf } from "../../lib/flights";
import { parts } from "../../lib/options";
import type { View } from "../../lib/reduce";
import { type BoardModel, CARD, type Cards, cardOf } from "../board";
import { terms } from "./terms";
import { cellAt, placeOf } from "./ground";
import type { ArchibaldView, Figures, Foe, HeroView, Level, TileKind, TileView } from "./view";

export const FOES = ["seide", "moustik", "millipede", "spider", "darkos"] as const satisfies readonly Foe[];
export const PILES = ["2", "3", "4"] as const satisfies readonly Level[];
export const HAND_LIMIT = 3;
export const FLOOD_AT = 4;

export function asArchibald(view: View): ArchibaldView {
  return view as unknown as ArchibaldView;
}

/** Seats from the reader's on, clockwise: the own sheet is the first. */
export function seatsFrom(view: ArchibaldView): number[] {
  const first = view.you ?? view.first;
  return view.heroes.map((_, step) => (first + step) % view.heroes.length);
}

export function countAll(figures: Figures): number {
  return FOES.reduce((sum, kind) => sum + (figures[kind] ?? 0), 0);
}

/** One entry for each figure, in the order of the box: two Séides are two figures. */
export function listed(figures: Figures): Foe[] {
  return FOES.flatMap((kind) => Array.from({ length: figures[kind] ?? 0 }, () => kind));
}

export function tileAt(view: ArchibaldView, cell: string): TileView | null {
  const { row, column } = placeOf(cell);
  return view.board[row - 1]?.[column - 1] ?? null;
}

/** Seats whose heroes stand on this cell. */
export function standing(view: ArchibaldView, cell: string): number[] {
  return view.heroes.flatMap((hero, seat) => (hero.cell === cell ? [seat] : []));
}

export function levelOfCard(card: CardInfo | undefined): Level {
  const found = PILES.find((level) => card?.tags.includes(`level-${level}`));
  return found ?? "2";
}

/** Face-down cards of a hand by level: those that the reader does not see. */
export function backs(hero: HeroView, cards: Cards): Record<Level, number> {
  const left: Record<Level, number> = { "2": 0, "3": 0, "4": 0 };
  for (const level of PILES) left[level] = hero.hand.levels[level];
  for (const key of hero.hand.cards) left[levelOfCard(cards.get(key))] -= 1;
  return left;
}

export function handSize(hero: HeroView): number {
  return PILES.reduce((sum, level) => sum + hero.hand.levels[level], 0);
}

/** Verbs whose noun is a cell of the board, a card, a kind of enemy, an own place on the stage. */
const ON_CELLS = new Set(["start", "move", "place", "take", "return", "leap", "peek"]);
const ON_CARDS = new Set(["play", "wear", "discard", "give"]);
const ON_STAGE = new Set(["roll", "read", "fight"]);

export const FIGURE = "figure/";

/** Every open card, and every hero's figure, with the zone it lies in. */
function zones(view: ArchibaldView): Map<string, string> {
  const found = new Map<string, string>();
  for (const level of PILES) for (const key of view.discards.encounters[level]) found.set(CARD + key, "discards");
  view.heroes.forEach((hero, seat) => {
    for (const key of hero.hand.cards) found.set(CARD + key, `hand/${seat}`);
    if (hero.worn) found.set(CARD + hero.worn, `worn/${seat}`);
    if (hero.hero && hero.cell) found.set(FIGURE + hero.hero, `cell/${hero.cell}`);
  });
  return found;
}

const WISHES: readonly (readonly [tag: string, verb: string])[] = [
  ["equipment", "wear"],
  ["enemy", "play"],
  ["power", "play"],
];

/** By sort of card, the clauses that say how it is used. */
const CLAUSES: Record<string, string[]> = {
  equipment: ["equipment.slot", "equipment.first", "equipment.when", "equipment.more", "turn.equipment-free"],
  weapon: ["equipment.dice", "combat.dice-supply"],
  armour: ["equipment.armour", "equipment.life-saved"],
  enemy: ["enemycard.place", "enemycard.where", "enemycard.later", "enemycard.supply", "turn.one-card"],
  power: ["power.resolve", "turn.one-card"],
  adventure: ["adventure.reader", "adventure.hidden"],
  hero: ["components.sheets", "setup.life"],
  foe: ["combat.dice", "combat.enemy-life"],
};

export const model: BoardModel = {
  thingOf(option) {
    const { verb, noun } = parts(option);
    if (ON_CELLS.has(verb)) return `cell/${noun}`;
    if (ON_CARDS.has(verb)) return CARD + noun;
    if (ON_STAGE.has(verb)) return `stage/${verb}`;
    if (verb === "kill") return `foe/${noun}`;
    if (verb === "hero") return `hero/${noun}`;
    if (verb === "answer") return `answer/${noun}`;
    if (verb === "target") return `seat/${Number(noun) - 1}`;
    return null;
  },

  isShown(thing, view) {
    if (cardOf(thing) === null) return true;
    const table = asArchibald(view);
    const zone = zones(table).get(thing) ?? "";
    return table.you !== null && (zone === `hand/${table.you}` || zone === `worn/${table.you}`);
  },

  wish(thing, view, cards) {
    const table = asArchibald(view);
    const { verb, noun } = parts(thing);
    if (verb === "cell") return table.phase === 0 ? `start/${noun}` : `move/${noun}`;
    if (verb === "hero") return `hero/${noun}`;
    const key = cardOf(thing);
    if (key === null || table.you === null || zones(table).get(thing) !== `hand/${table.you}`) return null;
    const tags = cards.get(key)?.tags ?? [];
    const wanted = WISHES.find(([tag]) => tags.includes(tag))?.[1];
    return wanted ? `${wanted}/${key}` : null;
  },

  isAskedFirst: (option) => parts(option).verb === "discard",

  // Stories and dice of others are told; the own ones lie on the stage anyway.
  terms,
  course: {
    // Cells are called by their row, counted from the start.
    standing: (view, seat) => Number(asArchibald(view).heroes[seat]!.cell?.split("-")[0] ?? 0),
    length: (view) => asArchibald(view).round,
    turns: ["turn"],
    points: ["token-level", "flood", "defeated", "trapped"],
  },
  told: { always: ["flood", "peeked", "saw-gaol"], others: ["read", "answered", "hero-rolled", "foes-rolled", "trial", "tested"] },
  dice: ["hero-rolled", "foes-rolled", "threw-again", "trial", "tested"],

  dropsOf(option, view) {
    const { verb } = parts(option);
    const { you } = asArchibald(view);
    if (verb === "wear") return [`worn/${you}`];
    if (verb === "play") return ["board", "stage"];
    return verb === "discard" ? ["discards"] : [];
  },

  places(view, cards): Places {
    const table = asArchibald(view);
    const alike = new Map<string, number>();
    for (const level of PILES) alike.set(`pile/${level}`, table.piles.encounters[level]);
    table.heroes.forEach((hero, seat) => {
      const covered = backs(hero, cards);
      for (const level of PILES) alike.set(`hand/${seat}/${level}`, covered[level]);
    });
    for (const kind of FOES) alike.set(`supply/${kind}`, table.supply[kind]);
    table.board.forEach((row, number) => {
      row.forEach((tile, column) => {
        for (const kind of FOES) {
          const count = tile?.enemies[kind] ?? 0;
          if (count > 0) alike.set(`cell/${cellAt(number + 1, column + 1)}/${kind}`, count);
        }
      });
    });
    return { things: zones(table), alike };
  },

  travel(cards) {
    return {
      fits(thing, from, to) {
        if (thing === null) return sortOf(from) === sortOf(to);
        const key = cardOf(thing);
        const level = key === null ? "" : levelOfCard(cards.get(key));
        return level !== "" && (sortOf(from) === level || sortOf(to) === level);
      },
      // An enemy that falls.
      greys: (from, to) => from.startsWith("cell/") && to.startsWith("supply/"),
    };
  },

  turnOf: (view) => asArchibald(view).turn_of,

  clausesOf(card: CardInfo) {
    return [...new Set(card.tags.flatMap((tag) => CLAUSES[tag] ?? []))];
  },
};

/** Where the eye should rest: the hero whose turn it is, before the first turn the start. */
export function focusCell(view: ArchibaldView): string {
  const active = view.heroes[view.turn_of];
  return active?.cell ?? view.heroes.find((hero) => hero.cell)?.cell ?? cellAt(1, 3);
}

/** What a tile still has for whoever arrives: its own enemies are met once (tile.enemy), its Book every time. */
export function offered(tile: TileView | null): { kind: TileKind | "none"; hasBook: boolean } {
  if (!tile) return { kind: "none", hasBook: false };
  if (tile.kind === "enemy" && tile.met) return { kind: tile.book ? "book" : "blank", hasBook: false };
  return { kind: tile.kind, hasBook: tile.book && tile.kind !== "book" };
}

/** What an arrival brings, in the order of tile.order: a fight, the symbol, the Book; a Trap acts before any fight. */
export function arrival(tile: TileView | null): (TileKind | "none" | "fight")[] {
  const { kind, hasBook } = offered(tile);
  const isFight = kind !== "trap" && FOES.some((foe) => tile?.enemies[foe]);
  const symbol = isFight && kind === "blank" ? [] : [kind];
  return [...(isFight ? (["fight"] as const) : []), ...symbol, ...(hasBook ? (["book"] as const) : [])];
}

export type Happening = "story" | "trial" | "fight";
const TOLD_AS: Record<Happening, string[]> = { story: ["read", "answered"], trial: ["trial", "tested"], fight: ["hero-rolled"] };

/** A story, a throw of the ordinary die and a fight: which was told last comes first. */
export function newestFirst(log: readonly { key: string }[]): Happening[] {
  const at = (what: Happening) => log.findLastIndex((line) => TOLD_AS[what].includes(line.key));
  return (["story", "trial", "fight"] as const).toSorted((one, other) => at(other) - at(one));
}
