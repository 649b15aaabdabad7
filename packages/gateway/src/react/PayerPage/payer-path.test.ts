import { expect, it } from 'vitest';
import { payerPageAt } from '../../protocol/payer-sheet';
import { payerPathIn } from './payer-path';

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
  expect(payerPageAt(path)?.id).toBe(id);
});

it("knows the page of the bank and of the payer's app", () => {
  expect(['/acs/1', '/p/1', '/v/1'].map((path) => payerPageAt(path)?.kind)).toEqual(['acs', 'p', 'r']);
});
