/** Which option belongs to which thing on the board: legal choices are lit where they lie, the rest are buttons. */
import type { Choosable } from "./messages";

export interface Sorted {
  /** Options by the thing that is lit for them. */
  things: Map<string, Choosable[]>;
  /** Cards that can be chosen but lie open nowhere on the board (in a discard pile): they are laid out to pick from. */
  tray: string[];
  /** Options without a place: pass, yes, one of several effects. */
  buttons: Choosable[];
}

/** "play/storm" is the verb "play" and the noun "storm"; "pass" is a verb alone. */
export function parts(key: string): { verb: string; noun: string } {
  const [verb = "", noun = ""] = key.split("/", 2);
  return { verb, noun };
}

/** `thingOf` names the thing of an option's key, or null; `isShown` says whether that thing lies open on the board. */
export function sorted(
  options: readonly Choosable[],
  thingOf: (key: string) => string | null,
  isShown: (thing: string) => boolean,
): Sorted {
  const result: Sorted = { things: new Map(), tray: [], buttons: [] };
  for (const option of options) {
    const thing = thingOf(option.key);
    if (thing === null) {
      result.buttons.push(option);
      continue;
    }
    const there = result.things.get(thing);
    if (there) there.push(option);
    else {
      result.things.set(thing, [option]);
      if (!isShown(thing)) result.tray.push(thing);
    }
  }
  return result;
}
