/**
 * Every example of the contract is what its schema says, in every family. Requests are closed by their schema; answers are open,
 * so their examples are also checked for properties that the contract does not describe.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { examplesOf, loadContracts, present, type Contract } from './support/contract';
import { validatorOf } from '@gateway-docs/contract/openapi';
import { undescribed } from './support/validator';

let contracts: Contract[] = [];
beforeAll(async () => {
  contracts = await loadContracts();
});

describe('examples', () => {
  it('validate against their schemas', () => {
    const wrong = contracts.flatMap((contract) => {
      const check = validatorOf(contract.published);
      return examplesOf(contract).flatMap(([label, body, value]) =>
        check(body.pointer, value).map((complaint) => `${label}: ${complaint}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('hold no property that the contract does not describe', () => {
    const unknown = contracts.flatMap((contract) =>
      examplesOf(contract).flatMap(([label, body, value]) =>
        undescribed(body.schema, value).map((place) => `${label}: ${place}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('exist: every call has named requests and a success, each with a summary', () => {
    for (const contract of contracts) {
      const examples = examplesOf(contract);
      for (const { operation } of contract.operations.filter((located) => located.direction === 'call')) {
        const label = `${contract.family} ${operation.operationId ?? ''}`;
        const own = examples.filter(([, body]) => body.operation.operation === operation);
        expect(own.filter(([, body]) => body.role === 'request').length, label).toBeGreaterThan(0);
        const success = own.filter(([name, body]) => body.role === 'success' && !name.includes(' error-'));
        expect(success.length, label).toBeGreaterThan(0);
      }
      for (const [label, body] of examples) {
        const name = label.split(' ').at(-1) ?? '';
        expect(body.examples[name]?.summary, label).toBeTruthy();
      }
    }
  });
});

describe('the checks themselves', () => {
  const of = (family: string): Contract =>
    present(
      contracts.find((contract) => contract.family === family),
      family,
    );
  const exampleOf = (family: string, name: string): ReturnType<typeof examplesOf>[number] =>
    present(
      examplesOf(of(family)).find(([label]) => label === `${family} ${name}`),
      name,
    );
  const cardForm = (family: string) => exampleOf(family, 'transaction-create request card-form');

  it.each([
    ['a wrong type', { amount: '12540' }],
    ['an amount of 0', { amount: 0 }],
    ['an unknown property', { amount_curency: 'EUR' }],
    ['a locale that is not offered', { locale: 'de' }],
    ['an order number that is too long', { external_order_id: 'x'.repeat(10_000) }],
  ])('refuse %s', (what, change) => {
    const [, body, value] = cardForm('v2');
    const check = validatorOf(of('v2').published);
    expect(check(body.pointer, value)).toEqual([]);
    const found = check(body.pointer, { ...(value as object), ...change });
    expect(found, `api/ lets ${what} pass: ${Object.keys(change).join()} has lost a rule`).not.toHaveLength(
      0,
    );
  });

  it('refuse a v1 request without credentials and a v2 request with them', () => {
    const [, v1, signed] = cardForm('v1');
    const [, v2, bare] = cardForm('v2');
    expect(validatorOf(of('v1').published)(v1.pointer, bare)).not.toEqual([]);
    expect(validatorOf(of('v2').published)(v2.pointer, signed)).not.toEqual([]);
  });

  it('find an undescribed property deep in an answer', () => {
    const [, body, value] = exampleOf('v2', 'transaction-find 200 success');
    const reply = structuredClone(value) as { response: { authorization: Record<string, unknown> } };
    reply.response.authorization.cvv = '123';
    expect(undescribed(body.schema, reply)).toEqual(['/response/authorization/cvv']);
  });
});
