/** Quick phrases of the chat: the server knows them by these keys, each reader sees them in the own language. */
export const PHRASES = [
  "hello", "good-luck", "well-played", "thanks", "oops", "thinking", "your-turn", "again", "goodbye",
] as const; // prettier-ignore
export type Phrase = (typeof PHRASES)[number];

export function isPhrase(key: string): key is Phrase {
  return (PHRASES as readonly string[]).includes(key);
}
