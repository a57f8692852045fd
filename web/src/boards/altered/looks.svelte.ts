import pictures from "virtual:pictures/altered";
import type { Looks } from "../../lib/looks";
import { type Sheets, iconsOf } from "../../lib/sheets.svelte";

/** A table needs the emblems of two factions: each comes when its first card is drawn. */
const SHEETS: Sheets = {
  axiom: () => import("virtual:sheets/altered/axiom"),
  bravos: () => import("virtual:sheets/altered/bravos"),
  lyra: () => import("virtual:sheets/altered/lyra"),
  muna: () => import("virtual:sheets/altered/muna"),
  ordis: () => import("virtual:sheets/altered/ordis"),
  yzmir: () => import("virtual:sheets/altered/yzmir"),
};

export const looks: Looks = {
  pictures,
  kind: "character",
  corner: 26,
  border: "plain",
  name: [46, 640],
  longName: 0.9,
  icon: iconsOf(pictures, SHEETS),
};
