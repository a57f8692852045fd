/** What the advanced elements bring to the board: figures and their places, words for them, tickets. It is fetched with the first table that has one of them. */
import "./scenewords";
import { t } from "../../lib/settings.svelte";
import { pairName, villainAt } from "./model";
import { SPACES } from "./spaces";
import type { FortuneView, SiteView, VillainView } from "./view";

export { default as Figures } from "./Figures.svelte";
export { default as Facts } from "./Facts.svelte";
export { default as Temple } from "./Temple.svelte";
export { spotsOf } from "./spots";

export function templeAbout(site: SiteView, nameOf: (card: string) => string): string {
  return t("web-fortune-and-glory-temple-here", { artifact: pairName(site, nameOf), fortune: site.gold, n: site.temple!.markers, danger: site.danger, shaken: site.temple!.shaken });
}

export function villainAbout(villain: VillainView, danger: number | null, nameOf: (card: string) => string): string {
  const { card, search, combat, defence, wounds, strength, guards, markers, explored } = villain;
  const said = [t("web-fortune-and-glory-villain-here", { villain: nameOf(card), search, combat, defence, wounds, strength })];
  if (guards > 0) said.push(t("web-fortune-and-glory-guards", { n: guards }));
  if (danger !== null && explored !== null) said.push(t("web-fortune-and-glory-villain-explores", { n: explored }));
  else if (danger !== null) said.push(t("web-fortune-and-glory-villain-hunts", { n: markers, most: danger }));
  return said.join(" ");
}

/** What else is in a space: a deep jungle and its coins, a temple, a Villain, the zeppelin. */
export function moreAbout(view: FortuneView, space: string, nameOf: (card: string) => string): string {
  const said: string[] = [];
  const site = view.sites.find((each) => each.space === space) ?? null;
  if (view.elements.includes("jungle") && SPACES[space]!.isDeep) said.push(t("web-fortune-and-glory-deep-how"));
  if (site?.temple) said.push(templeAbout(site, nameOf));
  else if (site && site.gold > 0) said.push(t("web-fortune-and-glory-coins-here", { n: site.gold }));
  const villain = villainAt(view, space);
  // Who hunts in a temple puts the markers on the temple.
  if (villain) said.push(villainAbout(villain, site && !site.temple ? site.danger : null, nameOf));
  if (view.zeppelin?.space === space) {
    said.push(t("web-fortune-and-glory-zeppelin-here", { n: view.zeppelin.fortune }));
    if (view.zeppelin.seat !== null) said.push(t("web-fortune-and-glory-aboard-here", { hero: nameOf(view.heroes[view.zeppelin.seat]!.hero), n: view.zeppelin.won }));
  }
  return said.join(" ");
}
