/** Sitting down: a table is made, remembered and opened. */
import { api } from "./api";
import { asMade, remember } from "./memory";
import type { GameInfo, NewTable } from "./messages";
import { router, tableAddress } from "./route.svelte";
import { type Sitter, seatsWanted } from "./sitters";
import { recallSetup } from "./setup";
import { keep, kept } from "./storage";

/** A Refusal if there cannot be such a table. */
export async function sitDown(wanted: NewTable, mine: readonly number[]): Promise<void> {
  const name = wanted.seats[mine[0] ?? 0]?.name;
  if (name) keep("name", name);
  const made = await api.make(wanted);
  const entry = asMade(made, wanted.game, mine);
  remember(entry);
  router.go(tableAddress(entry.table, entry.secrets));
}

/** What makes a new table a guided one: the first game, or another course by its name. */
export type Lesson = Pick<NewTable, "guided" | "course">;

/** A table at once, for as few as can play with somebody else: all the others are such sitters. */
export function sitAtOnce(game: GameInfo, sitter: Sitter, lesson: Lesson = {}): Promise<void> {
  const others = Array.from({ length: Math.max(game.seats_min, Math.min(2, game.seats_max)) - 1 }, () => sitter);
  const { seats, mine } = seatsWanted(others, [sitter === "here" ? "" : (kept("name") ?? "")], recallSetup(game).bot);
  return sitDown({ game: game.name, seats, ...lesson }, mine);
}
