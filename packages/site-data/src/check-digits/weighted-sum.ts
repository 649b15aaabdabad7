// In: a text of digits and weights. Out: the sum of the products, on which most check digits rest.

/**
 * Sum of the digits, each multiplied by its weight.
 * @param digits digits; a capital letter counts as its ASCII code less 48
 * @param weights from the left; they repeat when there are fewer than digits
 * @param reduce what becomes of each product before it is added, for rules that take it modulo 10 or add its digits
 */
export function weightedSum(
  digits: string,
  weights: readonly number[],
  reduce = (product: number) => product,
): number {
  return [...digits].reduce(
    (total, digit, index) =>
      total + reduce((digit.charCodeAt(0) - 48) * (weights[index % weights.length] ?? 0)),
    0,
  );
}

/** The same digits from the right to the left. */
export const reversed = (digits: string): string => [...digits].reverse().join('');

/** The digit sum of a product of two digits, for rules that add it. */
export const digitSum = (product: number): number => (product > 9 ? product - 9 : product);

/** What is missing to the next ten. */
export const toNextTen = (sum: number): number => (10 - (sum % 10)) % 10;

/** True when all characters are the same, such as 111…: many registers never issue such numbers although they pass. */
export const isOneDigitRepeated = (value: string): boolean => new Set(value).size === 1;
