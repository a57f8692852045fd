/** Words that stand on cards and in sentences, with the clauses that explain them. */
import type { Terms } from "../../lib/terms";

export const terms: Terms = {
  reaction: ["reaction.condition"],
  treasure: ["place.treasure"],
  location: ["place.location"],
  camp: ["components.camp-limit"],
  remove: ["words.remove"],
  discard: ["words.discard"],
  reveal: ["words.reveal"],
  archaeologist: ["words.character-kinds"],
  raider: ["words.character-kinds"],
  beast: ["words.beast-trap"],
  trap: ["words.beast-trap"],
};
