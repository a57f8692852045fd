/**
 * What the table asks of a game's board, besides its components: how the game's things are called and where they lie.
 *
 * A thing is anything on the board that can be tapped: "card/storm", "pile/exploration", "cell/3-2", "figure/arthur",
 * "seat/2". A zone is where things lie or can be dropped: "hand/0", "camp/1", "cell/3-2".
 */
import type { CardInfo, LogEntry } from "../lib/messages";
import type { Places, Travel } from "../lib/flights";
import type { View } from "../lib/reduce";
import type { Terms } from "../lib/terms";
import type { Scene } from "../lib/scenes";

export type Cards = ReadonlyMap<string, CardInfo>;

export interface BoardModel {
  /** The thing that an option is about; null if it has no place on the board. */
  thingOf(option: string): string | null;
  /** The thing whose options this one shares: two cards alike are one choice. Itself where nothing is said. */
  twinOf?(thing: string, view: View): string;
  /** Whether that thing lies open on the board of this view. */
  isShown(thing: string, view: View): boolean;
  /** What somebody who taps this unlit thing would like to do with it: an option's key, or null if nothing. */
  wish(thing: string, view: View, cards: Cards): string | null;
  /** Whether a thing's only option is asked for once more: one tap must not throw a card away. */
  isAskedFirst?(option: string): boolean;
  /** Zones onto which a thing can be dragged for an option. */
  dropsOf(option: string, view: View): string[];
  places(view: View, cards: Cards): Places;
  travel(cards: Cards): Travel;
  /** Words of the game that its clauses explain wherever they stand. */
  terms?: Terms;
  /** Lines that are told, not only shown: those of anybody, and those that others alone bring about (dice, stories). */
  told?: { always?: readonly string[]; others?: readonly string[] };
  /** Lines that tell of dice: they are heard where sounds are on. */
  dice?: readonly string[];
  /** What happened at once by the rules, one scene after the other; none for a plain move. */
  scenes?(from: View, to: View, lines: LogEntry[]): Scene[];
  /** What is told of a game when it is over: how far a seat came, how long it took, and which lines turned it. */
  course?: { standing(view: View, seat: number): number; length(view: View): number; turns: readonly string[]; points: readonly string[] };
  /** The seat whose turn it is, if the game has turns. */
  turnOf(view: View): number | null;
  /** Clauses that speak of this card, for its enlarged picture. */
  clausesOf(card: CardInfo): string[];
}

export const CARD = "card/";

/** The key of the card that a thing is, or null. "card/storm@hand/2" tells one storm from another by where it lies. */
export function cardOf(thing: string): string | null {
  return thing.startsWith(CARD) ? thing.slice(CARD.length).split("@", 1)[0]! : null;
}
