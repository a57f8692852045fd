/** Who sits at a seat of a new table, as people say it, and what the server is asked for. Pure. */
import type { SeatWanted } from "./messages";

/** A friend with a link, somebody at this screen, a bot until somebody opens the link, a bot. */
export type Sitter = "human" | "here" | "open" | "bot";
export const SITTERS: readonly Sitter[] = ["human", "here", "open", "bot"];

/** The seats of a table whose first is the own one; `mine` are those at this screen. */
export function seatsWanted(others: readonly Sitter[], names: readonly string[], bot: string): { seats: SeatWanted[]; mine: number[] } {
  const sitters: Sitter[] = ["here", ...others];
  const seats = sitters.map((sitter, seat): SeatWanted => {
    const name = sitter === "here" ? (names[seat] ?? "").trim() : "";
    return { kind: sitter === "here" ? "human" : sitter, name, bot };
  });
  const mine = sitters.flatMap((sitter, seat) => (sitter === "here" ? [seat] : []));
  return { seats, mine };
}
