/** Cards that a sentence names: found by their names, the longest first, so that no part of a name is taken for another. */
import type { Cards } from "../boards/board";
import type { Lang } from "./fluent";
import type { CardInfo } from "./messages";

export function cardsIn(text: string, cards: Cards, lang: Lang): CardInfo[] {
  const found: { card: CardInfo; at: number }[] = [];
  let left = text;
  for (const card of [...cards.values()].sort((one, other) => other.name[lang].length - one.name[lang].length)) {
    const name = card.name[lang];
    const at = left.indexOf(name);
    if (!name || at < 0) continue;
    found.push({ card, at });
    left = left.slice(0, at) + " ".repeat(name.length) + left.slice(at + name.length);
  }
  return found.sort((one, other) => one.at - other.at).map(({ card }) => card);
}
