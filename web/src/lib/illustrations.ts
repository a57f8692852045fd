/** Which clause of a rulebook a card stands beside as its picture: few of them, each another kind of card. Pure. */
import type { CardInfo, ClauseInfo } from "./messages";

const MOST_IN_A_SECTION = 3;

/** `clausesOf` names the clauses that speak of a card. A kind is shown once in a section, a card once in the book. */
export function illustrations(
  clauses: readonly ClauseInfo[],
  cards: readonly CardInfo[],
  clausesOf: (card: CardInfo) => readonly string[],
): Map<string, CardInfo> {
  const speaking = new Map<string, CardInfo[]>();
  for (const card of cards) for (const id of clausesOf(card)) speaking.set(id, [...(speaking.get(id) ?? []), card]);
  const found = new Map<string, CardInfo>();
  const used = new Set<string>();
  const shown = new Map<string, Set<string>>();
  for (const { id, section } of clauses) {
    const kinds = shown.get(section) ?? new Set();
    shown.set(section, kinds);
    if (kinds.size >= MOST_IN_A_SECTION) continue;
    const card = speaking.get(id)?.find((each) => !used.has(each.key) && !kinds.has(each.kind.en));
    if (!card) continue;
    found.set(id, card);
    used.add(card.key);
    kinds.add(card.kind.en);
  }
  return found;
}
