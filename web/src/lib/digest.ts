/** SHA-256, as hashlib has it: the numbers that belong to a word are its bytes. A page that is not secure has no other. */

const SIZE = 64;

function isPrime(number: number): boolean {
  for (let other = 2; other * other <= number; other++) if (number % other === 0) return false;
  return true;
}

/** The first 32 bits of a number's fraction. */
const fraction = (number: number) => ((number - Math.floor(number)) * 2 ** 32) | 0;
const primes: number[] = [];
for (let number = 2; primes.length < SIZE; number++) if (isPrime(number)) primes.push(number);
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mixed(state: number[], words: number[]): number[] {
  const all = words.slice();
  for (let at = 16; at < SIZE; at++) {
    const [far, near] = [all[at - 15]!, all[at - 2]!];
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    all.push((all[at - 16]! + low + all[at - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  all.forEach((word, at) => {
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + word;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((each, at) => (each + state[at]!) | 0);
}

/** The 32 bytes of a word's digest. */
export function digest(word: string): number[] {
  const bytes = [...new TextEncoder().encode(word), 0x80];
  const length = bytes.length - 1;
  while (bytes.length % SIZE !== SIZE - 8) bytes.push(0);
  const words = Array.from({ length: bytes.length / 4 }, (_, at) => (bytes[4 * at]! << 24) | (bytes[4 * at + 1]! << 16) | (bytes[4 * at + 2]! << 8) | bytes[4 * at + 3]!);
  words.push(0, length * 8);
  let state = START;
  for (let at = 0; at < words.length; at += 16) state = mixed(state, words.slice(at, at + 16));
  return state.flatMap((each) => [24, 16, 8, 0].map((by) => (each >>> by) & 255));
}
