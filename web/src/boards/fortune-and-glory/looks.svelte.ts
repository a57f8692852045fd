import pictures from "virtual:pictures/fortune-and-glory";
import type { Looks } from "../../lib/looks";
import type { Pictures, Tones } from "../../lib/pictures";
import { type Sheets, iconsOf } from "../../lib/sheets.svelte";

/** The box has 266 emblems: each deck's come when its first card is drawn. */
const SHEETS: Sheets = {
  event: () => import("virtual:sheets/fortune-and-glory/event"),
  city: () => import("virtual:sheets/fortune-and-glory/city"),
  gear: () => import("virtual:sheets/fortune-and-glory/gear"),
  ally: () => import("virtual:sheets/fortune-and-glory/ally"),
  item: () => import("virtual:sheets/fortune-and-glory/item"),
  enemy: () => import("virtual:sheets/fortune-and-glory/enemy"),
  nazi: () => import("virtual:sheets/fortune-and-glory/nazi"),
  reference: () => import("virtual:sheets/fortune-and-glory/reference"),
  danger: () => import("virtual:sheets/fortune-and-glory/danger"),
  artifact: () => import("virtual:sheets/fortune-and-glory/artifact"),
  adventure: () => import("virtual:sheets/fortune-and-glory/adventure"),
  hero: () => import("virtual:sheets/fortune-and-glory/hero"),
  villain: () => import("virtual:sheets/fortune-and-glory/villain"),
  signs: () => import("virtual:sheets/fortune-and-glory/signs"),
  backs: () => import("virtual:sheets/fortune-and-glory/backs"),
};

interface Poster extends Pictures {
  stubs: Record<string, Tones>;
  stubs_below: Record<string, Tones>;
  backs: Record<string, string>;
}

const poster = pictures as Poster;

/** The cliffhanger behind a danger is drawn as a card of its own. */
export const behind = (card: string): string => `${card}/back`;
const backs = Object.fromEntries(Object.entries(poster.backs).map(([card, icon]) => [behind(card), icon]));

const behindDangers = new Set(Object.values(poster.backs));
const signs = new Set([pictures.kinds, pictures.types, pictures.marks].flatMap((table) => Object.values(table)));
/** What no card has on its face: signs, and the other sides of dangers. */
const besides = (icon: string) => (signs.has(icon) ? "signs" : behindDangers.has(icon) ? "backs" : undefined);

export const looks: Looks = {
  pictures: { ...pictures, emblems: { ...pictures.emblems, ...backs }, prices: poster.stubs, strengths: poster.stubs_below },
  kind: "event",
  corner: 22,
  border: "plain",
  name: [44, 620],
  longName: 0.88,
  icon: iconsOf(pictures, SHEETS, besides),
};
