/** By what the cards of a game can be sorted out: made from the facts that the server tells of each card. Pure. */
import type { CardInfo, Said } from "./messages";

export type FacetName = "kind" | "faction" | "cost" | "origin";

export interface Facet {
  name: FacetName;
  /** Each value with its words; the key is the same in every language. */
  values: { key: string; words: string }[];
}

/** What a card is; its types stand behind a dash. */
const DASH = " — ";
/** What is paid to play or to buy a card, whatever its game calls it: the first that is printed on it. */
const COSTS = ["hand", "price"];

const before = (text: string, mark: string) => text.split(mark, 1)[0]!;

interface Valued {
  key: string;
  words: string;
}

function kindOf(card: CardInfo, say: (words: Said) => string): Valued {
  return { key: before(card.kind.en, DASH), words: before(say(card.kind), DASH) };
}

/** Its origin in a sentence; what follows is about this card alone. */
function originOf(card: CardInfo, say: (words: Said) => string): Valued {
  return { key: before(card.origin.en, "."), words: before(say(card.origin), ".") };
}

function costOf(card: CardInfo): Valued | null {
  const cost = COSTS.map((name) => card.numbers[name]).find((number) => number !== undefined);
  return cost === undefined ? null : { key: String(cost), words: String(cost) };
}

/** `factions` are the tags that name one, with its name. */
export function valueOf(card: CardInfo, name: FacetName, factions: ReadonlyMap<string, string>, say: (words: Said) => string): Valued | null {
  if (name === "kind") return kindOf(card, say);
  if (name === "origin") return originOf(card, say);
  if (name === "cost") return costOf(card);
  const tag = card.tags.find((each) => factions.has(each));
  return tag === undefined ? null : { key: tag, words: factions.get(tag)! };
}

/** Those by which there is something to sort out. */
export function facetsOf(cards: readonly CardInfo[], factions: ReadonlyMap<string, string>, say: (words: Said) => string): Facet[] {
  const names: FacetName[] = ["kind", "faction", "cost", "origin"];
  return names.flatMap((name) => {
    const found = new Map<string, string>();
    for (const card of cards) {
      const value = valueOf(card, name, factions, say);
      if (value) found.set(value.key, value.words);
    }
    const values = [...found].map(([key, words]) => ({ key, words }));
    if (name === "cost") values.sort((one, other) => Number(one.key) - Number(other.key));
    return values.length > 1 ? [{ name, values }] : [];
  });
}
