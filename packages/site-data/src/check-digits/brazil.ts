// In: a Brazilian tax number or Pix key. Out: whether its check digits are right.
// Why letters: from July 2026 the first twelve characters of a new CNPJ may be letters, and old ones stay as they are.
import { isOneDigitRepeated, weightedSum } from './weighted-sum';

/** The digit for a sum modulo 11: remainders 0 and 1 give 0, else 11 less the remainder. */
const digitOf = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

/**
 * Whether the last two characters follow from those before them.
 * @param weights of the first of the two; the second has `ahead` before them
 */
const hasCheckDigits = (value: string, weights: readonly number[], ahead: number): boolean =>
  value.endsWith(
    `${digitOf(weightedSum(value.slice(0, -2), weights))}` +
      `${digitOf(weightedSum(value.slice(0, -1), [ahead, ...weights]))}`,
  );

/**
 * Tax number of a person (CPF): 9 digits and two check digits, weights 10 to 2, then 11 to 2.
 * @param value 11 digits; eleven times the same digit is refused, since none is issued
 */
export const isCpf = (value: string): boolean =>
  /^\d{11}$/.test(value) &&
  !isOneDigitRepeated(value) &&
  hasCheckDigits(value, [10, 9, 8, 7, 6, 5, 4, 3, 2], 11);

/**
 * Tax number of a company (CNPJ), old (digits) and new (letters in the first twelve places). A character counts as its
 * ASCII code less 48; the two check digits stay digits.
 * @param value 14 characters, letters in upper case
 */
export const isCnpj = (value: string): boolean =>
  /^[0-9A-Z]{12}\d{2}$/.test(value) &&
  !isOneDigitRepeated(value) &&
  hasCheckDigits(value, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], 6);

/** A CPF or a CNPJ, told apart by length, for fields that take the number of a person or of a company. */
export const isCpfOrCnpj = (value: string): boolean => (value.length === 11 ? isCpf(value) : isCnpj(value));

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
