// In: a card or account number, without separators. Out: whether its check digits are right.
import { reversed, weightedSum } from './weighted-sum';

/**
 * Payment card numbers: the Luhn check (ISO/IEC 7812-1, annex B).
 * @param value digits only
 * @returns false for anything but digits
 */
export function isLuhn(value: string): boolean {
  if (!/^\d+$/.test(value)) return false;
  const sum = weightedSum(reversed(value), [1, 2], (product) => (product > 9 ? product - 9 : product));
  return sum % 10 === 0;
}

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
export function isClabe(value: string): boolean {
  if (!/^\d{18}$/.test(value)) return false;
  const sum = weightedSum(value.slice(0, 17), [3, 7, 1], (product) => product % 10);
  return (10 - (sum % 10)) % 10 === Number(value[17]);
}

/**
 * Argentine account numbers (CBU of banks, CVU of wallets): 22 digits in two blocks with a check digit each.
 * @param value digits only
 */
export function isCbu(value: string): boolean {
  if (!/^\d{22}$/.test(value)) return false;
  const holds = (digits: string, weights: readonly number[], check: string | undefined) =>
    (10 - (weightedSum(digits, weights) % 10)) % 10 === Number(check);
  return (
    holds(value.slice(0, 7), [7, 1, 3, 9], value[7]) && holds(value.slice(8, 21), [3, 9, 7, 1], value[21])
  );
}

/**
 * Peruvian account numbers for transfers between banks (CCI): 20 digits. The 19th checks bank and branch, the 20th the
 * account: weights 1, 2 from the left, the digit sum of each product, filled up to the next ten.
 * @param value digits only
 */
export function isCci(value: string): boolean {
  if (!/^\d{20}$/.test(value)) return false;
  const checkOf = (digits: string) => {
    const sum = weightedSum(digits, [1, 2], (product) => (product > 9 ? product - 9 : product));
    return (10 - (sum % 10)) % 10;
  };
  return value.endsWith(`${checkOf(value.slice(0, 6))}${checkOf(value.slice(6, 18))}`);
}
