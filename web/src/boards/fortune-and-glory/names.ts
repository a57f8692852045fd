/** What things on the board are called, for screen readers and for whoever taps them. */
import { t } from "../../lib/settings.svelte";
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
  if (site && !site.temple) said.push(t("web-fortune-and-glory-site-here", { artifact: `${nameOf(site.artifact)} ${nameOf(site.adventure)}`, fortune: site.fortune, danger: site.danger }));
  const henchman = view.henchmen.find((each) => each.space === space);
  if (henchman) said.push(t("web-fortune-and-glory-henchman", { figure: henchman.figure }));
  const here = standing(view, space).map((seat) => `${nameOf(view.heroes[seat]!.hero)} (${seatName(seat)})`);
  if (here.length > 0) said.push(t("web-fortune-and-glory-here", { heroes: here.join(", ") }));
  return said.join(" ");
}

export function heroAbout(hero: HeroView): string {
  const said = [
    t("web-fortune-and-glory-goods", { fortune: hero.fortune, glory: hero.glory, wounds: hero.wounds, bears: hero.bears }),
    t("web-fortune-and-glory-where", { in: inSpace(hero.space), home: spaceName(hero.home) }),
    t("web-fortune-and-glory-hidden", { events: hero.hidden.events, city: hero.hidden.city }),
  ];
  return said.join(" ");
}
