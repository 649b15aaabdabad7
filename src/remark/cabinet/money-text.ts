/**
 * In: money of the cabinet's sample data, in minor units. Out: the same as people read it, `2,374.60 EUR`.
 */
import { exponentOf, type Exponents, type Money } from '@gateway-docs/site-data/cabinet';

/**
 * @param money minor units and their currency
 * @returns the amount with the decimals of its currency, a comma between thousands, and a space that does not break: `2,374.60 EUR`
 * @throws Error when the currency is not in the table of currencies
 */
export function moneyText({ units, currency }: Money, exponents: Exponents): string {
  const exponent = exponentOf(currency, exponents);
  const digits = String(Math.abs(units)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent).replace(/\B(?=(\d{3})+$)/g, ',');
  const part = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
  return `${units < 0 ? '−' : ''}${whole}${part}\u00a0${currency}`;
}
