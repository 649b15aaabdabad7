/** Amounts in minor units, converted with decimal rates and without floats. */

/**
 * @param text a decimal number without a sign
 * @returns its digits and the number of decimals: `1.0842` is 10842 at scale 4
 */
export function parseDecimal(text: string): { units: bigint; scale: number } {
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/**
 * @param amount minor units of the first currency
 * @param rate second currency for one unit of the first, a decimal string
 * @param from decimal places of the first currency: 2 for EUR, 0 for JPY
 * @param to decimal places of the second currency
 * @returns minor units of the second currency, halves rounded up
 */
export function convertAmount(amount: number, rate: string, from: number, to: number): number {
  const { units, scale } = parseDecimal(rate);
  // BigInt: minor units times a rate with six decimals leave the range of exact numbers.
  const numerator = BigInt(amount) * units * 10n ** BigInt(to) * 2n;
  const denominator = 10n ** BigInt(scale + from);
  return Number((numerator + denominator) / (2n * denominator));
}
