/** A game the client knows nothing of: every option is a button, every word of the view that is a card's key is a card. */
import type { Places } from "../../lib/flights";
import type { BoardModel } from "../board";

export const model: BoardModel = {
  thingOf: () => null,
  isShown: () => false,
  wish: () => null,
  dropsOf: () => [],
  places: (): Places => ({ things: new Map(), alike: new Map() }),
  travel: () => ({ fits: () => false, greys: () => false }),
  turnOf: (view) => (typeof view["turn_of"] === "number" ? view["turn_of"] : null),
  clausesOf: () => [],
};
