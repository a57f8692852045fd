/** Altered for the table: how its options, things and zones are called. */
import { type Places } from "../../lib/flights";
import type { CardInfo } from "../../lib/messages";
import type { View } from "../../lib/reduce";
import { type BoardModel, CARD, cardOf } from "../board";
import { terms } from "./terms";
import type { AlteredView, Phase, Placed, Side, Status, Terrain } from "./view";

export const TERRAINS = ["forest", "mountain", "water"] as const satisfies readonly Terrain[];
export const SIDES = ["hero", "companion"] as const satisfies readonly Side[];
export const PHASES = ["opening", "morning", "noon", "afternoon", "dusk", "night"] as const satisfies readonly Phase[];
export const STATUSES = ["fleeting", "anchored", "asleep", "exhausted"] as const satisfies readonly Status[];
export const LIMIT = 2;

export function asAltered(view: View): AlteredView {
  return view as unknown as AlteredView;
}

/** Who sits below: the reader, or for a spectator whoever began. */
export function nearSeat(view: AlteredView): number {
  return view.you ?? view.first;
}

/** A card with what it is called on this board. Two that look alike share their options: see twinOf. */
export interface Named extends Placed {
  thing: string;
}

/** Bits of a card's look, as bivouac/games/altered/state.py compares two of one kind. */
const MARKS: Record<Status, number> = { fleeting: 1, anchored: 2, asleep: 4, exhausted: 8 };

function look(card: Placed): number {
  const marks = (card.status ?? []).reduce((sum, word) => sum + MARKS[word], 0);
  return (card.counters ?? 0) * 2 ** 24 + (card.boosts ?? 0) * 2 ** 8 + marks;
}

/**
 * What open cards of one place are called: kind, place, a rank where two of one kind differ (the less marked first), and a
 * tilde with a number for the second of two that look alike.
 */
export function named(cards: readonly Placed[], place: string): Named[] {
  const taken = new Map<string, number>();
  return cards.map((card) => {
    const mine = look(card);
    const lower = new Set(cards.filter((other) => other.card === card.card).map(look).filter((other) => other < mine));
    const name = `${CARD}${card.card}@${place}${lower.size > 0 ? `/${lower.size + 1}` : ""}`;
    const copies = taken.get(name) ?? 0;
    taken.set(name, copies + 1);
    return { ...card, thing: copies > 0 ? `${name}~${copies}` : name };
  });
}

/** Cards that are named by their kind alone: in hand, revealed, being played. */
export function alike(cards: readonly string[], place: string): Named[] {
  return named(cards.map((card) => ({ card })), place);
}

/** How the width of the table is shared, by the side that has more there: expeditions, Reserves, Landmarks; in a tall window
    camps, Reserves, Landmarks, the last two below one expedition. */
export function columnsOf(view: AlteredView): { wide: string; tall: string } {
  const most = (count: (seat: AlteredView["seats"][number]) => number): number => Math.max(...view.seats.map(count));
  const party = (side: number): number => Math.max(3, most((seat) => seat.expeditions[side]!.characters.length + seat.expeditions[side]!.also.length));
  const reserve = Math.max(1.7, 0.95 * most((seat) => seat.reserve.length));
  const landmarks = Math.max(1.4, 0.95 * most((seat) => seat.landmarks.length));
  const share = (2 * reserve) / (reserve + landmarks);
  const columns = (widths: number[]): string => widths.map((width) => `minmax(0, ${width.toFixed(2)}fr)`).join(" ");
  return { wide: columns([party(0), party(1), reserve, landmarks]), tall: columns([1, 1, share, 2 - share]) };
}

export function whose(view: AlteredView, seat: number): "my" | "your" {
  return seat === nearSeat(view) ? "my" : "your";
}

/** A Character of an expedition that is also in the other one, there. */
export function shadow(card: Named): string {
  return `${card.thing}~also`;
}

/** What a Character is worth now, by terrain. */
export function worth(card: Placed, info: CardInfo | undefined): number[] {
  if (card.status?.includes("asleep")) return [0, 0, 0];
  return TERRAINS.map((terrain) => (info?.numbers[terrain] ?? 0) + (card.boosts ?? 0));
}

/** Who would advance if it were Dusk now, terrain by terrain: own total and that of the expedition it faces. */
export interface Contest {
  terrain: Terrain;
  mine: number;
  theirs: number;
  /** Whether the region of this expedition has it: only then it counts. */
  counts: boolean;
  wins: boolean;
}

export function contests(view: AlteredView, seat: number, side: number): Contest[] {
  const own = view.seats[seat]!.expeditions[side]!;
  const facing = view.seats[1 - seat]!.expeditions[side]!;
  const here = view.arena ? TERRAINS : (view.track[own.region]?.terrains ?? []);
  return TERRAINS.map((terrain, place) => {
    const counts = here.includes(terrain);
    const [mine, theirs] = [own.totals[place]!, facing.totals[place]!];
    return { terrain, mine, theirs, counts, wins: !view.arena && own.due.includes(terrain) };
  });
}

/** In the Arena both expeditions of a seat add up: what each has by terrain, and where it has more than the other. */
export function arenaOf(view: AlteredView, seat: number): Contest[] {
  const sum = (each: number, place: number) => view.seats[each]!.expeditions.reduce((all, party) => all + party.totals[place]!, 0);
  return TERRAINS.map((terrain, place) => {
    const [mine, theirs] = [sum(seat, place), sum(1 - seat, place)];
    return { terrain, mine, theirs, counts: true, wins: mine > theirs && mine > 0 };
  });
}

/** Every thing with the zone it lies in. */
function zones(view: AlteredView): Map<string, string> {
  const found = new Map<string, string>();
  const put = (zone: string, cards: readonly Named[]) => {
    for (const { thing } of cards) found.set(thing, zone);
  };
  put("limbo", alike(view.limbo, "limbo"));
  put("revealed", alike(view.revealed, "revealed"));
  view.seats.forEach((seat, number) => {
    const mine = whose(view, number);
    put(`hand/${number}`, alike(seat.hand.cards, `${mine}-hand`));
    put(`discard/${number}`, alike(seat.discard, `${mine}-discard`));
    put(`reserve/${number}`, named(seat.reserve, `${mine}-reserve`));
    put(`landmarks/${number}`, named(seat.landmarks, `${mine}-landmarks`));
    SIDES.forEach((side, place) => put(`expedition/${number}/${side}`, named(seat.expeditions[place]!.characters, `${mine}-${side}`)));
  });
  view.track.forEach((region, number) => {
    for (const [seat, side] of region.markers) found.set(`marker/${seat}-${side}`, `region/${number}`);
  });
  return found;
}

/** The place of a thing: "my-hero" of "card/brassbug@my-hero/2~1". */
function placeOf(thing: string): string {
  return /@([a-z-]+)/.exec(thing)?.[1] ?? "";
}

function seatOf(zone: string): string {
  return zone.split("/")[1] ?? "";
}

/** Cards in hand and revealed ones are named by their kind alone. */
const HELD = "held";
const WITH_RANK = /\/(\d+)$/;

/** By sort of card, the clauses that say how it is used. */
const CLAUSES: Record<string, string[]> = {
  hero: ["night.hero-limits", "afternoon.exhaust"],
  character: ["afternoon.play-character", "dusk.advance", "night.rest"],
  token: ["token.character", "token.leaves"],
  spell: ["afternoon.play-spell", "afternoon.fleeting-spell"],
  permanent: ["night.cleanup-landmarks", "afternoon.exhaust"],
};

export const model: BoardModel = {
  thingOf(option) {
    const [verb = "", card = "", ...rest] = option.split("/");
    const rank = WITH_RANK.exec(`/${rest.join("/")}`)?.[1];
    const tail = rank ? `/${rank}` : "";
    switch (verb) {
      case "play":
      case "mana":
      case "choose":
        return `${CARD}${card}@${HELD}`;
      case "reserve":
      case "support":
        return `${CARD}${card}@my-reserve${tail}`;
      case "exhaust":
        return `${CARD}${card}@my-landmarks${tail}`;
      case "pick":
        return `${CARD}${card}@${rest[0]}${tail}`;
      case "expedition":
        return `expedition/${card}`;
      case "player":
        return `seat/${card === "me" ? "my" : "your"}`;
      default:
        return null;
    }
  },

  twinOf(thing, view) {
    const place = placeOf(thing);
    if (!place) return thing;
    const plain = thing.replace(/~.*$/, "");
    const table = asAltered(view);
    const held = `${CARD}${cardOf(thing)!}@${HELD}`;
    if (place === "revealed") return held;
    // While cards lie revealed, they are what is chosen from.
    if (place === "my-hand") return table.revealed.length > 0 ? plain : held;
    return place === "my-zone" ? plain.replace("@my-zone", "@my-landmarks") : plain;
  },

  isShown: () => true,

  wish(thing, view, cards) {
    const table = asAltered(view);
    const card = cardOf(thing);
    if (card === null || table.you === null) return null;
    const [place, rank] = [placeOf(thing), WITH_RANK.exec(thing.replace(/~.*$/, ""))?.[1]];
    const tail = rank ? `/${rank}` : "";
    const side = cards.get(card)?.tags.includes("character") ? "/hero" : "";
    if (place === "my-hand") return table.phase === "opening" || table.phase === "morning" ? `mana/${card}` : `play/${card}${side}`;
    if (place === "my-reserve") return `reserve/${card}${side}${tail}`;
    if (place === "my-zone" || place === "my-landmarks") return `exhaust/${card}${tail}`;
    return /^(my|your)-(hero|companion|reserve|landmarks)$/.test(place) ? `pick/${card}/${place}${tail}` : null;
  },

  terms,
  course: {
    standing: (view, seat) => asAltered(view).seats[seat]!.distance,
    length: (view) => asAltered(view).day,
    turns: ["day", "arena-day"],
    points: ["forward-hero", "forward-companion", "moved-hero", "moved-companion", "back-hero", "back-companion", "to-arena", "arena-again"],
  },
  told: { always: ["revealed", "rolled"] },
  dice: ["rolled"],

  // Its cost is the card itself.
  isAskedFirst: (option) => option.startsWith("support/"),

  dropsOf(option, view) {
    const near = nearSeat(asAltered(view));
    const [verb = "", , third = ""] = option.split("/");
    if (verb === "mana") return [`mana/${near}`];
    if (verb === "support") return [`discard/${near}`];
    if (verb === "play" || verb === "reserve") {
      if (third === "hero" || third === "companion") return [`expedition/${near}/${third}`];
      return [`landmarks/${near}`, "track"];
    }
    return verb === "choose" ? [`reserve/${near}`] : [];
  },

  places(view): Places {
    const table = asAltered(view);
    const counted = new Map<string, number>();
    table.seats.forEach((seat, number) => {
      counted.set(`deck/${number}`, seat.deck.size);
      counted.set(`mana/${number}`, seat.mana.orbs);
      counted.set(`hand/${number}`, seat.hand.size - seat.hand.cards.length);
    });
    return { things: zones(table), alike: counted };
  },

  travel: () => ({
    fits: (_, from, to) => from === "limbo" || to === "limbo" || from === "revealed" || to === "revealed" || seatOf(from) === seatOf(to),
    isSame: (thing, before) => cardOf(thing) !== null && cardOf(thing) === cardOf(before),
    greys: (from, to) => from.startsWith("expedition/") && to.startsWith("discard/"),
  }),

  turnOf(view) {
    const table = asAltered(view);
    return table.active ?? table.asking;
  },

  clausesOf(card: CardInfo) {
    return [...new Set(card.tags.flatMap((tag) => CLAUSES[tag] ?? []))];
  },
};
