// What pages say of their samples is true of these samples: the record of the last execution is of what is here.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SiteData, EXECUTED_FILE, executedInputs, REFRESH } from '@gateway-docs/contract';
import { demoSite } from '@gateway-docs/contract/tests';

const root = path.resolve(__dirname, '../../..');
const reference = await demoSite.load();
const inputs = (changed: Partial<SiteData>): string => executedInputs(root, { ...reference, ...changed });

it('a record is of these samples, scenarios and this contract', () => {
  expect(reference.executed?.inputs, `${EXECUTED_FILE} is of something else. ${REFRESH}`).toBe(inputs({}));
});

describe('the inputs', () => {
  const first = reference.operations.find(({ request }) => request.length > 0);
  const rest = reference.operations.filter((operation) => operation !== first);
  const [service, ...others] = reference.services.values();
  if (!first || !service) throw new Error('There is no operation, or no service.');
  const asMap = (changed: typeof service) => new Map([changed, ...others].map((one, i) => [String(i), one]));
  const same = inputs({ services: asMap(service) });

  it('do not change with words', () => {
    const purpose = 'Other words.';
    expect(inputs({ operations: [{ ...first, purpose, title: purpose }, ...rest] })).toBe(
      inputs({ operations: [first, ...rest] }),
    );
    expect(inputs({ services: asMap({ ...service, payer_action: purpose, name: purpose }) })).toBe(same);
  });

  it('change with the contract, an example and a service', () => {
    const [field, ...fields] = first.request;
    if (!field) throw new Error('The first operation has no request.');
    const stricter = { ...first, request: [{ ...field, required: !field.required }, ...fields] };
    const example = { ...first, requestExamples: [{ name: 'a', title: 'A', value: { a: 1 } }] };
    const found = [
      inputs({ operations: [stricter, ...rest] }),
      inputs({ operations: [example, ...rest] }),
      inputs({ services: asMap({ ...service, errors: [...service.errors, 1] }) }),
    ];
    expect(new Set([...found, inputs({})]).size).toBe(4);
  });
});
