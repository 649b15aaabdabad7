/**
 * Numbers as one string, each with the same count of characters: without the commas of a list, and nothing to escape in JSON. A third
 * less than the list after compression, where most numbers are small.
 */

/** Printable ASCII from the blank on, without the quote and the backslash. */
const ALPHABET = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  .filter((character) => character !== '"' && character !== '\\')
  .join('');
const BASE = ALPHABET.length;
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

/**
 * @param numbers whole and not negative
 * @returns one string; `decodeColumn` reverses it
 */
export function encodeColumn(numbers: readonly number[]): string {
  const largest = numbers.reduce((most, number) => Math.max(most, number), 0);
  let width = 1;
  while (BASE ** width <= largest) width += 1;
  const digits = (number: number) =>
    Array.from({ length: width }, (_, i) =>
      ALPHABET.charAt(Math.floor(number / BASE ** (width - 1 - i)) % BASE),
    ).join('');
  return String(width) + numbers.map(digits).join('');
}

/**
 * @param coded the result of `encodeColumn`
 * @returns the numbers
 */
export function decodeColumn(coded: string): Uint32Array {
  const width = Number(coded.charAt(0));
  const numbers = new Uint32Array((coded.length - 1) / width);
  for (let i = 0; i < coded.length - 1; i += 1) {
    const at = Math.floor(i / width);
    numbers[at] = (numbers[at] ?? 0) * BASE + (VALUES.get(coded.charAt(i + 1)) ?? 0);
  }
  return numbers;
}
