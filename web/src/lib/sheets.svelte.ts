/** Emblems that come in sheets: each when the first of its icons is drawn. */
import type { Pictures } from "./pictures";

export type Sheets = Record<string, () => Promise<{ default: Record<string, string> }>>;

/** The sheet of each emblem: from the first card of one up to that of the next. */
export function sheetsOf(pictures: Pick<Pictures, "emblems" | "sheets">): Map<string, string> {
  const begins = new Map(Object.entries(pictures.sheets).map(([sheet, card]) => [card, sheet]));
  const found = new Map<string, string>();
  let sheet = "";
  for (const [card, icon] of Object.entries(pictures.emblems)) {
    sheet = begins.get(card) ?? sheet;
    if (sheet) found.set(icon, sheet);
  }
  return found;
}

/** Finds outlines by name; nothing while one is under way. Icons of no emblem are on the sheet of the rest. */
export function iconsOf(pictures: Pictures, sheets: Sheets, others: (icon: string) => string | undefined = () => undefined): (name: string) => string {
  let icons = $state.raw(pictures.icons);
  const asked = new Set<string>();
  const on = sheetsOf(pictures);

  function fetchSheetOf(icon: string): void {
    const sheet = others(icon) ?? on.get(icon);
    if (!sheet || asked.has(sheet)) return;
    asked.add(sheet);
    sheets[sheet]!().then(
      (found) => (icons = { ...icons, ...found.default }),
      () => asked.delete(sheet),
    );
  }

  return (name) => {
    const found = icons[name];
    if (found === undefined && name) fetchSheetOf(name);
    return found ?? "";
  };
}
