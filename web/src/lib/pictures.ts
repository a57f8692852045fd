/** The drawings of a game, as plugins/pictures.ts writes them. */
export type Tones = [dark: string, middle: string, light: string];

export interface Pictures {
  emblems: Record<string, string>;
  kinds: Record<string, string>;
  types: Record<string, string>;
  marks: Record<string, string>;
  frames: Record<string, string>;
  windows: Record<string, string>;
  badges: Record<string, string>;
  tones: Record<string, Tones>;
  /** What gives a card its colour; its kind where nothing is said. */
  dyed?: "kinds" | "types";
  /** Numbers that are printed on cards, with their colours: what a card costs, what it is worth. Their icons are marks. */
  prices?: Record<string, Tones>;
  strengths?: Record<string, Tones>;
  tints: string[];
  paper: Tones;
  ink: [string, string];
  red_ink: string;
  /** Outlines by name, on a square of 512. */
  icons: Record<string, string>;
  /** Emblems that are fetched when they are drawn: the first card of each sheet they come on. */
  sheets: Record<string, string>;
}

/** The map of a game, as tools/outlines_of_the_map.py writes it: a city has a centre and no path. */
export interface Outlines {
  width: number;
  height: number;
  spaces: Record<string, { centre: [number, number]; path?: string }>;
  /** Waters of no space. */
  still: string;
  /** Spaces that touch on the picture though no link joins them. */
  closed: [string, string][];
}
