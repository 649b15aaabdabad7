/**
 * No response and no callback of the contract shows a secret. The secrets are collected from the requests, by `x-sensitive`, and
 * then looked for everywhere else; card numbers are looked for by their check digit too.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { isLuhn } from '@gateway-docs/site-data/check-digits';
import { examplesOf, loadContracts, present, type Body, type Contract } from './support/contract';
import { leavesOf, propertiesOf } from './support/walk';

let contracts: Contract[] = [];
beforeAll(async () => {
  contracts = await loadContracts();
});

/** Where a secret has to be answered, because the call exists for it or its owner asked for it. */
const MEANT = [
  /transaction-find 200 \S+ response\.card_token$/,
  /transaction-issue-token 200 \S+ response\.card_token$/,
  /invoicing-token 200 \S+ response\.token$/,
  /transaction-pay 200 \S+ response\.result\.acs_params(\.|$)/,
  /report-get 200 \S+ response\.file_url$/,
];
/** The recipient's card of a P2P transfer: the payer has to type it in. */
const TYPED_IN = /transaction-p2p-get-recipient-card 200 \S+ response\.recipient_card$/;

const sensitiveNames = (body: Body): Map<string, unknown> =>
  new Map(propertiesOf(body.schema).map(({ path, schema }) => [path, schema['x-sensitive']]));

/** The secret values that the examples of requests send. */
function secretsOf(contract: Contract): Set<string> {
  const secrets = new Set<string>();
  for (const [label, body, value] of examplesOf(contract)) {
    if (body.role !== 'request' || label.includes(' callback ')) continue;
    const marks = sensitiveNames(body);
    for (const { path, value: found } of leavesOf(value))
      if (marks.get(path) && typeof found === 'string') secrets.add(found);
  }
  return secrets;
}

/** Complaints about one response or callback. */
function leaks(label: string, body: Body, value: unknown, secrets: ReadonlySet<string>): string[] {
  const marks = sensitiveNames(body);
  return leavesOf(value).flatMap(({ path, value: found }) => {
    const place = `${label} ${path}`;
    if (MEANT.some((pattern) => pattern.test(place)) || TYPED_IN.test(place) || found === null) return [];
    if (marks.get(path) === 'drop') return [`${place} is to be dropped`];
    if (typeof found !== 'string') return [];
    if (secrets.has(found)) return [`${place} repeats a secret of a request`];
    return /^\d{13,19}$/.test(found) && isLuhn(found) ? [`${place} looks like a card number`] : [];
  });
}

const replies = (contract: Contract) =>
  examplesOf(contract).filter(([label, body]) => body.role !== 'request' || label.includes(' callback '));

describe('secrets', () => {
  it('of the requests are many: numbers, codes, tokens, payloads, hashes', () => {
    const all = new Set(contracts.flatMap((contract) => [...secretsOf(contract)]));
    for (const known of [
      '4111111111111111',
      '123',
      '123456',
      '4321',
      'c2FuZGJveC1wYXNzZWQ',
      'ct_demo0000000000000000000001',
      'bt_demo0000000000000000000001',
      '17ef66eded4c041e53a4fe5986354040',
    ]) {
      expect([...all], known).toContain(known);
    }
  });

  it('stand in no answer and no callback', () => {
    const secrets = new Set(contracts.flatMap((contract) => [...secretsOf(contract)]));
    expect(
      contracts.flatMap((contract) =>
        replies(contract).flatMap(([label, body, value]) => leaks(label, body, value, secrets)),
      ),
    ).toEqual([]);
  });

  it.each([
    ['a card number', { fields: { card_number: '4111111111111111' } }],
    ['a security code', { fields: { cvv: '123' } }],
    ['a card token in a callback', { card_token: 'ct_demo0000000000000000000001' }],
    ['a challenge response', { extra: { note: 'c2FuZGJveC1wYXNzZWQ' } }],
  ])('are found when they leak: %s', (_what, leak) => {
    const secrets = new Set(contracts.flatMap((contract) => [...secretsOf(contract)]));
    const [label, body, value] = present(
      contracts.flatMap(replies).find(([name]) => name === 'v2 callback request success'),
      'callback example',
    );
    expect(leaks(label, body, { ...(value as object), ...leak }, secrets)).not.toEqual([]);
  });
});
