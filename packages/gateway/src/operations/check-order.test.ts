// The order of the checks, as the page about validate lists it: a request with one mistake for each check is mended from the top, and each
// time the next error comes. The table of that page has the errors in the same order.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { createCaller } from '../tests/gateway-caller';
import { operationNamed } from '../tests/operation-named';
import { root } from '../tests/root';
import { runSandbox } from '../tests/run-sandbox';

const { sandbox } = await runSandbox({ speed: 50 });

const PAGE = 'docs/api/_partials/validate-before-payout.mdx';

/** For each code the row of the page's table that has it, at the row of the code before or below. */
function rowsOf(codes: readonly number[]): number[] {
  const rows = readFileSync(path.join(root, PAGE), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  let last = 0;
  return codes.map((code) => {
    const below = rows.findIndex((row, index) => index >= last && row.includes(`{error(${code})}`));
    if (below >= 0) last = below;
    return below;
  });
}

it('answers the first check that fails', async () => {
  const caller = createCaller(sandbox);
  const { contract } = sandbox.state();
  const right: JsonObject =
    operationNamed(contract, 'transaction-pay', 'v2').requestExamples.get('pix-qr') ?? {};
  await caller.call('transaction-pay', 'v2', { ...right, external_transaction_id: 'order-of-checks' });
  const mistakes: readonly (readonly [code: number, mistake: JsonObject])[] = [
    [10, { amount: '1' }],
    [203, { external_transaction_id: 'order-of-checks' }],
    [201, { service_id: 999_999 }],
    [100, { account_id: 5998 }],
    [104, { wallet_id: 7998 }],
    [216, { amount_currency: 'PLN' }],
    [206, { amount: 1 }],
    [202, { fields: {} }],
  ];
  const free = { ...right, external_transaction_id: 'order-of-checks-2' };
  const codes: number[] = [];
  for (const index of mistakes.keys()) {
    const made = mistakes
      .slice(index)
      .reduceRight<JsonObject>((body, [, mistake]) => ({ ...body, ...mistake }), free);
    codes.push((await caller.call('transaction-pay', 'v2', made)).code);
  }
  expect(codes).toEqual(mistakes.map(([code]) => code));
  expect(rowsOf(codes)).toEqual([...rowsOf(codes)].sort((a, b) => a - b));
});
