/** What things on the board are called, for screen readers and for whoever taps them. */
import type { CardInfo } from "../../lib/messages";
import { t } from "../../lib/settings.svelte";
import { STATUSES, TERRAINS, worth } from "./model";
import type { AlteredView, Placed } from "./view";

/** "Jian: forest 3, mountain 2, water 0; Fleeting, 2 boosts" */
export function cardName(card: Placed, info: CardInfo | undefined, name: string): string {
  const said: string[] = [];
  if (info?.tags.includes("character")) {
    const values = worth(card, info);
    said.push(TERRAINS.map((terrain, place) => `${t("web-altered-terrain", { terrain })} ${values[place]}`).join(", "));
  }
  const marks = STATUSES.filter((status) => card.status?.includes(status)).map((mark) => t("web-altered-mark", { mark, n: 0 }));
  if (card.boosts) marks.push(t("web-altered-boosts", { n: card.boosts }));
  if (card.counters) marks.push(t("web-altered-counters", { n: card.counters }));
  if (card.tough) marks.push(t("web-altered-mark", { mark: "tough", n: card.tough }));
  if (card.gigantic) marks.push(t("web-altered-mark", { mark: "gigantic", n: 0 }));
  if (marks.length > 0) said.push(marks.join(", "));
  return said.length > 0 ? `${name}: ${said.join("; ")}` : name;
}

/** Whether an expedition would advance if it were Dusk now, and by what; nothing once the game is over. */
export function outlook(view: AlteredView, seat: number, side: number): string {
  const { due, halted } = view.seats[seat]!.expeditions[side]!;
  if (view.over) return "";
  if (view.arena) return t("web-altered-outlook", { what: "arena" });
  if (halted || due.length === 0) return t("web-altered-outlook", { what: halted ? "halted" : "stays" });
  return t("web-altered-advances", { terrains: due.map((terrain) => t("web-altered-terrain", { terrain })).join(", ") });
}
