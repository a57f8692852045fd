/**
 * Dusk, Night and Morning happen at once by the rules; here they are told one after the other. Each scene is the position
 * before them with what has happened by then, taken from the position after them.
 */
import type { LogEntry } from "../../lib/messages";
import type { View } from "../../lib/reduce";
import type { Scene } from "../../lib/scenes";
import { t } from "../../lib/settings.svelte";
import { SIDES, asAltered, contests } from "./model";
import type { AlteredView, ExpeditionView, SeatView } from "./view";

const COMPARED = /^(forward|stayed|defended|barred)-(hero|companion)$/;
const TOLD = new Set(["dusk", "tumult", "rested", "cleaned-reserve", "cleaned-landmarks", "day", "arena-day"]);

function withSeat(view: AlteredView, seat: number, change: (seat: SeatView) => SeatView): AlteredView {
  return { ...view, seats: view.seats.map((each, number) => (number === seat ? change(each) : each)) };
}

/** The expedition has gone one region on: the Hero's up, the Companion's down. */
function advanced(view: AlteredView, seat: number, side: number): AlteredView {
  const old = view.seats[seat]!.expeditions[side]!.region;
  const region = old + (side === 0 ? 1 : -1);
  const moved = withSeat(view, seat, (each) => ({
    ...each,
    expeditions: each.expeditions.map((party, place) => (place === side ? { ...party, region } : party)),
  }));
  const isIt = ([whose, which]: [number, string]) => whose === seat && which === SIDES[side];
  const track = view.track.map((each, number) => {
    const markers = each.markers.filter((marker) => !isIt(marker));
    return { ...each, markers: number === region ? [...markers, [seat, SIDES[side]!] as (typeof markers)[number]] : markers };
  });
  return { ...moved, track };
}

/** Who was in the expeditions has left them; the tracks stay as they are, and nothing has been drawn yet. */
function rested(view: AlteredView, to: AlteredView): AlteredView {
  const party = (old: ExpeditionView, now: ExpeditionView) => ({ ...now, region: old.region });
  return {
    ...view,
    phase: "night",
    seats: to.seats.map((now, seat) => {
      const old = view.seats[seat]!;
      const { hand, deck, mana } = old;
      return { ...now, hand, deck, mana, expeditions: old.expeditions.map((each, side) => party(each, now.expeditions[side]!)) };
    }),
  };
}

/** "forest 3 to 1, water 2 to 2": the terrains of the region in which the expedition stands. */
function compared(view: AlteredView, seat: number, side: number): string {
  return contests(view, seat, side)
    .filter((each) => each.counts)
    .map(({ terrain, mine, theirs }) => t("web-altered-compared", { terrain, mine, theirs }))
    .join(", ");
}

export function evening(before: View, after: View, lines: LogEntry[]): Scene[] {
  const to = asAltered(after);
  if (!lines.some((line) => TOLD.has(line.key))) return [];
  let view = asAltered(before);
  const scenes: Scene[] = [];
  let waiting: LogEntry[] = [];
  let compares = 0;
  const add = (now: AlteredView, line: LogEntry, more: Partial<Scene> = {}) => {
    view = now;
    scenes.push({ view: now as unknown as View, lines: [...waiting, line], isTold: true, ...more });
    waiting = [];
  };
  // Only at Dusk all four are compared, and in this order: the first player's, then the other's (dusk.simultaneous).
  const isDusk = lines.some((line) => line.key === "dusk");
  for (const line of lines) {
    if (line.key === "dusk") add({ ...view, phase: "dusk", active: null }, line);
    else if (isDusk && compares < 4 && COMPARED.test(line.key)) {
      const seat = compares < 2 ? view.first_player : 1 - view.first_player;
      const side = compares % 2;
      compares += 1;
      const caption = compared(asAltered(before), seat, side);
      const now = line.key.startsWith("forward") ? advanced(view, seat, side) : view;
      add(now, line, { spot: `expedition/${seat}/${SIDES[side]!}`, caption });
    } else if (line.key === "tumult") {
      const track = view.track.map((each, number) => ({ ...each, terrains: to.track[number]!.terrains }));
      add({ ...view, track }, line, { spot: "track" });
    } else if (line.key === "rested" || line.key.startsWith("cleaned-")) add(rested(view, to), line);
    else if (line.key === "day" || line.key === "arena-day") add({ ...to, phase: "morning" }, line);
    else if (scenes.length === 0 || line.key === "night") waiting.push(line);
    else scenes.at(-1)!.lines.push(line);
  }
  if (scenes.length > 0) scenes.at(-1)!.lines.push(...waiting);
  return scenes;
}
