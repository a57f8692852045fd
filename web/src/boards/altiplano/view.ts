// Made from src/bivouac/games/altiplano/shapes.py by tools/typescript.py. Do not edit: make it anew.

export type Pile = "exploration" | "characters";

export type Special = "adventurer" | "rogue";

/**
 * The seat that holds each Special, -1 for none.
 */
export interface Specials {
  adventurer: number;
  rogue: number;
}

/**
 * The size of a pile; `known` are its cards from the bottom up, null for one that is not known, or nothing at
 * all.
 */
export interface PileView {
  size: number;
  known: (string | null)[];
}

export interface Piles {
  exploration: PileView;
  characters: PileView;
}

/**
 * The last card lies on top.
 */
export interface Discards {
  exploration: string[];
  characters: string[];
}

/**
 * Something announced that can still be answered; its outcome is 0 while nothing has changed it.
 */
export interface EventView {
  kind: number;
  actor: number;
  card: string | null;
  outcome: number;
}

/**
 * How many cards of each kind; `cards` are those that the reader knows.
 */
export interface HandView {
  characters: number;
  exploration: number;
  cards: string[];
}

/**
 * `looking_at` and `kept` are cards for their owner, a number of cards for everybody else.
 */
export interface SeatView {
  hand: HandView;
  camp: string[];
  location: string | null;
  treasures: string[];
  specials: Special[];
  looking_at: string[] | number;
  kept: string[] | number;
  hand_limit: number;
}

/**
 * `you` is null for a spectator; `first` is who began; `asking` is null where nobody is asked, or in secret.
 */
export interface AltiplanoView {
  game: "altiplano";
  you: number | null;
  turn: number;
  turn_of: number;
  first: number;
  phase: number;
  asking: number | null;
  specials: Specials;
  piles: Piles;
  discards: Discards;
  in_play: string[];
  revealed: string[];
  events: EventView[];
  seats: SeatView[];
  over: boolean;
  winners: number[];
}
