/** Words that stand on cards and in sentences, with the clauses that explain them. */
import type { Terms } from "../../lib/terms";

export const terms: Terms = {
  fleeting: ["reserve.fleeting", "status.fleeting-from-expeditions"],
  anchored: ["status.anchored"],
  asleep: ["status.asleep"],
  exhausted: ["status.exhausted"],
  boost: ["boost.counter"],
  gigantic: ["gigantic.both"],
  tough: ["tough.pay"],
  defender: ["defender.dusk"],
  eternal: ["eternal.rest"],
  seasoned: ["seasoned.boosts"],
  resupply: ["action.resupply"],
  sabotage: ["action.sabotage"],
  sacrifice: ["action.sacrifice"],
  "after-you": ["action.after-you"],
  support: ["card.support", "afternoon.support"],
  reserve: ["reserve.open", "reserve.play", "night.cleanup-reserve"],
  landmark: ["afternoon.play-landmark", "night.cleanup-landmarks"],
  orb: ["mana.orb"],
  token: ["token.leaves"],
};
