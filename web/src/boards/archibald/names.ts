/** What things on the board are called, for screen readers and for whoever taps them. */
import { t } from "../../lib/settings.svelte";
import { levelOf, placeOf, walledSides } from "./ground";
import { FOES, arrival, offered, standing, tileAt } from "./model";
import type { ArchibaldView, Figures, TileView } from "./view";

type NameOfSeat = (seat: number) => string;
type NameOfCard = (card: string) => string;

/** "2 Séides, 1 spider" */
export function figuresName(figures: Figures, nameOf: NameOfCard): string {
  return FOES.filter((kind) => figures[kind])
    .map((kind) => t("web-archibald-figures", { n: figures[kind]!, kind: nameOf(kind) }))
    .join(", ");
}

/** Where it is, what lies there, which sides are walled, who stands there. */
export function cellName(view: ArchibaldView, cell: string, seatName: NameOfSeat, nameOf: NameOfCard): string {
  const { row, column } = placeOf(cell);
  const tile = tileAt(view, cell);
  const said = [t("web-archibald-cell", { row, column, level: levelOf(row) })];
  const { kind, hasBook } = offered(tile);
  said.push(t("web-archibald-tile", { kind, book: hasBook ? "yes" : "no" }));
  if (tile?.seen) said.push(t("web-archibald-seen", { what: t("web-archibald-tile", { kind: tile.seen, book: "no" }) }));
  const sides = walledSides(view.board, { row, column });
  if (sides.length > 0) said.push(t("web-archibald-walls", { sides: sides.map((side) => t("web-archibald-side", { side })).join(", ") }));
  if (tile && FOES.some((kind) => tile.enemies[kind])) said.push(figuresName(tile.enemies, nameOf));
  else if (tile && !tile.met && FOES.some((kind) => tile.shows[kind])) {
    said.push(t("web-archibald-waiting", { figures: figuresName(tile.shows, nameOf) }));
  }
  for (const seat of standing(view, cell)) {
    const { hero, held } = view.heroes[seat]!;
    said.push(t("web-archibald-stands", { hero: hero ? nameOf(hero) : "", player: seatName(seat), held: held ? "yes" : "no" }));
  }
  return said.join("; ");
}

/** What happens to whoever arrives there. */
export function aboutTile(tile: TileView | null): string {
  return arrival(tile)
    .map((kind) => t("web-archibald-about-tile", { kind }))
    .join(" ");
}
