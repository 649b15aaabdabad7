/**
 * In: a transaction and the example of its service. Out: what the payer is shown: voucher, QR code or requisites, with this
 * transaction's amount and id and with a moment that has not passed.
 */
import type { JsonObject } from '../http/parse-json';
import type { TransactionState } from './transaction';

/** How long a payer has for what was shown; the real time depends on the method. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** `expires_at` is in milliseconds until a version writes it. */
export function payerInstructions(example: JsonObject, state: TransactionState, now: number): JsonObject {
  const fresh = (name: string, value: unknown): unknown => {
    switch (name) {
      case 'expires_at':
        return now + LIFETIME_MS;
      case 'amount':
        return state.amount;
      case 'amount_currency':
        return state.amount_currency;
      case 'url':
        return typeof value === 'string' ? value.replace(/\d+$/, String(state.id)) : value;
      default:
        return isObject(value) ? renew(value) : value;
    }
  };
  const renew = (object: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [name, fresh(name, value)]));
  return renew(example);
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
