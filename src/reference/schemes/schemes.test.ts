import { describe, expect, it } from 'vitest';
import type { Service } from '../services/service-schema';
import { fixtureScheme } from '../../remark/test-support/fixture-scheme';
import { findWrongSchemes } from './named-schemes';
import { overdueSheets } from './overdue-sheets';

const schemes = new Map([['quickpay', fixtureScheme]]);

describe('sheets to compare again', () => {
  it.each([
    ['the last day on which all count', '2026-07-02', []],
    ['the day after', '2026-07-03', ['data/schemes/quickpay.yaml: a source was compared on 2026-01-02.']],
    [
      'a day before one of them',
      '2026-02-02',
      ['data/schemes/quickpay.yaml: a source is checked on 2026-02-03'],
    ],
  ])('%s', (_case, today, expected) => {
    const found = overdueSheets(schemes, today);
    expect(found).toHaveLength(expected.length);
    expected.forEach((start, index) => expect(found[index]).toContain(start));
  });
});

describe('sheets and services', () => {
  const service = (slug: string, named: string[]) => ({ slug, schemes: named }) as Service;

  it('name each other', () => {
    expect(findWrongSchemes([service('quick', ['quickpay'])], schemes.keys())).toEqual([]);
  });

  it.each([
    [['quickpya'], 'data/services/quick.yaml: data/schemes has no "quickpya". Did you mean "quickpay"?'],
    [[], 'data/schemes/quickpay.yaml: no service names this sheet in its schemes'],
  ])('are refused when a service names %j', (named, message) => {
    expect(findWrongSchemes([service('quick', named)], schemes.keys())).toContain(message);
  });
});
