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

const { sandbox, card, call, pay } = await playRules();
const [point] = sandbox.settings.points;

it('a report has the rows of the point that orders it, and is read by this point', async () => {
  const other = createCaller(sandbox, 1);
  const body = card({ card_number: '4111111111111111' });
  const { id } = (await pay(body)).response;
  const theirs = (await other.call('transaction-pay', 'v2', body)).response.id;
  expect(theirs).not.toBe(id);
  await delay(1100);
  const [from, to] = [now() - 60, now()].map(
    (time) => `${new Date(time * 1000).toISOString().slice(0, 19)}Z`,
  );
  const order = { type: 'transactions', format: 'json', account_id: 5001, from, to };
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
      'The rows are those of the point that orders; a report of the cabinet reaches all points of the account.',
    'docs/api/_partials/report-find-again.mdx':
      'Reports that another point of your account has ordered are not in it.',
    'docs/reports.mdx': '| {error(20)} for a number that exists | Another point has ordered it |',
    'cabinet/reporting/reports.mdx': 'A report reaches all points of the account.',
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
