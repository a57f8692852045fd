import pictures from "virtual:pictures/altered";
import type { Looks } from "../../lib/looks";

/** A table needs the emblems of two factions: each comes when its first card is drawn. */
const SHEETS: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  axiom: () => import("virtual:sheets/altered/axiom"),
  bravos: () => import("virtual:sheets/altered/bravos"),
  lyra: () => import("virtual:sheets/altered/lyra"),
  muna: () => import("virtual:sheets/altered/muna"),
  ordis: () => import("virtual:sheets/altered/ordis"),
  yzmir: () => import("virtual:sheets/altered/yzmir"),
};

let icons = $state.raw(pictures.icons);
const asked = new Set<string>();

function fetchSheetOf(icon: string): void {
  const sheet = Object.keys(pictures.sheets).find((name) => pictures.sheets[name]!.includes(icon));
  if (!sheet || asked.has(sheet)) return;
  asked.add(sheet);
  SHEETS[sheet]!().then(
    (found) => (icons = { ...icons, ...found.default }),
    () => asked.delete(sheet),
  );
}

export const looks: Looks = {
  pictures,
  kind: "character",
  corner: 26,
  border: "plain",
  name: [46, 640],
  longName: 0.9,
  icon(name) {
    const found = icons[name];
    if (found === undefined) fetchSheetOf(name);
    return found ?? "";
  },
};
