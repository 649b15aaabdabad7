import { expect, it } from 'vitest';
import { isBankPage, payerPathIn, transactionOf } from './payer-path';

it.each([
  ['#/p/910001', '/p/910001', 910001],
  ['#/acs/910001', '/acs/910001', 910001],
  ['#/v/7', '/v/7', 7],
  ['#/pages/12', '/pages/12', undefined],
  ['', '', undefined],
  ['#way-on', '', undefined],
  ['#/p/', '', undefined],
  ['#/p/1/../2', '', undefined],
  ['#/p/9999999999999999', '', undefined],
  ['#/p/%zz', '', undefined],
])('%j', (hash, path, id) => {
  expect(payerPathIn(hash)).toBe(path);
  expect(transactionOf(path)).toBe(id);
});

it('knows the page of the bank', () => {
  expect([isBankPage('/acs/1'), isBankPage('/p/1')]).toEqual([true, false]);
});
