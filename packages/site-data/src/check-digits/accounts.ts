// In: a card or account number, without separators. Out: whether its check digits are right.
import { digitSum, reversed, toNextTen, weightedSum } from './weighted-sum';

/**
 * Payment card numbers: the Luhn check (ISO/IEC 7812-1, annex B).
 * @param value digits only
 * @returns false for anything but digits
 */
export const isLuhn = (value: string): boolean =>
  /^\d+$/.test(value) && weightedSum(reversed(value), [1, 2], digitSum) % 10 === 0;

/**
 * International bank account numbers: ISO 7064 mod 97-10 (ISO 13616). The length per country is not checked: write it
 * into the regular expression of the field.
 * @param value upper case, without spaces
 */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false;
  const moved = value.slice(4) + value.slice(0, 4);
  const digits = [...moved].map((character) => parseInt(character, 36).toString()).join('');
  return BigInt(digits) % 97n === 1n;
}

/**
 * Mexican account numbers (CLABE): 18 digits, weights 3, 7, 1, each product mod 10.
 * @param value digits only
 */
export const isClabe = (value: string): boolean =>
  /^\d{18}$/.test(value) &&
  toNextTen(weightedSum(value.slice(0, 17), [3, 7, 1], (product) => product % 10)) === Number(value[17]);

/**
 * Argentine account numbers (CBU of banks, CVU of wallets): 22 digits in two blocks with a check digit each.
 * @param value digits only
 */
export function isCbu(value: string): boolean {
  const [, bank = '', ofBank, account = '', ofAccount] = /^(\d{7})(\d)(\d{13})(\d)$/.exec(value) ?? [];
  const holds = (digits: string, weights: readonly number[], check: string | undefined) =>
    toNextTen(weightedSum(digits, weights)) === Number(check);
  return holds(bank, [7, 1, 3, 9], ofBank) && holds(account, [3, 9, 7, 1], ofAccount);
}

/**
 * Peruvian account numbers for transfers between banks (CCI): 20 digits. The 19th checks bank and branch, the 20th the
 * account: weights 1, 2 from the left, the digit sum of each product, filled up to the next ten.
 * @param value digits only
 */
export function isCci(value: string): boolean {
  const checkOf = (start: number, end: number) =>
    toNextTen(weightedSum(value.slice(start, end), [1, 2], digitSum));
  return /^\d{20}$/.test(value) && value.endsWith(`${checkOf(0, 6)}${checkOf(6, 18)}`);
}
