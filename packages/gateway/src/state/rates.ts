/**
 * Conversion between the currency of a transaction and that of its wallet, with the rates of the contract's example of
 * currency/rates and the exponents of data/currency-codes.yaml.
 */
import { convertAmount } from '@gateway-docs/site-data/amounts';
import type { Tables } from '@gateway-docs/site-data/tables';
import type { Contract } from '../contract/contract';
import { documentedResponses } from '../contract/examples';

const ONE_TO_ONE = '1.000000';

/** @param currencies data/currency-codes.yaml */
export function createRates(contract: Contract, currencies: Tables['currency-codes']) {
  const documented = documentedResponses(contract, 'currency-rates').flatMap(({ rates }) => rates);
  const rates = new Map(documented.map(({ from, to, rate }) => [`${from} ${to}`, rate]));
  const exponents = new Map(currencies.rows.map(({ code, exponent }) => [code, exponent ?? 2]));
  const exponentOf = (code: string) => exponents.get(code) ?? 2;

  function rate(from: string, to: string): string | null {
    if (from === to) return null;
    return rates.get(`${from} ${to}`) ?? ONE_TO_ONE;
  }

  return {
    /**
     * Second currency for one unit of the first; null when they are the same. A pair without a documented rate is converted
     * one to one, so that every currency can be tried.
     */
    rate,
    /** Decimal places of a currency's minor unit. */
    exponentOf,
    /** Minor units of `to`, by the rate that was given for a payment, or by that of today. */
    convert: (amount: number, from: string, to: string, given?: string | null) =>
      convertAmount(amount, given ?? rate(from, to) ?? '1', exponentOf(from), exponentOf(to)),
  };
}

export type Rates = ReturnType<typeof createRates>;
