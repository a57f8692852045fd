/** How people and bots at a table are called. */
import type { SeatInfo } from "./messages";
import { settings, t } from "./settings.svelte";

/** The name that was chosen, else the number of the seat: as the log calls it. */
export function seatName(info: SeatInfo | undefined, seat: number): string {
  return info?.name || t("player", { n: seat + 1 });
}

/** "Ana, Player 3 and 2 bots" */
export function company(seats: readonly SeatInfo[]): string {
  const people = seats.filter((seat) => seat.kind !== "bot").map((seat) => seatName(seat, seat.seat));
  const bots = seats.length - people.length;
  const all = bots > 0 ? [...people, t("web-bots", { n: bots })] : people;
  return new Intl.ListFormat(settings.lang).format(all);
}
