// Every request example of the contract, sent as it stands to a sandbox that has just started, is accepted, and the answer
// is as the contract says. Twice: once as documented, once with the answer compared to the documented one.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json';
import { createCaller } from './tests/gateway-caller';
import { operationNamed } from './tests/operation-named';
import { runSandbox } from './tests/run-sandbox';

const { sandbox } = await runSandbox();

/** The paths of the contract have one parameter. */
const PARAMETERS = { service_id: '1052' };

it('every documented request is answered with code 0 and a documented answer', async () => {
  const { operations } = sandbox.state().contract;
  const problems: string[] = [];
  let sent = 0;
  for (const { id, version, requestExamples } of operations) {
    for (const [name, { auth: _credentials, ...body }] of requestExamples) {
      sandbox.reset();
      sent++;
      const { code, text } = await createCaller(sandbox)
        .call(id, version, body as JsonObject, PARAMETERS)
        .catch((error: unknown) => ({ code: -1, text: String(error) }));
      if (code !== 0) problems.push(`${version} ${id} ${name}: ${text}`);
    }
  }
  expect(problems).toEqual([]);
  expect(sent).toBeGreaterThan(operations.length - 1);
}, 60_000);

describe('a documented number names what the documentation shows', () => {
  it.each([
    ['transaction-find', 'by-id', 'success'],
    ['transaction-cancel', 'part-of-paid', 'part-of-paid'],
    ['transaction-cancel', 'paid', 'paid'],
    ['transaction-cancel', 'hold', 'hold'],
    ['transaction-cancel', 'unpaid', 'unpaid'],
    ['transaction-complete', 'whole', 'whole'],
    ['transaction-complete', 'part', 'part'],
    ['transaction-update', '3ds', '3ds'],
    ['transaction-update', 'otp', 'otp'],
    ['transaction-update', 'lookup', 'lookup'],
    ['transaction-p2p-confirm', 'card-tail', 'card-tail'],
    ['transaction-p2p-cancel', 'gives-up', 'gives-up'],
    ['transaction-issue-token', 'paid-card', 'paid-card'],
    ['transaction-p2p-get-methods-list', 'registered', 'registered'],
  ])('%s %s', async (id, request, reply) => {
    sandbox.reset();
    const operation = operationNamed(sandbox.state().contract, id, 'v2');
    const body = operation.requestExamples.get(request) ?? {};
    const documented = operation.successExamples.get(reply)?.response as JsonObject;
    const caller = createCaller(sandbox);
    // The payer has to be shown the requisites first, which raises the revision.
    if (id === 'transaction-p2p-confirm')
      await caller.call('transaction-p2p-get-recipient-card', 'v2', {
        id: Number(body.id),
        p2p_method_id: 31,
      });
    const { response } = await caller.call(id, 'v2', body);
    const { updated_at: _updated, finished_at: _finished, ...expected } = documented;
    expect(response).toMatchObject(expected);
  });
});
