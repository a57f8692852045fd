/** Which board a game has. A game without one of its own is played on the plain generic board. */
import type { Component, Snippet } from "svelte";
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
}

const KITS: Record<string, () => Promise<{ kit: BoardKit }>> = {
  altiplano: () => import("./altiplano/kit"),
  archibald: () => import("./archibald/kit"),
};

export async function kitOf(game: string): Promise<BoardKit> {
  const { kit } = await (KITS[game] ?? (() => import("./generic/kit")))();
  return kit;
}
