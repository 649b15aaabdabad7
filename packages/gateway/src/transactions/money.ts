/** Amounts that are calculated: coins for a fiat amount, a commission, and the exact amount of a P2P transfer. */
import type { Tariff } from '../state/services';
import { parseDecimal } from '@gateway-docs/site-data/amounts';

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
  return decimalOf((numerator + denominator - 1n) / denominator, scale);
}

/**
 * Coins at the price of an example.
 * @param coins of the example, whole coins as a decimal string
 * @param forAmount what they cost, in minor units; `amount` is in the same currency
 * @returns whole coins with as many decimal places, rounded down
 */
export function coinsAtPriceOf(coins: string, forAmount: number, amount: number): string {
  const { units, scale } = parseDecimal(coins);
  return decimalOf((units * BigInt(amount)) / BigInt(forAmount), scale);
}

/** Whole units of the last decimal place as a decimal number: `12540` with two places is `125.40`. */
export function decimalOf(units: number | bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * @param amount minor units
 * @param tariff of one side: `percent` is a decimal string, the rest minor units; null without a bound
 * @returns minor units: the percentage and the fixed part, halves rounded up, then held between the bounds
 */
export function commissionOf(amount: number, { percent, fix, min, max }: Tariff['point']): number {
  const { units, scale } = parseDecimal(percent);
  const whole = 10n ** BigInt(scale + 2);
  const rounded = (2n * (BigInt(amount) * units + BigInt(fix) * whole) + whole) / (2n * whole);
  return Math.min(Math.max(Number(rounded), min ?? 0), max ?? Infinity);
}

/** P2P transfers of the same amount are told apart by some units more. */
const SURPLUS = 3;

/**
 * What the payer of a P2P transfer is asked for, and what is captured when the money is matched.
 * @param payerAmount minor units that the payer owes
 */
export const exactAmountOf = (payerAmount: number | null): number => (payerAmount ?? 0) + SURPLUS;
