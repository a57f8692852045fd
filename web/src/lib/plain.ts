/** Without accents and capitals, so that "tresor" finds "Trésor". */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words that somebody searches for. */
export const wordsIn = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);
