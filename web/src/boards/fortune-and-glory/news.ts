/** What has changed on the map, also in words. It is fetched when somebody has moved. */
import words from "virtual:words/fortune-and-glory-scene";
import { learn } from "../../lib/fluent";
import { t } from "../../lib/settings.svelte";
import type { Changes } from "./changes";
import { inSpace } from "./names";
import type { FortuneView } from "./view";

export { changesIn, journeysIn, sinceOwnTurn } from "./changes";

learn(words);

/** What is new in a space since the reader's last turn. */
export function newsAbout(view: FortuneView, { journeys, come, gone }: Changes, space: string, nameOf: (card: string) => string): string {
  const said = journeys.flatMap(({ seat, stops }) => {
    const hero = nameOf(view.heroes[seat]!.hero);
    if (stops.at(-1) === space) return [t("web-fortune-and-glory-came", { hero, in: inSpace(stops[0]!) })];
    return stops[0] === space ? [t("web-fortune-and-glory-left", { hero, in: inSpace(stops.at(-1)!) })] : [];
  });
  const site = view.sites.find((each) => each.space === space);
  if (site && come.has(site.artifact)) said.push(t("web-fortune-and-glory-new-site"));
  if (come.has(space)) said.push(t("web-fortune-and-glory-new-henchman"));
  for (const { artifact } of gone.filter((each) => each.space === space)) {
    said.push(artifact ? t("web-fortune-and-glory-gone-site", { artifact: nameOf(artifact) }) : t("web-fortune-and-glory-gone-henchman"));
  }
  return said.length > 0 ? t("web-fortune-and-glory-since", { news: said.join(" ") }) : "";
}
