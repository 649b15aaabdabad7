// Rules of a point: what it reads, and the tokens by which it is known.
import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';
import type { JsonObject } from '../json';
import { startCallbackReceiver } from '../tests/callback-receiver';
import { eventually } from '../tests/eventually';
import { createCaller } from '../tests/gateway-caller';
import { now, playRules, stated } from '../tests/play-rules';
import { root } from '../tests/root';
import { timestampIn } from '../transactions/timestamps';

const { sandbox, card, call, pay } = await playRules();
const [point] = sandbox.settings.points;

/** @returns a period that has what was done before: its end is a whole second, and has passed */
async function lastMinute() {
  await delay(1100);
  const at = (seconds: number) => timestampIn('v2', seconds * 1000);
  return { from: at(now() - 60), to: at(now()) };
}

it('a report has the rows of the point that orders it, and is read by this point', async () => {
  const other = createCaller(sandbox, 1);
  const body = card({ card_number: '4111111111111111' });
  const { id } = (await pay(body)).response;
  const theirs = (await other.call('transaction-pay', 'v2', body)).response.id;
  expect(theirs).not.toBe(id);
  const period = await lastMinute();
  const order = { type: 'transactions', format: 'json', account_id: 5001, ...period };
  const { report_id } = (await call('report-create', order)).response;
  const rows = async () => {
    const { response } = await call('report-get', { report_id });
    return ((response.rows ?? []) as JsonObject[]).map((row) => row.id);
  };
  await eventually(rows, [id]);
  for (const read of ['report-check', 'report-get'])
    expect((await other.call(read, 'v2', { report_id })).code).toBe(20);
  const listed = (await other.call('report-list', 'v2', {})).response.reports as JsonObject[];
  expect(listed.map((report) => report.report_id)).not.toContain(report_id);
  stated({
    'api/shared/schemas/requests/report-create-request.yaml':
      'A `transactions` report has the rows of the point that orders, a `balance_history` report every movement of the wallets, whichever point or person made it.',
    'docs/api/_partials/report-find-again.mdx':
      'Reports that another point of your account has ordered are not in it.',
    'docs/reports.mdx': '| {error(20)} for a report that exists | Another point has ordered it |',
    'cabinet/reporting/reports.mdx': 'A report reaches all points of the account.',
    'cabinet/payout/create.mdx': 'At another point the gateway takes that id again.',
  });
});

it('a balance history has every movement of the wallet, whichever point made it, so its balances lead to each other', async () => {
  const callers = [createCaller(sandbox), createCaller(sandbox, 1)];
  for (const [at, payer] of [...callers, ...callers].entries())
    await payer.call(
      'transaction-pay',
      'v2',
      card({ card_number: '4111111111111111' }, { amount: 1000 + at }),
    );
  const period = await lastMinute();
  const order = { type: 'balance_history', format: 'json', account_id: 5001, wallet_id: 7001, ...period };
  const { report_id } = (await call('report-create', order)).response;
  const rows = async () => (await call('report-get', { report_id })).response.rows as JsonObject[] | null;
  await eventually(async () => (await rows())?.map(({ change }) => change), [1000, 1001, 1002, 1003]);
  const found = (await rows()) ?? [];
  const gaps = found.map(({ change, balance_after: after }, at) =>
    at === 0 ? 0 : Number(after) - Number(change) - Number(found[at - 1]?.balance_after),
  );
  expect(gaps).toEqual([0, 0, 0, 0]);
  stated({
    'docs/reports.mdx': 'Every movement of the wallet is there, whichever point or person made it',
    'cabinet/reporting/reports.mdx': '`balance_history` is about wallets, and always has every movement',
    'docs/api/_partials/report-order.mdx': 'order `transactions` once for each point',
  });
});

it('a callback is genuine by either token of the point while it changes them', async () => {
  const receiver = await startCallbackReceiver();
  try {
    await pay(card({ card_number: '4111111111111111' }, { point: { callback_url: receiver.url } }));
    await eventually(() => receiver.received.length, 1);
  } finally {
    receiver.stop();
  }
  const [callback] = receiver.received;
  const { 'x-timestamp': time, 'x-signature': signature } = callback?.headers ?? {};
  const program = `import { CallbackVerifier } from '${root}/samples/clients/node/callback-verifier.mjs';
    CallbackVerifier.fromEnvironment().verify(Buffer.from(process.argv[1]), process.argv[2], process.argv[3]);`;
  const sent = [String(callback?.body), String(time), String(signature)];
  const verify = (previous: string) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, ...sent], {
      env: { GATEWAY_API_TOKEN: 'the-new-token', GATEWAY_PREVIOUS_API_TOKEN: previous },
    });
  await verify(point?.tokens[0] ?? '');
  await expect(verify('')).rejects.toThrow('X-Signature does not match the body');
  const verifiers = listFiles(root, 'samples/clients').filter((file) =>
    /\/callback[-_]?(verifier)?\.\w+$/i.test(file),
  );
  expect(verifiers.length).toBe(6);
  stated(Object.fromEntries(verifiers.map((file) => [file, 'GATEWAY_PREVIOUS_API_TOKEN'])));
  stated({
    'docs/callback_code.mdx':
      "| `GATEWAY_PREVIOUS_API_TOKEN` | The point's other token, while you [change it](/request_format#token-rotation). Leave it out otherwise. A signature by either token is right |",
  });
});
