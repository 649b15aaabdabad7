// In: a Brazilian tax number or Pix key. Out: whether its check digits are right.
// Why letters: from July 2026 the first twelve characters of a new CNPJ may be letters, and old ones stay as they are.
import { isOneDigitRepeated, weightedSum } from './weighted-sum';

/** The digit for a sum modulo 11: remainders 0 and 1 give 0, else 11 less the remainder. */
const digitOf = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

/** True when the last digit of `value` follows from the characters before it. */
function holds(value: string, valueOf: (character: string) => number, weights: readonly number[]): boolean {
  const sum = [...value.slice(0, -1)].reduce(
    (total, character, index) => total + valueOf(character) * (weights[index] ?? 0),
    0,
  );
  return digitOf(sum) === Number(value.at(-1));
}

/**
 * Tax number of a person (CPF): 9 digits and two check digits, weights 10 to 2, then 11 to 2.
 * @param value 11 digits; eleven times the same digit is refused, since none is issued
 */
export function isCpf(value: string): boolean {
  if (!/^\d{11}$/.test(value) || isOneDigitRepeated(value)) return false;
  const first = digitOf(weightedSum(value.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2]));
  const second = digitOf(weightedSum(value.slice(0, 10), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]));
  return value.endsWith(`${first}${second}`);
}

/**
 * Tax number of a company (CNPJ), old (digits) and new (letters in the first twelve places). A character counts as its
 * ASCII code less 48; the two check digits stay digits.
 * @param value 14 characters, letters in upper case
 */
export function isCnpj(value: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(value) || isOneDigitRepeated(value)) return false;
  const valueOf = (character: string) => character.charCodeAt(0) - 48;
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  return holds(value.slice(0, 13), valueOf, weights) && holds(value, valueOf, [6, ...weights]);
}

/** A CPF or a CNPJ, told apart by length, for fields that take the number of a person or of a company. */
export function isCpfOrCnpj(value: string): boolean {
  return value.length === 11 ? isCpf(value) : isCnpj(value);
}

const PHONE = /^\+55[1-9]\d9?\d{8}$/;
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Pix keys: CPF, CNPJ, phone with +55, e-mail of at most 77 characters, or random key (UUID version 4). Eleven bare digits
 * are a CPF, so that a mobile number without +55 is refused by its check digits.
 * @param value lower case but for the letters of a CNPJ, without separators of a CPF or CNPJ
 */
export function isPixKey(value: string): boolean {
  if (value.includes('@')) return value.length <= 77 && EMAIL.test(value);
  return PHONE.test(value) || RANDOM.test(value) || isCpfOrCnpj(value);
}
