/** French that depends on the next word: elision (de + Ohio Bob) and contraction (de + Le Doc). As bivouac/text/french.py. */

const APOSTROPHE = "’";
const ELIDING = new Set([
  "ce", "de", "je", "jusque", "la", "le", "lorsque", "me", "ne", "puisque", "que", "se", "te",
]); // prettier-ignore
// An aspirated h keeps the vowel before it; so do a few numbers and half-vowels. Beginnings of words, as far as needed.
const ASPIRATED = [
  "hache", "haie", "haine", "hall", "halt", "hamac", "hameau", "hanche", "handi", "hangar", "hanneton", "hant", "harp", "hasard",
  "happ", "hâte", "hauban", "haut", "havre", "héraut", "hérisson", "héron", "héros", "hêtre", "heurt", "hibou", "hideu",
  "hockey", "homard", "hongr", "honte", "hoquet", "hors", "houe", "houl", "hua", "hub", "huit", "hurl",
  "husky", "hutte",
  "onz", "oui", "uhlan", "ya", "ye", "yo", "yu",
]; // prettier-ignore
const MUTE = ["hubert", "hubris", "ouie", "yeux", "yeuse", "yonne", "york"];

/** Small letters without accents, ligatures undone. */
function plain(text: string): string {
  const small = text.toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae");
  return small.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether a word before this one loses its vowel: d’Ohio Bob, d’Henriette, but de Huayna. */
export function elides(following: string): boolean {
  const small = following.toLowerCase();
  if (!small || !"aeiouyh".includes(plain(small[0]!)[0] ?? "-")) return false;
  return MUTE.some((word) => small.startsWith(word)) || !ASPIRATED.some((word) => small.startsWith(word));
}

/** The two words together: "de" and "Ohio Bob" make "d’Ohio Bob"; "si" gives way to "il" and "ils" only. */
export function elided(word: string, following: string): string {
  const small = word.toLowerCase();
  const shortened =
    small === "si" ? /^ils?(?![\p{L}\p{N}_])/u.test(following.toLowerCase()) : ELIDING.has(small) && elides(following);
  return shortened ? `${word.slice(0, -1)}${APOSTROPHE}${following}` : `${word} ${following}`;
}

/** A name that brings its own article: "Le Doc" after "de" is "du Doc". */
function contracted(preposition: string, le: string, les: string, name: string): string | undefined {
  const small = name.toLowerCase();
  if (small.startsWith("le ")) return `${le} ${name.slice(3)}`;
  if (small.startsWith("les ")) return `${les} ${name.slice(4)}`;
  if (small.startsWith("la ") || small.startsWith("l’")) {
    return `${preposition} ${name[0]!.toLowerCase()}${name.slice(1)}`;
  }
  return undefined;
}

export function de(name: string): string {
  return contracted("de", "du", "des", name) ?? elided("de", name);
}

export function a(name: string): string {
  return contracted("à", "au", "aux", name) ?? `à ${name}`;
}

export function que(text: string): string {
  return elided("que", text);
}

export function si(text: string): string {
  return elided("si", text);
}
