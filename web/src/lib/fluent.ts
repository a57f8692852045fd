/** Fluent in the browser: the messages of both languages, so that a switch needs no question. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import english from "virtual:messages/en";
import frenchText from "virtual:messages/fr";
import * as french from "./french";

export type Lang = "en" | "fr";
export const LANGUAGES: readonly Lang[] = ["en", "fr"];
export type Args = Record<string, FluentVariable>;

const word =
  (say: (text: string) => string): FluentFunction =>
  ([value]) =>
    say(String(value ?? ""));

const FUNCTIONS: Record<Lang, Record<string, FluentFunction>> = {
  en: {},
  fr: { DE: word(french.de), A: word(french.a), QUE: word(french.que), SI: word(french.si) },
};

function load(lang: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { functions: FUNCTIONS[lang], useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0]!;
  return bundle;
}

export const BUNDLES: Record<Lang, FluentBundle> = { en: load("en", english), fr: load("fr", frenchText) };

/** The words of a board, fetched with it. */
export type BoardWords = Record<Lang, string>;
const learned = new Set<BoardWords>();

export function learn(words: BoardWords): void {
  if (learned.has(words)) return;
  learned.add(words);
  for (const lang of LANGUAGES) {
    const errors = BUNDLES[lang].addResource(new FluentResource(words[lang]));
    if (errors.length > 0) throw errors[0]!;
  }
}

/** One message, or one attribute of it. What is missing is an error, never a key on the screen. */
export function say(lang: Lang, key: string, args: Args = {}, attribute = ""): string {
  const bundle = BUNDLES[lang];
  const message = bundle.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern === undefined || pattern === null) throw new Error(`no message "${key}" in language "${lang}"`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) throw errors[0]!;
  return text;
}

export function has(lang: Lang, key: string): boolean {
  return BUNDLES[lang].hasMessage(key);
}
