// A payment that is made once and settled once, however often the
// process dies: store, lock, send, find, settle.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  GatewayError,
  OutcomeUnknownError,
} from './gateway-client.mjs';
import { encode } from './gateway-text.mjs';

const FIND = '/api/v2/transaction/find';
const SUCCESS = 1;
/**
 * The payer can do nothing more: success, failed, cancelled, reversed,
 * expired. A number that is not here is not final.
 */
const FINAL_STATUSES = new Set([1, 2, 3, 4, 5]);
/**
 * The money that arrived does not fit the payment, or came from
 * somebody else: it may be on its way back.
 */
const MISMATCH_REASONS = new Set([8005, 8006]);
const NOT_FOUND = 208;
/**
 * Too many requests; the id is taken; the step was submitted. Neither
 * says that the payment failed: find knows.
 */
const ASK_AGAIN_CODES = new Set([15, 203, 350]);
/**
 * Seconds to wait before each further question. Then the run ends, and
 * the next one goes on.
 */
const PAUSES_S = [1, 2, 5, 15, 45];

/**
 * A P2P recipient was given out when the payer owes more than the
 * order: whatever ended the payment, a transfer may be on its way that
 * is matched to nothing.
 */
function mayHaveSent({
  failure_reason_code,
  amount,
  customer_commission,
  payer_amount,
}) {
  const wasShownRecipient = payer_amount > amount + customer_commission;
  return MISMATCH_REASONS.has(failure_reason_code) || wasShownRecipient;
}

/**
 * 'paid' is the only one to ship for. 'check' is for a person: the
 * money is not that of the order, or the payer may have sent some.
 */
function verdictOn({ amount, amount_currency }, transaction) {
  if (transaction.status === SUCCESS) {
    const isWhole =
      transaction.captured_amount - transaction.customer_commission >=
        amount &&
      transaction.amount_currency === amount_currency &&
      transaction.reversed_amount === 0;
    return isWhole ? 'paid' : 'check';
  }
  return transaction.captured_amount > 0 || mayHaveSent(transaction)
    ? 'check'
    : 'not paid';
}

export class Payments {
  #journal;
  #call;
  #pauses;

  /**
   * @param call sends a signed request:
   *   (path, body, idempotencyKey) => response
   */
  constructor(journal, call, pauses = PAUSES_S) {
    this.#journal = journal;
    this.#call = call;
    this.#pauses = pauses;
  }

  /**
   * Makes a payment, or goes on with it where an earlier run stopped.
   *
   * @param id external_transaction_id, made with the order. Another
   *   attempt to pay the order is another id
   * @param path transaction/create or transaction/pay
   * @param request the body without the id. No card data: it is written
   *   to the journal
   * @returns the settled line, or undefined while the status is not
   *   final
   */
  async pay(id, path, request) {
    if (!this.#journal.line('stored', id)) {
      // Refuses a broken text while nothing is stored.
      encode({ ...request, external_transaction_id: id });
      const stored = {
        step: 'stored',
        id,
        key: randomUUID(),
        path,
        request,
      };
      // Before the first byte is sent.
      this.#journal.append(stored);
      if (!(await this.#send(stored))) {
        // Too many requests, or no response: the first question waits
        // too.
        await delay((this.#pauses[0] ?? 0) * 1000);
      }
    }
    return this.finish(id);
  }

  /**
   * Goes on with a stored payment. A rejection is thrown as
   * GatewayError; the payment stays open, and later runs only ask for
   * it.
   */
  async finish(id) {
    const stored = this.#journal.line('stored', id);
    const pauses = this.#journal.line('rejected', id)
      ? [0]
      : [...this.#pauses, 0];
    for (const pause of pauses) {
      const settled = this.#journal.line('settled', id);
      if (settled) return settled;
      const transaction = await this.#find(stored);
      if (transaction && FINAL_STATUSES.has(transaction.status)) {
        this.#settle(stored, transaction);
      } else {
        await delay(pause * 1000);
      }
    }
    return this.#journal.line('settled', id);
  }

  /** Undefined when nobody knows yet. */
  async #find(stored) {
    try {
      return await this.#call(FIND, {
        external_transaction_id: stored.id,
      });
    } catch (error) {
      if (
        !(error instanceof GatewayError && error.code === NOT_FOUND)
      ) {
        return undefinedIfUnknown(error);
      }
      return this.#journal.line('rejected', stored.id)
        ? undefined
        : this.#send(stored);
    }
  }

  /**
   * The same id, the same key and the same body each time: the gateway
   * carries them out once. What it rejects is not sent again.
   */
  async #send({ id, key, path, request }) {
    try {
      return await this.#call(
        path,
        { ...request, external_transaction_id: id },
        key,
      );
    } catch (error) {
      if (isRejection(error)) {
        this.#journal.append({
          step: 'rejected',
          id,
          code: error.code,
        });
      }
      return undefinedIfUnknown(error);
    }
  }

  /**
   * In a database: the transaction that also puts the order into the
   * shipping queue.
   */
  #settle({ id, request }, transaction) {
    const { id: transactionId, status, revision } = transaction;
    const verdict = verdictOn(request, transaction);
    this.#journal.append({
      step: 'settled',
      id,
      transaction_id: transactionId,
      status,
      revision,
      verdict,
    });
  }
}

function isRejection(error) {
  return (
    error instanceof GatewayError && !ASK_AGAIN_CODES.has(error.code)
  );
}

function undefinedIfUnknown(error) {
  if (error instanceof OutcomeUnknownError) return undefined;
  if (error instanceof GatewayError && !isRejection(error)) {
    return undefined;
  }
  throw error;
}
