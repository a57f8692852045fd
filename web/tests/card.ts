/** A card for tests of boards: what it is, and nothing that is read. */
import type { CardInfo } from "../src/lib/messages";

export const none = { en: "", fr: "" };

export function card(key: string, ...tags: string[]): [string, CardInfo] {
  const silent = { name: none, kind: none, facts: none, prerequisite: none, ability: none, standing: none, reminder: none, flavour: none, back: none, origin: none };
  return [key, { key, number: 0, tags, numbers: {}, ...silent, is_original: true }];
}
