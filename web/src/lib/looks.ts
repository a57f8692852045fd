/** How the cards of a game look, for the parts that all boards share: parts/CardFace, Chip and CardThing. */
import type { CardInfo } from "./messages";
import type { Pictures, Tones } from "./pictures";

export interface Looks {
  pictures: Pictures;
  /** The kind of a card whose tags name none: one that an owner typed in. */
  kind: string;
  /** The radius of the corners, on a card 500 wide. */
  corner: number;
  /** The line inside the frame. */
  border: "stitched" | "dotted" | "plain";
  /** How large a name is set in full, and how wide it may be: size at most, size times letters. */
  name: readonly [most: number, wide: number];
  /** Below 1 a long name is set smaller on a small card; at 1 it takes a line more. */
  longName: number;
  /** The outline of an icon; empty while it is under way. */
  icon(name: string): string;
}

/** What is drawn on one card. */
export interface Drawn {
  kind: string;
  types: string[];
  /** Those of its kind, or of its type in a game whose types are colours. */
  tones: Tones;
  emblem: string;
}

export function drawn(card: CardInfo, looks: Looks): Drawn {
  const { pictures } = looks;
  const kinds = Object.keys(pictures.kinds);
  const kind = card.tags.find((tag) => kinds.includes(tag)) ?? looks.kind;
  // A soldier is a Nazi by its deck and by its type.
  const types = [...new Set(card.tags)].filter((tag) => tag in pictures.types);
  const dye = pictures.dyed === "types" ? (types[0] ?? kind) : kind;
  return { kind, types, tones: pictures.tones[dye]!, emblem: pictures.emblems[card.key] ?? pictures.kinds[kind]! };
}

export interface Numbered {
  word: string;
  number: number;
  tones: Tones;
}

/** The numbers of a card that one of these tables gives colours to, in its order. */
export function numbers(card: CardInfo, tones: Record<string, Tones> | undefined): Numbered[] {
  return Object.entries(tones ?? {}).flatMap(([word, each]) => {
    const number = card.numbers[word];
    return number === undefined ? [] : [{ word, number, tones: each }];
  });
}
