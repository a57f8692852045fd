/** Words of a game that its rulebook explains, found in sentences wherever they stand. Pure. */

/** By the key of a word the clauses that explain it. How it is written stands in web-GAME.ftl: web-GAME-term-KEY. */
export type Terms = Readonly<Record<string, readonly string[]>>;

export interface Piece {
  text: string;
  /** The key of the word that this piece is, if it is one. */
  term: string | null;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `stems` are the beginnings of a word, with commas between them: what agrees or is many has more letters. */
export function pieces(text: string, stems: ReadonlyMap<string, string>): Piece[] {
  const all = [...stems].flatMap(([term, words]) => words.split(",").map((stem) => ({ term, stem: stem.trim() })));
  if (all.length === 0 || !text) return [{ text, term: null }];
  all.sort((one, other) => other.stem.length - one.stem.length);
  const found: Piece[] = [];
  const pattern = new RegExp(`(?<!\\p{L})(?:${all.map(({ stem }) => escaped(stem)).join("|")})\\p{L}*`, "gu");
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const term = all.find(({ stem }) => match[0].startsWith(stem))!.term;
    if (match.index > at) found.push({ text: text.slice(at, match.index), term: null });
    found.push({ text: match[0], term });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), term: null });
  return found;
}
