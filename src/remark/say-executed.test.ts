import { expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { fixtureData } from './tests/fixture-data';
import { render } from './tests/render';

const executed = { version: '2.1.0', on: '2026-05-03', inputs: '' };
const lineOf = (page: string, reference: SiteData = { ...fixtureData, executed }): string =>
  /The .* were executed .*/.exec(render(page, reference).markdown)?.[0] ?? '';

it('says what was executed, when, and against what', () => {
  expect(lineOf('::vectors{version=v2}')).toBe(
    'The test vectors on this page were executed on 2026-05-03 against version 2.1.0 of the contract.',
  );
  expect(lineOf('::vectors{version=v2}\n\n::operation{#transaction-create version=v2}')).toContain(
    'The samples and test vectors on this page',
  );
});

it('says nothing on a page without such things, and without a record', () => {
  expect(lineOf('Text.')).toBe('');
  expect(lineOf('::vectors{version=v2}', fixtureData)).toBe('');
});
