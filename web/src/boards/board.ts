/** What the table asks of a game's board, besides its component: how the game's things are called and where they lie. */
import type { CardInfo } from "../lib/messages";
import type { Places } from "../lib/flights";
import type { View } from "../lib/reduce";

export type Cards = ReadonlyMap<string, CardInfo>;

export interface BoardModel {
  /** The thing that an option is about: "card/storm", "pile/exploration"; null if it has no place on the board. */
  thingOf(option: string): string | null;
  /** Whether that thing lies open on the board of this view. */
  isShown(thing: string, view: View): boolean;
  /** What somebody who taps this unlit thing would like to do with it: an option's key, or null if nothing. */
  wish(thing: string, view: View, cards: Cards): string | null;
  /** Whether a thing's only option is asked for once more: one tap must not throw a card away. */
  isAskedFirst?(option: string): boolean;
  /** Zones onto which a card can be dragged for an option. */
  dropsOf(option: string, view: View): string[];
  places(view: View, cards: Cards): Places;
  /** Whether a card can lie face down in that zone. */
  fits(card: string, zone: string, cards: Cards): boolean;
  /** The seat whose turn it is, if the game has turns. */
  turnOf(view: View): number | null;
  /** Clauses that speak of this card, for its enlarged picture. */
  clausesOf(card: CardInfo): string[];
}

export const CARD = "card/";

/** The key of the card that a thing is, or null. */
export function cardOf(thing: string): string | null {
  return thing.startsWith(CARD) ? thing.slice(CARD.length) : null;
}
