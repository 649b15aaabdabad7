/**
 * In: money of the cabinet's sample data, written as whole minor units and a currency (`237460 EUR`). Out: the same as a value, totals
 * and conversions. Whole numbers only: a worked example must be right to the last minor unit.
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

/**
 * @param currency ISO 4217 code
 * @returns its number of decimals
 * @throws Error when the currency is not in the table of currencies
 */
export function exponentOf(currency: string, exponents: Exponents): number {
  const exponent = exponents.get(currency);
  if (exponent === undefined) throw new Error(`data/currency-codes.yaml has no decimals for ${currency}`);
  return exponent;
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
  const [before, after] = [exponentOf(money.currency, exponents), exponentOf(into, exponents)];
  return { units: convertAmount(money.units, rate, before, after), currency: into };
}
