/** What has changed on the map, also in words. It is fetched when somebody has moved. */
import "./scenewords";
import { t } from "../../lib/settings.svelte";
import type { Changes } from "./changes";
import { ZEPPELIN } from "./model";
import { inSpace } from "./names";
import type { FortuneView } from "./view";

export { changesIn, journeysIn, sinceOwnTurn } from "./changes";

/** What is new in a space since the reader's last turn. */
export function newsAbout(view: FortuneView, changes: Changes, space: string, nameOf: (card: string) => string): string {
  const { come, gone } = changes;
  const said = changes.journeys.flatMap(({ seat, stops }) => {
    const hero = nameOf(view.heroes[seat]!.hero);
    if (stops.at(-1) === space) return [t("web-fortune-and-glory-came", { hero, in: inSpace(stops[0]!) })];
    return stops[0] === space ? [t("web-fortune-and-glory-left", { hero, in: inSpace(stops.at(-1)!) })] : [];
  });
  const site = view.sites.find((each) => each.space === space);
  if (site && come.has(site.artifact)) said.push(t("web-fortune-and-glory-new-site"));
  if (site?.temple && changes.shaken.has(site.artifact)) said.push(t("web-fortune-and-glory-new-cracks"));
  if (come.has(space)) said.push(t("web-fortune-and-glory-new-henchman"));
  const villain = view.villains.find((each) => each.space === space);
  if (villain && come.has(villain.card)) said.push(t("web-fortune-and-glory-new-villain", { villain: nameOf(villain.card) }));
  if (view.zeppelin?.space === space && come.has(ZEPPELIN)) said.push(t("web-fortune-and-glory-new-zeppelin"));
  for (const { artifact, temple, villain: fled, isZeppelin } of gone.filter((each) => each.space === space)) {
    if (artifact) said.push(t("web-fortune-and-glory-gone-site", { artifact: nameOf(artifact), how: temple ?? "taken" }));
    else if (fled) said.push(t("web-fortune-and-glory-gone-villain", { villain: nameOf(fled) }));
    else said.push(t(isZeppelin ? "web-fortune-and-glory-gone-zeppelin" : "web-fortune-and-glory-gone-henchman"));
  }
  return said.length > 0 ? t("web-fortune-and-glory-since", { news: said.join(" ") }) : "";
}
