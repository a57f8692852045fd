// Made from src/bivouac/games/archibald/shapes.py by tools/typescript.py. Do not edit: make it anew.

export type Hero = "arthur" | "selenia" | "betameche" | "noisette";

export type Foe = "seide" | "moustik" | "millipede" | "spider" | "darkos";

export type Level = "2" | "3" | "4";

export type Colour = "red" | "yellow";

export type Stage = "roll" | "losses";

export type TileKind = "blank" | "heart" | "card" | "heart-card" | "enemy" | "spring" | "book" | "trial" | "falls" | "start" | "gaol" | "trap" | "archibald";

export type Figures = Partial<Record<Foe, number>>;

export type Rolled = [Colour, number];

export interface Counts {
  "2": number;
  "3": number;
  "4": number;
}

export interface CardsByLevel {
  "2": string[];
  "3": string[];
  "4": string[];
}

/**
 * `seen` is what a gaol that is face down holds, for a seat that has looked at it in secret.
 */
export interface TileView {
  kind: TileKind;
  book: boolean;
  walls: string;
  flat: boolean;
  face_up: boolean;
  seen: TileKind | null;
  shows: Figures;
  met: boolean;
  enemies: Figures;
}

/**
 * How many cards of each level; `cards` are those that the reader knows.
 */
export interface HandView {
  levels: Counts;
  cards: string[];
}

/**
 * Lives and dice are null until a hero is chosen.
 */
export interface HeroView {
  hero: Hero | null;
  cell: string | null;
  lives: number;
  max_lives: number | null;
  red: number | null;
  yellow: number | null;
  worn: string | null;
  held: boolean;
  level: number;
  hand: HandView;
}

/**
 * The enemies that are not on the board.
 */
export interface Supply {
  seide: number;
  moustik: number;
  millipede: number;
  spider: number;
  darkos: number;
}

export interface Piles {
  tiles: Counts;
  encounters: Counts;
  adventures: number;
}

export interface Discards {
  encounters: CardsByLevel;
  adventures: string[];
}

export interface FightView {
  seat: number;
  cell: string;
  enemies: Figures;
  stage: Stage;
  hero_dice: Rolled[];
  enemy_dice: Rolled[];
  hero_hits: number;
  enemy_hits: number;
}

export interface Trial {
  seat: number;
  die: number;
}

/**
 * What a verb says of itself, for whoever makes a sentence of it.
 */
export interface Outcome {
  key: string;
  args: Record<string, string | number>;
  parts: Outcome[];
}

/**
 * An open question; `outcomes` is null for everybody but its reader.
 */
export interface AdventureView {
  card: string;
  reader: number;
  answers: number;
  outcomes: Outcome[] | null;
}

export interface Answered {
  card: string;
  seat: number;
  answer: number;
}

/**
 * `you` is null for a spectator; the board is given by rows, from the start on.
 */
export interface ArchibaldView {
  game: "archibald";
  you: number | null;
  turn: number;
  turn_of: number;
  first: number;
  round: number;
  phase: number;
  asking: number | null;
  card_played: boolean;
  fought: boolean;
  flood: number;
  board: ((TileView | null)[])[];
  heroes: HeroView[];
  supply: Supply;
  piles: Piles;
  discards: Discards;
  fight: FightView | null;
  last_fight: FightView | null;
  last_trial: Trial | null;
  adventure: AdventureView | null;
  last_adventure: Answered | null;
  over: boolean;
  winners: number[];
}
