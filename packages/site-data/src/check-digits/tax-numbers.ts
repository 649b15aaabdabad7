// In: the number of a person or company as its country issues it. Out: whether its check digit is right.
// One hyphen before the check digit may be there where the country writes one; the regular expression of a field decides
// which form the field takes.
import { isLuhn } from './accounts';
import { digitSum, reversed, weightedSum } from './weighted-sum';

/** Eleven less the remainder of the sum on which the numbers of Argentina and Peru rest. */
const elevenLess = (value: string): number =>
  11 - (weightedSum(value.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);

/** Argentina, CUIT and CUIL: 11 digits, modulo 11. Eleven less the remainder; 11 counts as 0, and 10 is never issued. */
export const isCuit = (value: string): boolean =>
  /^(20|23|24|25|26|27|30|33|34)\d{9}$/.test(value) && elevenLess(value) % 11 === Number(value[10]);

/** Peru, RUC: 11 digits with the weights of the CUIT; 11 counts as 1 and 10 as 0. */
export const isPeruvianRuc = (value: string): boolean =>
  /^(10|15|16|17|20)\d{9}$/.test(value) && elevenLess(value) % 10 === Number(value[10]);

/** Chile, RUT: 7 or 8 digits, weights 2 to 7 from the right, modulo 11; 11 counts as 0 and 10 as the letter K. */
export function isRut(value: string): boolean {
  const [, digits, check] = /^([1-9]\d{6,7})-?([\dK])$/.exec(value) ?? [];
  if (digits === undefined) return false;
  const rest = 11 - (weightedSum(reversed(digits), [2, 3, 4, 5, 6, 7]) % 11);
  return check === (rest === 11 ? '0' : rest === 10 ? 'K' : String(rest));
}

/** Paraguay, RUC: the identity card's digits, weights 2 to 11 from the right, modulo 11; remainders 0 and 1 give 0. */
export function isParaguayanRuc(value: string): boolean {
  const [, digits = '', check] = /^([1-9]\d{4,7})-?(\d)$/.exec(value) ?? [];
  if (check === undefined) return false;
  const rest = weightedSum(reversed(digits), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  return Number(check) === (rest < 2 ? 0 : 11 - rest);
}

/** Colombia, NIT: up to 15 digits, prime weights from the right, modulo 11; remainders 0 and 1 stand as they are. */
export function isNit(value: string): boolean {
  const [, digits = '', check] = /^([1-9]\d{7,14})-?(\d)$/.exec(value) ?? [];
  if (check === undefined) return false;
  const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];
  const rest = weightedSum(reversed(digits), weights) % 11;
  return Number(check) === (rest < 2 ? rest : 11 - rest);
}

/** Ecuador, cédula of a person: province 01 to 24 or 30, third digit 0 to 6 (the rule says 5, and real ones with 6 exist), then the Luhn sum with the weights 2, 1. */
export const isCedula = (value: string): boolean =>
  /^(0[1-9]|1\d|2[0-4]|30)[0-6]\d{7}$/.test(value) && weightedSum(value, [2, 1], digitSum) % 10 === 0;

/** Turkey, T.C. Kimlik No: 11 digits; the 10th follows from the odd and even places, the 11th from the sum of all before. */
export function isTckn(value: string): boolean {
  if (!/^[1-9]\d{10}$/.test(value)) return false;
  const odd = weightedSum(value.slice(0, 9), [1, 0]);
  const even = weightedSum(value.slice(0, 9), [0, 1]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  const eleventh = (odd + even + tenth) % 10;
  return value.endsWith(`${tenth}${eleventh}`);
}

/** Ukraine, RNOKPP of a person: 10 digits, weights -1, 5, 7, 9, 4, 6, 10, 5, 7, modulo 11, then modulo 10. */
export function isRnokpp(value: string): boolean {
  if (!/^\d{10}$/.test(value)) return false;
  const rest = weightedSum(value.slice(0, 9), [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11;
  return ((rest + 11) % 11) % 10 === Number(value[9]);
}

/**
 * Ukraine, EDRPOU of a company: 8 digits, weights 1 to 7, modulo 11; numbers that begin with 3, 4 or 5 have the weight 7
 * in front. A remainder of 10 is counted again with weights two higher; if it is 10 again, the digit is 0.
 */
export function isEdrpou(value: string): boolean {
  if (!/^\d{8}$/.test(value)) return false;
  const digits = value.slice(0, 7);
  const weights = /^[345]/.test(value) ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const higher = weights.map((weight) => weight + 2);
  const rest = weightedSum(digits, weights) % 11;
  const check = rest < 10 ? rest : weightedSum(digits, higher) % 11;
  return check % 10 === Number(value[7]);
}

/** Ukraine, a field that takes a person or a company: RNOKPP with 10 digits or EDRPOU with 8. */
export const isRnokppOrEdrpou = (value: string): boolean => isRnokpp(value) || isEdrpou(value);

/**
 * South Africa, identity number: 13 digits, which begin with the birthday as YYMMDD and end with a Luhn digit over all.
 * The century is not in it: 29 February stands in every year that 4 divides.
 */
export function isSouthAfricanId(value: string): boolean {
  if (!isLuhn(value) || value.length !== 13) return false;
  const pairAt = (index: number): number => Number(value.slice(index, index + 2));
  const [year, month, day] = [pairAt(0), pairAt(2), pairAt(4)];
  const daysInMonth = new Date(Date.UTC(2000 + year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth;
}
