/** The drawings of a game, as plugins/pictures.ts writes them. */
type Tones = [dark: string, middle: string, light: string];

export interface Pictures {
  emblems: Record<string, string>;
  kinds: Record<string, string>;
  types: Record<string, string>;
  marks: Record<string, string>;
  frames: Record<string, string>;
  windows: Record<string, string>;
  badges: Record<string, string>;
  tones: Record<string, Tones>;
  tints: string[];
  paper: Tones;
  ink: [string, string];
  red_ink: string;
  /** Outlines by name, on a square of 512. */
  icons: Record<string, string>;
  seeds: Record<string, number[]>;
  /** The second tone of each card's emblem. */
  tint: Record<string, string>;
}
