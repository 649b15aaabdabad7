import { demoSite } from '@gateway-docs/contract/tests';
import { expect, it } from 'vitest';
import { limitOf } from './resolve';

const data = await demoSite.load();

it('a limit is said as the contract has it, of a body, a header and an object with names of the sender', () => {
  expect(limitOf('limit("transaction-create", "external_order_id")', data)).toBe('1 to 48 characters');
  expect(limitOf(' limit("transaction-pay", "Idempotency-Key") ', data)).toBe('16 to 64 characters');
  expect(limitOf('limit("transaction-create", "extra")', data)).toBe(
    'at most 20 entries; each name 1 to 50 characters; each value at most 255 characters',
  );
});

it('another expression is none', () => {
  expect(limitOf('error(203)', data)).toBeUndefined();
});

it('a field that does not exist, or has no limit, is a mistake of the writer', () => {
  expect(() => limitOf('limit("transaction-create", "external_order_di")', data)).toThrow(
    'external_order_id',
  );
  expect(() => limitOf('limit("transaction-find", "response.is_test")', data)).toThrow(
    'the contract gives it no limit',
  );
});
