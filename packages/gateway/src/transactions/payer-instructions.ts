/**
 * In: a transaction and the example of its service. Out: what the payer is shown: voucher, QR code or requisites, with this
 * transaction's amount and id and with a timestamp that has not passed.
 */
import { withEmvAmount } from '@gateway-docs/site-data/check-digits';
import { decimalOf } from './money';
import type { PayerInstructions, TransactionState } from './transaction';
import { parseTimestamp, timestampIn } from './timestamps';

/** When the examples of the contract were made. What they show ends as long after this as the method gives the payer. */
const EXAMPLES_MADE = Date.parse('2025-01-01T00:00:01Z');

/** @returns milliseconds until what the example shows ends; undefined where it shows nothing that does */
export function lifetimeOf({ voucher, qr, requisites }: PayerInstructions): number | undefined {
  const end = (voucher ?? qr ?? requisites)?.expires_at;
  return end === undefined ? undefined : parseTimestamp(end) - EXAMPLES_MADE;
}

/** The addresses of the examples end with the number of their transaction. */
const addressFor = (example: string, { id }: TransactionState) => example.replace(/\d+$/, String(id));

/**
 * @param example instructions of the service's documented payment
 * @param now in milliseconds
 * @param exponent decimals of the transaction's currency
 */
export function payerInstructions(
  example: PayerInstructions,
  state: TransactionState,
  now: number,
  exponent: number,
): PayerInstructions {
  const { voucher, qr, requisites } = example;
  const expires_at = timestampIn('v2', now + (lifetimeOf(example) ?? 0));
  const { amount, amount_currency } = state;
  const payload = (text: string) =>
    amount === null ? text : withEmvAmount(text, decimalOf(amount, exponent));
  return {
    ...example,
    ...(voucher && { voucher: { ...voucher, url: addressFor(voucher.url, state), expires_at } }),
    ...(qr && {
      qr: {
        ...qr,
        payload: qr.payload === qr.url ? addressFor(qr.url, state) : payload(qr.payload),
        url: qr.url === null ? null : addressFor(qr.url, state),
        expires_at,
      },
    }),
    ...(requisites && {
      requisites: { ...requisites, amount: amount ?? requisites.amount, amount_currency, expires_at },
    }),
  };
}
