/**
 * In: a transaction and the example of its service. Out: what the payer is shown: voucher, QR code or requisites, with this
 * transaction's amount and id and with a timestamp that has not passed.
 */
import type { PayerInstructions, TransactionState } from './transaction';
import { timestampIn } from './timestamps';

/** How long a payer has for what was shown; the real time depends on the method. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The addresses of the examples end with the number of their transaction. */
const addressFor = (example: string, { id }: TransactionState) => example.replace(/\d+$/, String(id));

/**
 * @param example instructions of the service's documented payment
 * @param now in milliseconds
 */
export function payerInstructions(
  example: PayerInstructions,
  state: TransactionState,
  now: number,
): PayerInstructions {
  const { voucher, qr, requisites } = example;
  const expires_at = timestampIn('v2', now + LIFETIME_MS);
  const { amount, amount_currency } = state;
  return {
    ...example,
    ...(voucher && { voucher: { ...voucher, url: addressFor(voucher.url, state), expires_at } }),
    ...(qr && { qr: { ...qr, url: qr.url === null ? null : addressFor(qr.url, state), expires_at } }),
    ...(requisites && {
      requisites: { ...requisites, amount: amount ?? requisites.amount, amount_currency, expires_at },
    }),
  };
}
