/** Words that stand on cards and in sentences, with the clauses that explain them. */
import type { Terms } from "../../lib/terms";

export const terms: Terms = {
  equipment: ["equipment.slot"],
  power: ["power.resolve"],
  adventure: ["adventure.reader"],
  gaol: ["gaol.reveal"],
  flood: ["flood.four", "flood.new-level"],
  dice: ["combat.dice"],
  hit: ["combat.hits"],
  life: ["defeat.at-zero"],
  wall: ["move.wall"],
  enemy: ["enemycard.place"],
};
