import { expect, it } from 'vitest';
import type { SiteData } from '@gateway-docs/contract';
import { fixtureData } from './tests/fixture-data';
import { render } from './tests/render';

const executed = { version: '2.1.0', on: '2026-05-03', inputs: '' };
const lineOf = (page: string, site: SiteData = { ...fixtureData, executed }): string =>
  /Executed: .*/.exec(render(page, site).markdown)?.[0] ?? '';

it('says what was executed, when, and against what', () => {
  expect(lineOf('::vectors{version=v2}')).toBe('Executed: test vectors. On 2026-05-03, contract 2.1.0.');
  expect(lineOf('::vectors{version=v2}\n\n::operation{#transaction-create version=v2}')).toContain(
    'Executed: samples and test vectors.',
  );
});

it('says nothing on a page without such things, and without a record', () => {
  expect(lineOf('Text.')).toBe('');
  expect(lineOf('::vectors{version=v2}', fixtureData)).toBe('');
});
