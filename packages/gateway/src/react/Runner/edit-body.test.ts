import { expect, it } from 'vitest';
import { externalIdIn, idIn, withFreeExternalId, withId } from './edit-body';

const BODY = '{\n  "external_transaction_id" : "order-1001",\n  "id":900001,  "other": 1 }';

it('changes one value and no other character', () => {
  expect(withId(BODY, 7)).toBe(BODY.replace('900001', '7'));
  const taken = ['order-1001'];
  expect(withFreeExternalId(BODY, taken)).toBe(BODY.replace('order-1001', 'order-1001-2'));
});

it('takes a number that is free, and no longer than the contract allows', () => {
  const taken = ['order-1001', 'order-1001-2', 'x'.repeat(48)];
  const second = withFreeExternalId(BODY, taken.slice(0, 1));
  expect(externalIdIn(withFreeExternalId(second, taken))).toBe('order-1001-3');
  const long = `{"external_transaction_id":"${'x'.repeat(48)}"}`;
  expect(externalIdIn(withFreeExternalId(long, taken))).toBe(`${'x'.repeat(46)}-2`);
  expect(withFreeExternalId(second, ['order-1001'])).toBe(second);
});

it('leaves a body alone that has no such member', () => {
  expect(withFreeExternalId('{"a":1', [])).toBe('{"a":1');
  expect(withId('{}', 7)).toBe('{}');
  expect([idIn('{}'), externalIdIn('{}')]).toEqual([undefined, undefined]);
});
