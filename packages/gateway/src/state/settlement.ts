/**
 * What a payment costs and brings: commissions by the tariff of its service, and the amount that reaches the wallet. Services without a tariff
 * cost nothing.
 */
import { commissionOf } from '../transactions/money';
import type { TransactionState } from '../transactions/transaction';
import type { Rates } from './rates';
import type { SandboxService } from './services';

/** @param services by id */
export function createSettlement(
  services: ReadonlyMap<number, SandboxService>,
  rates: Pick<Rates, 'convert'>,
) {
  /** What the point pays for an amount, or the payer on top of it; both in minor units of `currency`. */
  function commission(
    { tariff, currencies }: SandboxService,
    side: 'point' | 'customer',
    amount: number,
    currency: string,
  ): number {
    if (!tariff) return 0;
    const { percent, fix, min, max } = tariff[side];
    // A tariff is written in the first currency of its service.
    const here = (part: number) => rates.convert(part, currencies[0] ?? currency, currency);
    const bound = (part: number | null) => (part === null ? null : here(part));
    return commissionOf(amount, { percent, fix: here(fix), min: bound(min), max: bound(max) });
  }
  type Currencies = Pick<TransactionState, 'amount_currency' | 'wallet_currency' | 'rate'>;
  /** Minor units of a transaction's currency in that of its wallet, by the rate of the transaction. */
  const inWallet = (amount: number, { amount_currency, wallet_currency, rate }: Currencies): number =>
    rates.convert(amount, amount_currency, wallet_currency, rate);
  return {
    inWallet,
    commission,
    /** What a paid payment credits and a payout debits, with the commission of the point in it; both in the currency of the wallet. */
    settle: (state: TransactionState) => {
      const { direction, amount_currency: currency, captured_amount: captured } = state;
      const onTop = state.customer_commission;
      const isPayout = direction === 'payout';
      const base = isPayout ? (state.amount ?? 0) : captured - onTop;
      const service = services.get(state.service_id);
      const own = service ? inWallet(commission(service, 'point', base, currency), state) : 0;
      const whole = inWallet(isPayout ? base : captured, state);
      return {
        wallet_amount: isPayout ? whole + own : whole - inWallet(onTop, state) - own,
        point_commission: own,
      };
    },
  };
}

export type Settlement = ReturnType<typeof createSettlement>;
