/** Fortune and Glory for the table: how its options, things and zones are called, and what can be reckoned from its view. */
import { type Places } from "../../lib/flights";
import type { CardInfo, LogEntry } from "../../lib/messages";
import { parts } from "../../lib/options";
import type { View } from "../../lib/reduce";
import type { Scene as ToldScene } from "../../lib/scenes";
import { type BoardModel, CARD, cardOf } from "../board";
import { SPACES } from "./spaces";
import { terms } from "./terms";
import type { FacingView, FightView, FortuneView, HeroView, PairView, SiteView, SkillName, SneakView, TestView, VillainView } from "./view";

export const SKILLS = ["combat", "agility", "cunning", "lore"] as const satisfies readonly SkillName[];
export const PHASES = ["setup", "initiative", "movement", "adventure", "end"] as const;
export const SPACE = "space/";
export const FIGURE = "figure/";
export const SCENE = "scene/";
export const SHOP = "shop/";
export const PUSH = "push/";
/** The zeppelin among what has come or gone, and as a figure. */
export const ZEPPELIN = "zeppelin";
/** The treasures of temples are all alike. */
export const TREASURE = "temple-treasure";

export function asFortune(view: View): FortuneView {
  return view as unknown as FortuneView;
}

/** Whose sheet lies open: the reader's, or for a spectator that of whoever's turn it is. */
export function nearSeat(view: FortuneView): number {
  return view.you ?? view.turn_of;
}

/** The other heroes, clockwise from the one whose sheet lies open. */
export function others(view: FortuneView): number[] {
  const near = nearSeat(view);
  return view.heroes.map((_, step) => (near + step) % view.heroes.length).slice(1);
}

// -- the map -----------------------------------------------------------------------------------------------------------

/** Spaces in which a way ends: henchmen.blocks. */
export function blocked(view: FortuneView): Set<string> {
  return new Set(view.henchmen.map((each) => each.space));
}

/** What every space costs that can be reached with so many points, from a space; where one stands it is 0. */
export function reach(start: string, points: number, walls: ReadonlySet<string>): Map<string, number> {
  const costs = new Map([[start, 0]]);
  const found: string[][] = Array.from({ length: points + 1 }, (_, spent) => (spent === 0 ? [start] : []));
  for (let spent = 0; spent < points; spent++) {
    for (const here of found[spent]!) {
      if (costs.get(here) !== spent || (walls.has(here) && here !== start)) continue;
      for (const there of SPACES[here]!.near) {
        const total = spent + SPACES[there]!.cost;
        if (total > points || total >= (costs.get(there) ?? Infinity)) continue;
        costs.set(there, total);
        found[total]!.push(there);
      }
    }
  }
  return costs;
}

/** The spaces of the cheapest way with both its ends, as bivouac/games/fortune_and_glory/map.py finds it; none if it is out of reach. */
export function way(start: string, end: string, points: number, walls: ReadonlySet<string>): string[] {
  const costs = reach(start, points, walls);
  if (!costs.has(end)) return [];
  const steps = [end];
  for (let here = end; here !== start; ) {
    const before = costs.get(here)! - SPACES[here]!.cost;
    here = SPACES[here]!.near.find((each) => costs.get(each) === before && (!walls.has(each) || each === start))!;
    steps.push(here);
  }
  return steps.reverse();
}

export const FARTHEST = 12;
export const NOBODY: ReadonlySet<string> = new Set();

/** Points from one space to another when nobody stands in the way. */
export function distance(start: string, end: string): number {
  return reach(start, FARTHEST, NOBODY).get(end) ?? FARTHEST;
}

/** Seats whose heroes stand in this space. */
export function standing(view: FortuneView, space: string): number[] {
  return view.heroes.flatMap((hero, seat) => (hero.space === space ? [seat] : []));
}

/** What a flight to a city costs the reader. */
export function fareTo(view: FortuneView, city: string): number | null {
  const fares = view.you === null ? null : view.heroes[view.you]!.fares;
  return fares && (SPACES[city]!.isMajor ? fares.major : fares.minor);
}

/** The Villain in a space. */
export function villainAt(view: FortuneView, space: string): VillainView | null {
  return view.villains.find((each) => each.space === space) ?? null;
}

/** The name of an artifact with that of its adventure; the treasure of a temple has none. */
export function pairName({ artifact, adventure }: Pick<PairView, "artifact" | "adventure">, nameOf: (card: string) => string): string {
  return adventure === null ? nameOf(artifact) : `${nameOf(artifact)} ${nameOf(adventure)}`;
}

// -- chances -----------------------------------------------------------------------------------------------------------

const SIDES = 6;
/** combat.hit: a die hits from here on. */
export const HIT_ON = 4;

/** The chance of 0, 1, 2 ... dice that show the target or more. */
function exactly(dice: number, target: number): number[] {
  const hit = Math.min(1, Math.max(0, (SIDES + 1 - target) / SIDES));
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    chances = Array.from({ length: chances.length + 1 }, (_, hits) => (chances[hits] ?? 0) * (1 - hit) + (chances[hits - 1] ?? 0) * hit);
  }
  return chances;
}

function afterRoll(rolled: readonly number[], passes: readonly number[], missing: number): number {
  return rolled.reduce((sum, chance, hits) => (hits === 0 ? sum : sum + chance * (hits < missing ? passes[missing - hits]! : 1)), 0);
}

/** test.repeat-while-success: all dice are rolled again while a roll brings a success; `pushed` ones belong to the first roll only. */
export function chanceToPass(dice: number, target: number, missing: number, pushed = 0): number {
  if (missing <= 0) return 1;
  const rolled = exactly(dice, target);
  const passes = [1];
  for (let left = 1; left <= missing; left++) passes.push(afterRoll(rolled, passes, left));
  return pushed > 0 ? afterRoll(exactly(dice + pushed, target), passes, missing) : passes[missing]!;
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

// -- what lies open ----------------------------------------------------------------------------------------------------

/** What goes on over the map: a fight, a danger or a cliffhanger with its test, a decision after it, a city's business; or dice that are told of. */
export type Scene =
  | { kind: "fight"; seat: number; fight: FightView; test: TestView | null; facing: FacingView | null }
  | { kind: "danger"; seat: number; facing: FacingView | null; test: TestView | null }
  | { kind: "choice"; seat: number }
  | { kind: "ko"; seat: number }
  | { kind: "card"; seat: number; card: string }
  | { kind: "end"; seat: number }
  | { kind: "market"; seat: number }
  | { kind: "sneak"; seat: number; sneak: SneakView }
  | { kind: "collapse"; seat: number; test: TestView | null }
  | { kind: "aboard"; seat: number }
  | { kind: "told"; seat: number; lines: readonly LogEntry[] };

const CHOICES: ReadonlySet<string> = new Set(["press-on", "stop", "search", "decline", "board", "below"]);
const LOSSES: ReadonlySet<string> = new Set(["lose", "give-up", "discard"]);
const BUSINESS: ReadonlySet<string> = new Set(["buy", "buy-gear", "buy-ally", "heal", "sell", "done"]);

/** The newest of what is open. `options` are the keys of what the reader is asked: others' decisions are in no view. `log` tells of a collapse. */
export function sceneOf(view: FortuneView, options: readonly string[], log: readonly Pick<LogEntry, "key">[] = []): Scene | null {
  if (view.over) return { kind: "end", seat: nearSeat(view) };
  const verbs = new Set(options.map((key) => parts(key).verb));
  // Who was KO in a fight pays for it before the fight is put away.
  if (view.you !== null && view.heroes[view.you]!.ko && verbs.size > 0 && [...verbs].every((verb) => LOSSES.has(verb))) return { kind: "ko", seat: view.you };
  const test = view.tests.at(-1) ?? null;
  const fight = view.fights.at(-1) ?? null;
  const facing = view.facing.at(-1) ?? null;
  if (isFleeing(log)) return { kind: "collapse", seat: test?.seat ?? view.asking ?? view.turn_of, test };
  if (fight) return { kind: "fight", seat: fight.seat, fight, test: test?.places.includes("escape") ? test : null, facing };
  if (view.sneak) return { kind: "sneak", seat: view.sneak.seat, sneak: view.sneak };
  if (facing || test) return { kind: "danger", seat: (facing ?? test)!.seat, facing, test };
  if (view.zeppelin && view.zeppelin.seat !== null) return { kind: "aboard", seat: view.zeppelin.seat };
  if (view.you !== null && [...CHOICES].some((verb) => verbs.has(verb))) return { kind: "choice", seat: view.you };
  if (view.you !== null && [...BUSINESS].some((verb) => verbs.has(verb))) return { kind: "market", seat: view.you };
  const read = view.announced.at(-1);
  return read ? { kind: "card", seat: read.seat, card: read.card } : null;
}

/** Whether somebody has still to get out of a temple that has collapsed. */
export function isFleeing(log: readonly Pick<LogEntry, "key">[]): boolean {
  const last = log.findLast(({ key }) => key === "must-get-out" || key === "got-out" || key === "not-out" || key === "stands-up");
  return last?.key === "must-get-out";
}

/** Dice that fall without a question: what they tell is a scene of its own, with the lines that follow from it. */
export const OMENS: ReadonlySet<string> = new Set(["explores", "sneak-roll", "collapse-dice", "villain-searches"]);
const FOLLOWS = /^(body|fortune|guards|lost-in|must-get-out|path|seen|sneaked|temple|treasure|villain)/;

/** The lines of a change, cut where dice fall that are told of. */
function omensIn(view: View, lines: readonly LogEntry[]): ToldScene[] {
  const told: ToldScene[] = [];
  let before: LogEntry[] = [];
  for (const line of lines) {
    if (OMENS.has(line.key)) {
      if (before.length > 0) told.push({ view: { ...view }, lines: before, isTold: false });
      told.push({ view: { ...view }, lines: [line], isTold: true });
      before = [];
    } else if (told.length > 0 && before.length === 0 && FOLLOWS.test(line.key)) told.at(-1)!.lines.push(line);
    else before.push(line);
  }
  return told;
}

/** How far back dice are looked for that nobody was asked about. */
const MOST_UNASKED = 4;

/** The lines since the reader was last asked something: they have come by themselves. */
export function unasked(steps: readonly { seen: { question: { options: readonly unknown[] } }; lines: readonly LogEntry[] }[]): LogEntry[] {
  const asked = steps.slice(0, -1).findLastIndex(({ seen }) => seen.question.options.length > 0);
  return steps.slice(Math.max(asked + 1, steps.length - MOST_UNASKED)).flatMap(({ lines }) => lines);
}

/** What a die must show where something is found. */
export const FOUND_ON = 4;

/** What bad a die means that is told of. */
export function omenOf(key: string, face: number, named: number): "match" | "ruin" | "hurt" | undefined {
  if (key === "sneak-roll") return face === named ? "match" : undefined;
  if (face !== 1) return undefined;
  return key === "collapse-dice" ? "ruin" : key === "villain-searches" || key === "villain-again" ? "hurt" : undefined;
}

/** The chance that none of these dice shows the number. */
export function unseen(dice: number): number {
  return (1 - 1 / SIDES) ** dice;
}

/** The special text of an adventure where such texts hold; that it is of the advanced game need not be said there. */
export function specialText({ elements }: Pick<FortuneView, "elements">, text: string): string {
  return elements.includes("texts") ? text.replace(/\s*\([^()]*\)$/, "") : "";
}

/** Glory that waits for a stop: what the dangers overcome in this round bring. */
export function pendingGlory(hero: HeroView, cards: ReadonlyMap<string, CardInfo>): number {
  return hero.met.reduce((sum, key) => sum + (cards.get(key)?.numbers["glory"] ?? 0), 0);
}

/** The site where a hero is, if there is one. */
export function siteOf(view: FortuneView, seat: number): SiteView | null {
  return view.sites.find((site) => site.space === view.heroes[seat]?.space) ?? null;
}

// -- the table ---------------------------------------------------------------------------------------------------------

const ON_SPACES = new Set(["go", "place", "step", "fly"]);
const ON_CARDS = new Set(["play", "activate", "use", "discard", "keep", "take", "ready", "resolve", "give-up"]);
const ON_SCENE = new Set(["roll", "press-on", "stop", "search", "decline", "fight", "escape", "mode", "lose", "sneak", "board", "below", "leave", "go-on"]);

/** Whether somebody in a city would rather fly to this one: no way leads there with these points. */
function isFlight(view: FortuneView, space: string): boolean {
  if (view.you === null || !view.elements.includes("flights") || SPACES[space]!.kind !== "city") return false;
  const from = view.heroes[view.you]!.space;
  return SPACES[from]!.kind === "city" && !reach(from, view.points, blocked(view)).has(space);
}

/** Every open card and every hero's figure, with the zone it lies in. */
function zones(view: FortuneView): Map<string, string> {
  const found = new Map<string, string>();
  view.sites.forEach((site) => found.set(CARD + site.artifact, `site/${site.space}`));
  view.heroes.forEach((hero, seat) => {
    found.set(FIGURE + hero.hero, SPACE + hero.space);
    for (const { card } of hero.kit) found.set(CARD + card, `kit/${seat}`);
    for (const { artifact } of hero.artifacts) found.set(CARD + artifact, `kit/${seat}`);
    found.set(CARD + hero.hero, `kit/${seat}`);
  });
  if (view.zeppelin) found.set(FIGURE + ZEPPELIN, SPACE + view.zeppelin.space);
  for (const { card, space } of view.villains) found.set(FIGURE + card, SPACE + space);
  if (view.you !== null) for (const { artifact } of view.heroes[view.you]!.artifacts) found.set(CARD + artifact, `kit/${view.you}`); // of treasures alike
  if (view.you !== null) for (const card of view.hand) found.set(CARD + card, `hand/${view.you}`);
  for (const { card } of view.facing) found.set(CARD + card, "scene");
  for (const { enemy } of view.fights) found.set(CARD + enemy, "scene");
  return found;
}

/** By sort of card, the clauses that say how it is used. */
const CLAUSES: Record<string, string[]> = {
  event: ["event.any-time", "event.read-aloud-when-played", "event.targets", "event.discarded-after"],
  city: ["card.city-kinds", "city.draw-first", "city.secret-card-kept"],
  gear: ["card.gear-ally-effect", "gear.activation-once", "gear.excess-discarded", "gear.price"],
  ally: ["card.gear-ally-effect", "ally.loyalty-dice", "gear.activation-once"],
  item: ["item.works-like-gear", "item.open-choice", "item.returns-to-shop"],
  enemy: ["combat.enemy-values", "combat.rounds", "glory.enemy-at-once"],
  nazi: ["combat.enemy-values", "combat.rounds", "glory.enemy-at-once"],
  reference: ["combat.reference-enemy", "combat.enemy-values"],
  danger: ["danger.draw", "danger.how-overcome", "danger.fail-flips-card", "cliffhanger.must-be-faced"],
  artifact: ["artifact.may-search", "artifact.obtained-at-value", "sell.any-artifact"],
  adventure: ["special-text.nature", "artifact.obtained-at-value"],
  hero: ["sheet.hero", "skill.four", "ko.hero-threshold"],
  villain: ["villain.values", "villain-adventure.roll", "sneak.when", "villain-fight.single-round", "villain-fight.glory-per-hit"],
};

export const model: BoardModel = {
  thingOf(option) {
    const { verb, noun } = parts(option);
    if (ON_SPACES.has(verb)) return SPACE + noun;
    if (ON_CARDS.has(verb)) return CARD + noun;
    if (ON_SCENE.has(verb)) return SCENE + (noun ? `${verb}-${noun}` : verb);
    if (verb === "push") return PUSH + noun;
    if (verb === "buy") return SHOP + noun;
    if (verb === "buy-gear") return `${SHOP}gear`;
    if (verb === "buy-ally") return `${SHOP}ally`;
    if (verb === "heal") return `${SHOP}heal`;
    if (verb === "sell") return `${SHOP}sell-${noun}`;
    if (verb === "target") return `seat/${Number(noun) - 1}`;
    return null;
  },

  twinOf: (thing) => (thing.startsWith(`${CARD}${TREASURE}@kit`) ? CARD + TREASURE : thing),

  isShown(thing, view) {
    const table = asFortune(view);
    const key = cardOf(thing);
    if (key !== null) {
      const zone = zones(table).get(thing) ?? "";
      return table.you !== null && (zone === `hand/${table.you}` || zone === `kit/${table.you}`) && !table.over;
    }
    // What no scene shows is laid out beside the question.
    const isOpen = table.facing.length + table.fights.length + table.tests.length > 0 || (table.zeppelin?.seat ?? null) !== null;
    if (thing.startsWith(PUSH)) return isOpen;
    if (thing.startsWith(SHOP)) return !isOpen;
    if (thing.startsWith(SCENE)) return isOpen || !/^(roll|fight|escape|mode)/.test(thing.slice(SCENE.length));
    return true;
  },

  wish(thing, view) {
    const table = asFortune(view);
    const { verb, noun } = parts(thing);
    if (verb === "space") return isFlight(table, noun) ? `fly/${noun}` : `go/${noun}`;
    if (thing === `${SHOP}gear` || thing === `${SHOP}ally`) return `buy-${noun}`;
    if (verb === "shop" && noun !== "heal" && !noun.startsWith("sell-")) return `buy/${noun}`;
    const key = cardOf(thing);
    if (key === null || table.you === null) return null;
    const zone = zones(table).get(thing);
    if (zone === `hand/${table.you}`) return `play/${key}`;
    const isOwn = zone === `kit/${table.you}` && !table.heroes[table.you]!.artifacts.some((each) => each.artifact === key);
    return isOwn ? `activate/${key}` : null;
  },

  isAskedFirst: (option) => ["discard", "give-up", "fly"].includes(parts(option).verb),

  dropsOf(option) {
    return parts(option).verb === "play" ? ["board"] : [];
  },

  places(view): Places {
    return { things: zones(asFortune(view)), alike: new Map() };
  },

  scenes: (_, to, lines) => omensIn(to, lines),

  travel: () => ({ fits: () => false, greys: () => false }),

  terms,
  course: {
    standing: (view, seat) => asFortune(view).heroes[seat]!.fortune,
    length: (view) => asFortune(view).round,
    turns: ["round"],
    points: ["found", "sold", "ko", "artifact-taken", "ko-artifact", "treasure", "temple-collapses", "villain-takes"],
  },
  // What decides a race around the world is not to slip by among the moves of seven others.
  told: { others: ["found", "sold", "ko", "artifact-taken", "treasure", "villain-enters", "leaves-zeppelin"] },
  dice: ["initiative", "initiative-again", "move-die", "travel-die", "rolled", "rerolled", "hero-blows", "loyalty", "effect-die", "ko-die", "explores", "sneak-roll", "collapse-dice", "villain-searches"],

  turnOf: (view) => asFortune(view).turn_of,

  clausesOf(card: CardInfo) {
    return [...new Set(card.tags.flatMap((tag) => CLAUSES[tag] ?? []))];
  },
};
