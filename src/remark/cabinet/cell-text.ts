/**
 * In: a typed cell of a screen. Out: its text, the same in the picture of the screen and in the tables of its guide.
 */
import { type Cell, exponentOf, type Exponents, type Money } from '@gateway-docs/site-data/cabinet';
import type { SiteData } from '@gateway-docs/contract';

/**
 * In: money of the cabinet's sample data, in minor units. Out: the same as people read it, `2,374.60 EUR`.
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

type Known = Pick<SiteData, 'cabinet' | 'codes'>;

/** @returns text of a cell: `—` for an empty one, the name of a status, money with its decimals */
export function cellText(cell: Cell, { cabinet, codes }: Known): string {
  switch (cell.kind) {
    case 'empty':
      return '—';
    case 'text':
      return cell.text;
    case 'money':
      return moneyText(cell.money, cabinet.exponents);
    case 'status':
      return codes.status.get(cell.code) ?? String(cell.code);
  }
}
