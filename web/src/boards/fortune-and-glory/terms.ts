/** Words that stand on cards and in sentences, with the clauses that explain them. */
import type { Terms } from "../../lib/terms";

export const terms: Terms = {
  fortune: ["resource.fortune-use", "victory.condition"],
  glory: ["resource.glory-source", "resource.glory-use"],
  danger: ["danger.draw", "danger.how-overcome", "danger.fail-flips-card"],
  cliffhanger: ["cliffhanger.must-be-faced", "cliffhanger.fail-ko"],
  success: ["test.success-per-die", "test.repeat-while-success"],
  push: ["push.one-die-per-wound", "push.only-cliffhanger-or-escape"],
  wound: ["wound.marker-each", "ko.hero-threshold"],
  ko: ["ko.hero-threshold", "ko.out-until-end", "ko.penalty-d6-discard"],
  defence: ["defence.value"],
  escape: ["escape.any-round", "escape.fail-attacked"],
  henchman: ["henchman.kinds", "henchman.blocks"],
  gear: ["card.gear-ally-effect", "gear.carry-limit"],
  ally: ["card.gear-ally-effect", "ally.loyalty-value"],
  loyalty: ["ally.loyalty-dice", "ally.loyalty-fail"],
  item: ["item.open-choice", "item.works-like-gear"],
  artifact: ["artifact.obtained-at-value", "sell.any-artifact"],
  event: ["event.any-time", "event.discarded-after"],
  first: ["initiative.highest"],
  temple: ["temple.one-fortune-each", "temple.treasure-taken", "collapse.roll"],
  villain: ["villain.values", "villain-adventure.roll", "villain-fight.single-round"],
  sneak: ["sneak.roll", "sneak.fight-per-match"],
};
