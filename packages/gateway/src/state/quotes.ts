/**
 * Quotes of transaction/currency_rate: how long each holds, and the rate of a payment that comes with one, or too late. Only the amounts of
 * data/test-cards.yaml with a `quote` get a worse rate.
 */
import type { Clock } from '../clock';
import type { Triggers } from '../scenarios/triggers';
import type { Memory } from './memory';
import type { Rates } from './rates';

/** What a quote is for; a payment uses it when all of this is the same. `amount` is in minor units of `currency`. */
export interface QuotedOrder {
  readonly service_id: number;
  readonly wallet_id: number;
  readonly amount: number;
  readonly currency: string;
  readonly walletCurrency: string;
}

/** How long a quote holds, as the contract says. */
const LIFETIME_SECONDS = 600;

export function createQuotes(
  triggers: Pick<Triggers, 'byAmount'>,
  rates: Pick<Rates, 'rate'>,
  clock: Clock,
  memory: Memory,
) {
  const ends = memory.map<string, number>('quotes');
  const keyOf = (order: QuotedOrder) => Object.values(order).join(' ');
  return {
    /** @returns when the quote runs out, in milliseconds since 1970 */
    give(order: QuotedOrder) {
      const key = keyOf(order);
      const seconds = triggers.byAmount(order.amount)[0].outcome.quote?.seconds ?? LIFETIME_SECONDS;
      const end = clock.after(seconds, () => void ends.delete(key));
      ends.set(key, end);
      return end;
    },
    /** Rate of a payment that is registered now; null where the currencies are the same. For a payout the higher rate is the worse one. */
    rateOf(order: QuotedOrder, isPayout: boolean) {
      const rate = rates.rate(order.currency, order.walletCurrency);
      const { quote } = triggers.byAmount(order.amount)[0].outcome;
      const holds = (ends.get(keyOf(order)) ?? 0) > clock.now();
      if (rate === null || quote === undefined || holds) return rate;
      const change = isPayout ? quote.worse_percent : -quote.worse_percent;
      return ((Number(rate) * (100 + change)) / 100).toFixed(6);
    },
  };
}
