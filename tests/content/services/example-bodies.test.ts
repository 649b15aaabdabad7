/**
 * The request and the response of every service guide are what the contract allows: derived bodies are checked like its own examples.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type SiteData, serviceBodies } from '@gateway-docs/contract';
import { bodiesOf, loadContract, present, type Body, type Contract } from '../api/support/contract';
import { validatorOf } from '@gateway-docs/contract/openapi';
import { demoSite } from '@gateway-docs/contract/tests';

let reference: SiteData;
let contract: Contract;
let check: ReturnType<typeof validatorOf>;
beforeAll(async () => {
  reference = await demoSite.load();
  contract = await loadContract('v2');
  check = validatorOf(contract.published);
});

function bodyOf(operation: string, role: Body['role']): Body {
  const found = bodiesOf(contract).find(
    (body) => body.label.startsWith(`v2 ${operation} `) && body.role === role,
  );
  return present(found, `${role} of ${operation}`);
}

/** The transaction of a response, whatever else is in it. */
function shownOf(body: unknown): Readonly<Record<string, unknown>> {
  const response = typeof body === 'object' && body && 'response' in body ? body.response : undefined;
  return { ...(typeof response === 'object' ? response : {}) };
}

const complaints = (slug: string, spoil: (value: object) => object = (value) => value): string[] => {
  const service = present(reference.services.get(slug), slug);
  const { operation, request, response } = serviceBodies(service, reference.operations, reference.operator);
  return [
    ...check(bodyOf(operation, 'request').pointer, spoil(request)),
    ...check(bodyOf(operation, 'success').pointer, response),
  ].map((complaint) => `${slug}: ${complaint}`);
};

describe('request and answer of every service', () => {
  it('validate against the contract', () => {
    expect([...reference.services.keys()].flatMap((slug) => complaints(slug))).toEqual([]);
  });

  it('take the contract’s own example where it has one', () => {
    const service = present(reference.services.get('acquiring_h2h'), 'acquiring_h2h');
    const { request } = serviceBodies(service, reference.operations, reference.operator);
    const pay = reference.operations.find(({ id, version }) => id === 'transaction-pay' && version === 'v2');
    expect(request).toEqual(pay?.requestExamples.find(({ name }) => name === 'card-3ds')?.value);
  });

  it('end when the contract’s examples of the same payment end', () => {
    const modelled = new Map(
      reference.operations
        .filter(
          ({ id, version }) => version === 'v2' && ['transaction-pay', 'transaction-create'].includes(id),
        )
        .flatMap(({ responses }) => responses.flatMap(({ examples }) => examples))
        .map(({ value }) => shownOf(value))
        .filter(({ direction }) => direction === 'payin')
        .map(({ external_transaction_id: order, expires_at: end }) => [order, end]),
    );
    const shown = [...reference.services.values()]
      .map((service) => shownOf(serviceBodies(service, reference.operations, reference.operator).response))
      .filter(({ external_transaction_id: order }) => modelled.has(order));
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.map(({ external_transaction_id: order, expires_at: end }) => [order, end])).toEqual(
      shown.map(({ external_transaction_id: order }) => [order, modelled.get(order)]),
    );
  });

  it('are found wrong when a member is mistyped', () => {
    expect(complaints('blik', (request) => ({ ...request, amuont: 1 }))).not.toEqual([]);
  });
});
