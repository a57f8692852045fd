/**
 * Which board a game has: boards/GAME/kit.ts. A game without one is played on the plain generic board. boards/GAME/cover.ts
 * is what the start page shows of it. Both are found by the name of their folder.
 */
import type { Component, Snippet } from "svelte";
import { type BoardWords, learn } from "../lib/fluent";
import type { Looks } from "../lib/looks";
import type { CardInfo } from "../lib/messages";
import type { View } from "../lib/reduce";
import type { BoardModel } from "./board";

export interface BoardKit {
  Board: Component<{ view: View; prompt: Snippet }>;
  /** A card with its text. */
  Card: Component<{ card: CardInfo; mode?: "picture" | "full" }>;
  /** For the middle of the header: phases, turn. */
  Track: Component<{ view: View; player: string }>;
  model: BoardModel;
  /** The signs of its board and cards, for the legend: fetched when it is opened. */
  signs?: () => Promise<{ default: Component }>;
  /** How its cards look, for the parts that all boards share. */
  looks?: Looks;
  /** Whether its box is so large that a table begins with the names of its cards: what they say comes when first read. */
  isLarge?: true;
  /** What the board says itself: web-GAME.ftl and the names of its phases, as virtual:words/GAME gives them. */
  words?: BoardWords;
}

/** Options that choose a deck, in the order of the seats, and the card that stands for each deck. */
export interface Decks {
  options: readonly string[];
  cards: Readonly<Record<string, string>>;
}

export interface Cover {
  Picture: Component;
  /** What a deck is like says the message web-GAME-deck-DECK. */
  decks?: Decks;
}

const KITS = import.meta.glob<{ kit: BoardKit }>("./*/kit.ts");
const COVERS = import.meta.glob<{ cover: Cover }>("./*/cover.ts");

/** The folder of a game: its name, hyphens and all. */
export async function kitOf(game: string): Promise<BoardKit> {
  const { kit } = await (KITS[`./${game}/kit.ts`] ?? KITS["./generic/kit.ts"]!)();
  if (kit.words) learn(kit.words);
  return kit;
}

/** Whether a game has a board of its own. The start page offers only those; others are played by their link. */
export const isDrawn = (game: string): boolean => `./${game}/kit.ts` in KITS;

export async function coverOf(game: string): Promise<Cover | null> {
  return (await COVERS[`./${game}/cover.ts`]?.())?.cover ?? null;
}
