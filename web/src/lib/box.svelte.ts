/** What a table needs of a game before anything can be shown: its board and its cards. */
import { type BoardKit, kitOf } from "../boards";
import type { Cards } from "../boards/board";
import { api } from "./api";
import type { CardInfo, CardName, Said } from "./messages";

export interface Box {
  kit: BoardKit;
  cards: Cards;
}

export async function boxOf(game: string): Promise<Box> {
  const kit = await kitOf(game);
  if (kit.isLarge) return { kit, cards: named(await api.names(game), () => api.cards(game)) };
  return { kit, cards: new Map((await api.cards(game)).map((card) => [card.key, card])) };
}

const NOTHING: Said = { en: "", fr: "" };

/** Cards that are known by name. Whoever reads what one says has all texts fetched, and sees nothing until they are there. */
export function named(names: readonly CardName[], fetched: () => Promise<CardInfo[]>): Cards {
  let texts = $state.raw<Cards | null>(null);
  let isAsked = false;

  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    fetched().then(
      (all) => (texts = new Map(all.map((card) => [card.key, card]))),
      () => (isAsked = false),
    );
  }

  function card(name: CardName): CardInfo {
    const whole = () => {
      ask();
      return texts?.get(name.key);
    };
    return {
      ...name,
      get number() {
        return whole()?.number ?? 0;
      },
      get kind() {
        return whole()?.kind ?? NOTHING;
      },
      get facts() {
        return whole()?.facts ?? NOTHING;
      },
      get prerequisite() {
        return whole()?.prerequisite ?? NOTHING;
      },
      get ability() {
        return whole()?.ability ?? NOTHING;
      },
      get standing() {
        return whole()?.standing ?? NOTHING;
      },
      get reminder() {
        return whole()?.reminder ?? NOTHING;
      },
      get flavour() {
        return whole()?.flavour ?? NOTHING;
      },
      get back() {
        return whole()?.back ?? NOTHING;
      },
      get origin() {
        return whole()?.origin ?? NOTHING;
      },
    };
  }

  return new Map(names.map((name) => [name.key, card(name)]));
}
