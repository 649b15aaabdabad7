/**
 * In: money of the cabinet's sample data, written as whole minor units and a currency (`237460 EUR`). Out: the same as people read
 * it (`2,374.60 EUR`), and sums. Whole numbers only: a worked example must be right to the last minor unit.
 */
import { convertAmount } from '../tables/convert-amount';

/** Decimals of a currency; undefined when the table of currencies does not have it. */
export type Exponents = ReadonlyMap<string, number>;

export interface Money {
  /** Minor units. */
  readonly units: number;
  readonly currency: string;
}

/** @throws Error when the text is not an integer and a currency */
export function readMoney(written: string): Money {
  const found = /^(?<units>-?\d+) (?<currency>[A-Z]{3})$/.exec(written)?.groups;
  if (!found?.units || !found.currency)
    throw new Error(`"${written}" is no money: write whole minor units and the currency, like 12540 EUR`);
  return { units: Number(found.units), currency: found.currency };
}

/** @throws Error when the currency is not in the table of currencies */
export function showUnits({ units, currency }: Money, exponents: Exponents): string {
  const exponent = exponents.get(currency);
  if (exponent === undefined) throw new Error(`data/currency-codes.yaml has no decimals for ${currency}`);
  const digits = String(Math.abs(units)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent).replace(/\B(?=(\d{3})+$)/g, ',');
  const part = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
  return `${units < 0 ? '−' : ''}${whole}${part}`;
}

/** `2,374.60 EUR`, with a space that does not break. */
export function showMoney(money: Money, exponents: Exponents): string {
  return `${showUnits(money, exponents)}\u00a0${money.currency}`;
}

/**
 * @param plus added, @param minus taken away; all in one currency
 * @throws Error when currencies differ: without a rate such a sum has no meaning
 */
export function total(plus: readonly Money[], minus: readonly Money[] = []): Money {
  const currencies = [...new Set([...plus, ...minus].map(({ currency }) => currency))];
  const [currency] = currencies;
  if (currency === undefined || currencies.length > 1)
    throw new Error(`a sum needs one currency; there are: ${currencies.join(', ') || 'none'}`);
  const sum = (list: readonly Money[]) => list.reduce((before, { units }) => before + units, 0);
  return { units: sum(plus) - sum(minus), currency };
}

/**
 * @param rate decimal text: units of the other currency for one unit of this one
 * @returns the converted money, rounded half up to a minor unit of `into`
 * @throws Error when a currency is not in the table of currencies
 */
export function convert(money: Money, rate: string, into: string, exponents: Exponents): Money {
  const before = exponents.get(money.currency);
  const after = exponents.get(into);
  if (before === undefined || after === undefined)
    throw new Error(
      `data/currency-codes.yaml has no decimals for ${before === undefined ? money.currency : into}`,
    );
  return { units: convertAmount(money.units, rate, before, after), currency: into };
}
