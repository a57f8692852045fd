// Made from src/bivouac/games/altered/shapes.py by tools/typescript.py. Do not edit: make it anew.

export type Phase = "opening" | "morning" | "noon" | "afternoon" | "dusk" | "night";

export type Side = "hero" | "companion";

export type Terrain = "forest" | "mountain" | "water";

export type FactionName = "axiom" | "bravos" | "lyra" | "muna" | "ordis" | "yzmir";

export type Status = "fleeting" | "anchored" | "asleep" | "exhausted";

export type Marker = [number, Side];

/**
 * An open card with what it carries; what it does not carry is absent.
 */
export interface Placed {
  card: string;
  status?: Status[];
  boosts?: number;
  counters?: number;
  tough?: number;
  gigantic?: boolean;
}

/**
 * A region of the track: its terrains, null while they are face down, and who stands there.
 */
export interface Region {
  terrains: Terrain[] | null;
  markers: Marker[];
}

/**
 * `also` are Gigantic Characters of the other expedition, who are here too; `totals` go by terrain; `due` are the
 * terrains by which it would advance if it were Dusk now.
 */
export interface ExpeditionView {
  region: number;
  characters: Placed[];
  also: Placed[];
  totals: number[];
  halted: boolean;
  due: Terrain[];
}

/**
 * The size of a deck; `known` are its cards from the bottom up, null for one that is not known, or nothing at
 * all.
 */
export interface DeckView {
  size: number;
  known: (string | null)[];
}

/**
 * `cards` are those that the reader knows.
 */
export interface HandView {
  size: number;
  cards: string[];
}

/**
 * Mana Orbs, how many of them are ready, and the cards among them that the reader knows.
 */
export interface ManaView {
  orbs: number;
  ready: number;
  cards: string[];
}

/**
 * `list` is how many of each card its deck began with, null where that is hidden; the Hero's expedition comes
 * first.
 */
export interface SeatView {
  deck: DeckView;
  list: Record<string, number> | null;
  faction: FactionName;
  hand: HandView;
  mana: ManaView;
  discard: string[];
  reserve: Placed[];
  landmarks: Placed[];
  hero: Placed | null;
  expeditions: ExpeditionView[];
  distance: number;
}

/**
 * An effect that waits, by its owner and its card.
 */
export interface Owed {
  seat: number;
  card: string;
}

/**
 * `you` is null for a spectator; `first` is who was first player on the first Day, `first_player` who is now;
 * `answered` is what the reader has sealed.
 */
export interface AlteredView {
  game: "altered";
  you: number | null;
  day: number;
  turn: number;
  phase: Phase;
  first: number;
  first_player: number;
  active: number | null;
  passed: boolean[];
  asking: number | null;
  arena: boolean;
  track: Region[];
  limbo: string[];
  revealed: string[];
  dice: number[];
  pending: Owed[];
  promises: Owed[];
  seats: SeatView[];
  answered: string[];
  over: boolean;
  winners: number[];
}
