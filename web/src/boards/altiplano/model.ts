/** Expedition Altiplano for the table: how its options, things and zones are called. */
import type { CardInfo } from "../../lib/messages";
import { type Places, sortOf } from "../../lib/flights";
import { parts } from "../../lib/options";
import type { View } from "../../lib/reduce";
import { type BoardModel, CARD, type Cards, cardOf } from "../board";
import { terms } from "./terms";
import type { AltiplanoView, Pile, SeatView, Special } from "./view";

export const PILES: readonly Pile[] = ["exploration", "characters"];
export const MOST_CHARACTERS = 5;
export const SPECIALS = ["adventurer", "rogue"] as const satisfies readonly Special[];

export function asAltiplano(view: View): AltiplanoView {
  return view as unknown as AltiplanoView;
}

/** Who sits below: the reader, or for a spectator whoever began. */
export function nearSeat(view: AltiplanoView): number {
  return view.you ?? view.first;
}

export function open(cards: string[] | number): string[] {
  return typeof cards === "number" ? [] : cards;
}

export function count(cards: string[] | number): number {
  return typeof cards === "number" ? cards : cards.length;
}

export function isCharacter(key: string, cards: Cards): boolean {
  return cards.get(key)?.tags.includes("character") ?? false;
}

/** Face-down cards of a hand by kind: those that the reader has not seen. */
export function backs(seat: SeatView, cards: Cards): Record<Pile, number> {
  const seen = seat.hand.cards.filter((key) => isCharacter(key, cards)).length;
  return {
    characters: seat.hand.characters - seen,
    exploration: seat.hand.exploration - (seat.hand.cards.length - seen),
  };
}

/** Cards in the valley, open to this reader: played, revealed, looked at. */
export function valley(view: AltiplanoView): string[] {
  return [...view.in_play, ...view.revealed, ...view.seats.flatMap((seat) => open(seat.looking_at))];
}

/** Whether something that is still being announced is meant for this card. */
export function isAimedAt(view: AltiplanoView, card: string): boolean {
  return view.events.some((event) => event.card === card && event.outcome === 0);
}

/** Every open card with the zone it lies in. Of a discard pile all are listed, though only the top one is in sight. */
function zones(view: AltiplanoView): Map<string, string> {
  const found = new Map<string, string>();
  const put = (zone: string, keys: readonly (string | null)[]) => {
    for (const key of keys) if (key) found.set(key, zone);
  };
  for (const pile of PILES) put(`discard/${pile}`, view.discards[pile]);
  put("valley", valley(view));
  put("valley", SPECIALS.filter((special) => view.specials[special] < 0));
  view.seats.forEach((seat, number) => {
    put(`camp/${number}`, [...seat.camp, ...seat.specials]);
    put(`camp/${number}/location`, [seat.location]);
    put(`camp/${number}/treasures`, seat.treasures);
    put(`hand/${number}`, seat.hand.cards);
    put(`kept/${number}`, open(seat.kept));
  });
  return found;
}

const WISHES: readonly (readonly [tag: string, verb: string])[] = [
  ["character", "place"],
  ["location", "place"],
  ["treasure", "place"],
  ["reaction", "react"],
  ["action", "play"],
];

/** By sort of card, the clauses that say how it is used. */
const CLAUSES: Record<string, string[]> = {
  character: ["place.character", "place.sixth", "play.character-action"],
  archaeologist: ["special.adventurer", "place.treasure"],
  raider: ["special.rogue"],
  location: ["place.location", "place.spends-location"],
  treasure: ["place.treasure", "place.spends-location", "end.two-treasures"],
  action: ["play.action-card", "phase2.one-action", "phase3.action-or-place"],
  reaction: ["reaction.only-then", "reaction.condition", "reaction.card-discarded"],
  beast: ["words.beast-trap"],
  trap: ["words.beast-trap", "reaction.trap"],
  special: ["special.tie", "special.action-no-extra", "special.prerequisite"],
};

export const model: BoardModel = {
  thingOf(option) {
    const { verb, noun } = parts(option);
    if (!noun || verb === "mode") return null;
    return verb === "draw" ? `pile/${noun}` : CARD + noun;
  },

  isShown(thing, view) {
    const key = cardOf(thing);
    if (key === null) return true;
    const table = asAltiplano(view);
    const zone = zones(table).get(key);
    // A discard pile shows its top card only, and the other hand is small: who may pick there gets the cards laid out.
    return zone !== undefined && !zone.startsWith("discard/") && zone !== `hand/${1 - nearSeat(table)}`;
  },

  wish(thing, view, cards) {
    const key = cardOf(thing);
    if (key === null) return thing.startsWith("pile/") ? `draw/${thing.slice("pile/".length)}` : null;
    const table = asAltiplano(view);
    const zone = zones(table).get(key) ?? "";
    const near = table.you;
    const tags = cards.get(key)?.tags ?? [];
    if (zone.startsWith("camp/") || zone === "valley") {
      if (tags.includes("special")) return `act/${key}`;
      if (zone === `camp/${near}`) return `act/${key}`;
      return tags.includes("character") || tags.includes("treasure") ? `remove/${key}` : null;
    }
    if (zone !== `hand/${near}`) return null;
    const verb = WISHES.find(([tag]) => tags.includes(tag))?.[1];
    return verb ? `${verb}/${key}` : null;
  },

  dropsOf(option, view) {
    const { verb } = parts(option);
    const near = nearSeat(asAltiplano(view));
    switch (verb) {
      case "draw":
      case "take":
        return [`hand/${near}`];
      case "keep":
      case "place":
        return [`camp/${near}`];
      case "play":
      case "act":
      case "react":
        return ["valley"];
      case "give":
        return [`camp/${1 - near}`];
      case "return":
        return [`hand/${near}`, `hand/${1 - near}`];
      case "remove":
      case "discard":
      case "displace":
        return ["discard/exploration", "discard/characters", "valley"];
      default:
        return [];
    }
  },

  places(view, cards): Places {
    const table = asAltiplano(view);
    const alike = new Map<string, number>();
    for (const pile of PILES) alike.set(`pile/${pile}`, table.piles[pile].size);
    table.seats.forEach((seat, number) => {
      const covered = backs(seat, cards);
      for (const pile of PILES) alike.set(`hand/${number}/${pile}`, covered[pile]);
      alike.set(`valley/${number}`, count(seat.looking_at) - open(seat.looking_at).length);
      alike.set(`kept/${number}`, count(seat.kept) - open(seat.kept).length);
    });
    return { things: new Map([...zones(table)].map(([key, zone]) => [CARD + key, zone])), alike };
  },

  travel: (cards) => ({
    // Backs tell Characters from Exploration cards; what is looked at or kept may be either.
    fits(thing, from, to) {
      const sorts = [sortOf(from), sortOf(to)].filter((sort) => (PILES as readonly string[]).includes(sort));
      const key = thing === null ? null : cardOf(thing);
      const sort = key === null ? sorts[0] : isCharacter(key, cards) ? "characters" : "exploration";
      return sorts.every((each) => each === sort);
    },
    greys: (from, to) => from.startsWith("camp/") && to.startsWith("discard/"),
  }),

  terms,
  course: {
    standing: (view, seat) => asAltiplano(view).seats[seat]!.treasures.length,
    length: (view) => asAltiplano(view).turn,
    turns: ["turn"],
    points: ["placed-treasure", "special-to", "special-back"],
  },
  told: { always: ["revealed", "turned-card", "showed", "seen-in-hand"], others: ["discarded-at-random"] },

  turnOf: (view) => asAltiplano(view).turn_of,

  clausesOf(card: CardInfo) {
    const found = card.tags.flatMap((tag) => CLAUSES[tag] ?? []);
    return [...new Set([`play.${card.key}`, `special.${card.key}`, ...found])];
  },
};
