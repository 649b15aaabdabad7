import { expect, it } from 'vitest';
import { cited, sourceList } from './cited-sources';

const rulebook = { title: 'Rulebook', address: 'scheme.example/rules', checked_on: '2026-01-02' };
const report = {
  title: 'News',
  address: 'news.example/a',
  checked_on: '2026-01-02',
  secondary: true as const,
};

it('a source that reports what others say is named so, in the cell and in the list', () => {
  expect(cited([rulebook, report])).toEqual(['Rulebook; News (secondary source). 2026-01-02']);
  expect(JSON.stringify(sourceList([report]))).toContain('"News (secondary source): "');
});
