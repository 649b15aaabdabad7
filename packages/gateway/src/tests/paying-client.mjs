// A merchant's program that makes one payment with the published Node.js client, for the examiner. Its argument names a defect; without one
// it does everything right. The body of the payment is in PAYMENT, the address of the client's file in CLIENT.
import { setTimeout as delay } from 'node:timers/promises';

const { GatewayClient, GatewayError, OutcomeUnknownError } = await import(process.env.CLIENT);

const [defect] = process.argv.slice(2);
const client = GatewayClient.fromEnvironment();
const payment = JSON.parse(process.env.PAYMENT ?? '{}');
const MOST_ATTEMPTS = 4;
const TAKEN = 203;
const NOT_FOUND = 208;
const RATE_LIMIT = 15;
const FAILED = 2;

/** Null where the gateway knows no such payment. */
async function find(id) {
  try {
    return await client.call('/api/v2/transaction/find', { external_transaction_id: id });
  } catch (error) {
    if (error instanceof GatewayError && error.code === NOT_FOUND) return null;
    throw error;
  }
}

/** Another number for the same order: the mistake that pays twice. */
const another = (id) => `${id}-again`;

/** What to do after an error: the id to go on with, or nothing when the outcome is known. */
async function next(id, error) {
  if (error instanceof OutcomeUnknownError) {
    const isPage = error.message.includes('HTTP');
    if (defect === 'lost-response' && !isPage) return another(id);
    if (defect === 'no-json' && isPage) return another(id);
    const found = await find(id);
    if (found) return undefined;
    return defect === 'lost-request' ? another(id) : id;
  }
  if (!(error instanceof GatewayError)) throw error;
  if (error.code === RATE_LIMIT) {
    if (defect !== 'rate-limit') await delay(1100);
    return id;
  }
  if (error.code !== TAKEN) throw error;
  if (defect === 'duplicate-number') return another(id);
  await find(id);
  return undefined;
}

let id = `shop-${process.pid}`;
for (let attempt = 0; attempt < MOST_ATTEMPTS && id !== undefined; attempt++) {
  try {
    const paid = await client.call('/api/v2/transaction/pay', { ...payment, external_transaction_id: id });
    id = paid.status === FAILED && defect === 'decline' ? another(id) : undefined;
  } catch (error) {
    id = await next(id, error);
  }
}
