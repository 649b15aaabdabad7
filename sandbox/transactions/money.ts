/**
 * Amounts in minor units, converted with decimal rates and without floats.
 */

/** `1.0842` becomes 10842 at scale 4. */
function parseDecimal(text: string): { units: bigint; scale: number } {
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/**
 * @param amount minor units of a fiat currency
 * @param rate fiat currency for one coin, a decimal string
 * @param scale decimal places of the coin
 * @returns whole coins as a decimal string, rounded up so that the amount is covered
 */
export function coinsFor(amount: number, exponent: number, rate: string, scale: number): string {
  const { units, scale: rateScale } = parseDecimal(rate);
  const numerator = BigInt(amount) * 10n ** BigInt(scale + rateScale);
  const denominator = units * 10n ** BigInt(exponent);
  const coins = String((numerator + denominator - 1n) / denominator).padStart(scale + 1, '0');
  return scale === 0 ? coins : `${coins.slice(0, -scale)}.${coins.slice(-scale)}`;
}

/**
 * @param amount minor units of the first currency
 * @param rate second currency for one unit of the first, a decimal string
 * @param fromExponent decimal places of the first currency: 2 for EUR, 0 for JPY
 * @returns minor units of the second currency, halves rounded up
 */
export function convert(amount: number, rate: string, fromExponent: number, toExponent: number): number {
  const { units, scale } = parseDecimal(rate);
  const numerator = BigInt(amount) * units * 10n ** BigInt(toExponent) * 2n;
  const denominator = 10n ** BigInt(scale + fromExponent);
  return Number((numerator / denominator + 1n) / 2n);
}

/** P2P transfers of the same amount are told apart by some units more. */
const SURPLUS = 3;

/**
 * What the payer of a P2P transfer is asked for, and what is captured when the money is matched.
 * @param payerAmount minor units that the payer owes
 */
export const exactAmountOf = (payerAmount: number | null): number => (payerAmount ?? 0) + SURPLUS;
