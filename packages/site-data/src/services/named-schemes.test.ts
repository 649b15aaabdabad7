import { describe, expect, it } from 'vitest';
import { findWrongDiagrams, findWrongSchemes } from './not-offered';
import type { Service } from './service-schema';

describe('sheets and services', () => {
  const service = (slug: string, named: string[]) => ({ slug, schemes: named }) as Service;

  it('name each other', () => {
    expect(findWrongSchemes([service('quick', ['quickpay'])], ['quickpay'])).toEqual([]);
  });

  it.each([
    [['quickpya'], 'data/services/quick.yaml: data/schemes has no "quickpya". Did you mean "quickpay"?'],
    [[], 'data/schemes/quickpay.yaml: no service names this sheet in its schemes'],
  ])('are refused when a service names %j', (named, message) => {
    expect(findWrongSchemes([service('quick', named)], ['quickpay'])).toContain(message);
  });
});

it('a service names a diagram that exists, or none', () => {
  const service = (diagram?: string) => ({ slug: 'quick', diagram }) as Service;
  expect(findWrongDiagrams([service('h2h-3ds'), service()], ['h2h-3ds'])).toEqual([]);
  expect(findWrongDiagrams([service('h2h-3sd')], ['h2h-3ds'])).toEqual([
    'data/services/quick.yaml: data/flows has no "h2h-3sd". Did you mean "h2h-3ds"?',
  ]);
});
