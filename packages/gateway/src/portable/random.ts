/**
 * Where tokens and approval codes come from. Without a seed the values cannot be guessed; with one, two runs that are asked the same give
 * the same, which is what a test wants.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256Hex } from '../signature/hashes';

/** Hexadecimal digits that a number of JavaScript holds exactly: 48 bits. */
const NUMBER_DIGITS = 12;

const unpredictable = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** @param seed any text; undefined for values that cannot be guessed */
export function createRandom(seed?: string) {
  const random = {
    /** How many values were taken; a state file holds it, so that a seed does not give the same value again after a restart. */
    taken: 0,
    /** Lower-case hexadecimal of so many random bytes, at most 32. */
    hex(bytes: number): string {
      random.taken++;
      const digits = seed === undefined ? unpredictable() : sha256Hex(`${seed}\n${random.taken}`);
      return digits.slice(0, bytes * 2);
    },
    /** A whole number from 0, below the limit, which is at most 2^48. */
    below: (limit: number): number => Number.parseInt(random.hex(NUMBER_DIGITS / 2), 16) % limit,
  };
  return random;
}

export type Random = ReturnType<typeof createRandom>;
