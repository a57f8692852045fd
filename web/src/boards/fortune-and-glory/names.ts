/** What things on the board are called, for screen readers and for whoever taps them. */
import { t } from "../../lib/settings.svelte";
import type { Changes } from "./changes";
import { SPACES } from "./spaces";
import { standing } from "./model";
import type { FortuneView, HeroView, SkillName } from "./view";

const KEY = "space-fortune-and-glory-";

export const spaceName = (space: string): string => t(KEY + space);
export const inSpace = (space: string): string => t(KEY + space, {}, "in");
export const skillName = (skill: SkillName): string => t("web-fortune-and-glory-skill", { skill });

/** What a space is and what entering it costs. */
export function spaceAbout(view: FortuneView, space: string, nameOf: (card: string) => string, seatName: (seat: number) => string): string {
  const { kind, cost, terrain = [], isDeep, isMajor, isPort } = SPACES[space]!;
  const said = [t("web-fortune-and-glory-space", { kind: isMajor ? "major" : kind, cost, port: isPort ? "yes" : "no" })];
  if (isDeep) said.push(t("web-fortune-and-glory-deep"));
  else if (terrain.length > 0) said.push(t("web-fortune-and-glory-terrain", { what: terrain.map((word) => t("web-fortune-and-glory-terrain-word", { word })).join(", ") }));
  const site = view.sites.find((each) => each.space === space);
  if (site) said.push(t("web-fortune-and-glory-site-here", { artifact: `${nameOf(site.artifact)} ${nameOf(site.adventure)}`, fortune: site.fortune, danger: site.danger }));
  const henchman = view.henchmen.find((each) => each.space === space);
  if (henchman) said.push(t("web-fortune-and-glory-henchman", { figure: henchman.figure }));
  const here = standing(view, space).map((seat) => `${nameOf(view.heroes[seat]!.hero)} (${seatName(seat)})`);
  if (here.length > 0) said.push(t("web-fortune-and-glory-here", { heroes: here.join(", ") }));
  return said.join(" ");
}

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

export function heroAbout(hero: HeroView): string {
  const said = [
    t("web-fortune-and-glory-goods", { fortune: hero.fortune, glory: hero.glory, wounds: hero.wounds, bears: hero.bears }),
    t("web-fortune-and-glory-where", { in: inSpace(hero.space), home: spaceName(hero.home) }),
    t("web-fortune-and-glory-hidden", { events: hero.hidden.events, city: hero.hidden.city }),
  ];
  return said.join(" ");
}
