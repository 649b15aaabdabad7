// Makes one payment:
//   node pay-once.mjs order-1001 /api/v2/transaction/pay request.json
// Goes on with all open ones, after a crash and from a timer:
//   node pay-once.mjs
import { readFileSync } from 'node:fs';
import { GatewayClient } from './gateway-client.mjs';
import { Journal } from './journal.mjs';
import { Payments } from './payments.mjs';

const [id, path, file] = process.argv.slice(2);
const client = GatewayClient.fromEnvironment();
const journal = await Journal.open('payments.jsonl');
const payments = new Payments(
  journal,
  (endpoint, body, idempotencyKey) =>
    client.call(endpoint, body, { idempotencyKey }),
);

function report(paymentId, settled) {
  const rejected = journal.line('rejected', paymentId);
  const open = rejected
    ? `rejected with ${rejected.code}, close it by hand`
    : 'not final yet, run again later';
  console.log(`${paymentId}: ${settled ? settled.verdict : open}`);
}

if (id === undefined) {
  for (const open of journal.openPayments()) {
    // One payment that is rejected does not hold up the others.
    await payments.finish(open.id).then(
      (settled) => report(open.id, settled),
      (error) => console.error(`${open.id}: ${error.message}`),
    );
  }
} else {
  const request = JSON.parse(readFileSync(file, 'utf8'));
  report(id, await payments.pay(id, path, request));
}
journal.close();
