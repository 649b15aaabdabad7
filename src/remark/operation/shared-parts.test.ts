import { describe, expect, it } from 'vitest';
import type { Example, Field, Operation } from '@gateway-docs/contract';
import { fixtureOperations } from '@gateway-docs/site-data/tests';
import { fixtureData } from '../tests/fixture-data';
import { differingMembers } from './samples';
import { sharedErrors } from './shared-errors';
import { sharedFields } from './shared-fields';

const [create] = fixtureOperations as readonly [Operation, ...Operation[]];
const field = (name: string, description = 'The same.'): Field => ({
  name,
  path: `response.${name}`,
  type: 'integer',
  required: true,
  nullable: false,
  constraints: {},
  description,
  deprecated: false,
  fields: [],
});
const names = Array.from({ length: 10 }, (_, i) => `member_${i}`);
const returning = (id: string, fields: readonly Field[]): Operation => ({
  ...create,
  id,
  responses: [
    { status: '200', description: '', headers: [], examples: [], fields: [{ ...field('response'), fields }] },
  ],
});
const referenceWith = (...operations: Operation[]) => ({ ...fixtureData, operations });

describe('the fields of a response that another call describes', () => {
  const find = returning(
    'transaction-find',
    names.map((name) => field(name)),
  );
  const pay = returning('transaction-pay', [...names.map((name) => field(name)), field('result')]);

  it('are named; what differs in a word stays', () => {
    const other = returning('transaction-pay', [
      ...names.slice(1).map((name) => field(name)),
      field('member_0', 'Another meaning.'),
    ]);
    const found = sharedFields(other, referenceWith(other, find));
    expect(found?.home.id).toBe('transaction-find');
    expect(found?.own.map(({ name }) => name)).toEqual(['member_0']);
    expect(sharedFields(pay, referenceWith(pay, find))?.own.map(({ name }) => name)).toEqual(['result']);
  });

  it('stay in the call that describes them, and where only a few are equal', () => {
    expect(sharedFields(find, referenceWith(pay, find))).toBeUndefined();
    const small = returning('account-info', [field('member_0'), field('member_1')]);
    expect(sharedFields(small, referenceWith(small, find))).toBeUndefined();
  });
});

describe('the errors that every call can get', () => {
  const withErrors = (id: string, errors: readonly number[], more: Partial<Operation> = {}): Operation => ({
    ...create,
    id,
    errors,
    errorTexts: new Map(),
    ...more,
  });
  const others = [withErrors('a', [10, 13, 203]), withErrors('b', [10, 13])];

  it('are those of all calls with the same credentials, unless the call says more about one', () => {
    const call = withErrors('c', [10, 13, 203]);
    expect(sharedErrors(call, referenceWith(...others, call))).toEqual([10, 13]);
    const noted = withErrors('c', [10, 13], { errorTexts: new Map([[10, { cause: 'Only here.' }]]) });
    expect(sharedErrors(noted, referenceWith(...others, noted))).toEqual([13]);
  });

  it('are none of a callback, and none where there are too few calls to compare', () => {
    const callback = withErrors('c', [10], { direction: 'callback' });
    expect(sharedErrors(callback, referenceWith(...others, callback))).toEqual([]);
    const [first] = others as [Operation];
    expect(sharedErrors(first, referenceWith(first))).toEqual([]);
  });
});

describe('further examples of a long response', () => {
  const long = (change: Record<string, number>) => ({
    response: {
      id: 1,
      status: 10,
      ...Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`m${i}`, i])),
      ...change,
    },
  });
  const example = (name: string, value: Example['value']): Example => ({
    name,
    title: name.toUpperCase(),
    value,
  });

  it('show what differs from the first, and always id and status', () => {
    const [first, second] = differingMembers([example('a', long({})), example('b', long({ m3: 30 }))]);
    expect(first).toEqual(example('a', long({})));
    expect(second).toMatchObject({
      value: { response: { id: 1, status: 10, m3: 30 } },
      description: 'What differs from "A":',
    });
    expect(JSON.stringify(second)).not.toContain('m4');
  });

  it('are whole when they are short', () => {
    const short = [example('a', { response: { id: 1 } }), example('b', { response: { id: 1 } })];
    expect(differingMembers(short)).toEqual(short);
  });
});
