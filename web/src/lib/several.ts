/** Options that take several words: one text, the words joined by commas in the order of the option. */
import type { OptionInfo } from "./messages";

export type Values = Readonly<Record<string, unknown>>;

export function wordsIn(value: unknown): string[] {
  return typeof value === "string" && value !== "" ? value.split(",") : [];
}

/** The value with a word more or a word less. */
export function withWord(option: OptionInfo, value: unknown, word: string, isOn: boolean): string {
  const before = wordsIn(value);
  return option.words.filter((each) => (each === word ? isOn : before.includes(each))).join(",");
}

/** Whether all words hold because of another option, whatever this one says. */
export function isWhole(option: OptionInfo, values: Values): boolean {
  const [name = "", word] = option.all_with.split("=");
  return name !== "" && String(values[name]) === word;
}

export function fitsWords(option: OptionInfo, value: unknown): boolean {
  const words = wordsIn(value);
  return new Set(words).size === words.length && words.every((word) => option.words.includes(word));
}

/** What is not as the game has it; what another option decides already does not count. */
export function isChanged(option: OptionInfo, values: Values): boolean {
  return values[option.name] !== option.default && !isWhole(option, values);
}
