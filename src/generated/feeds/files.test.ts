import { expect, it } from 'vitest';
import type { Change } from '@gateway-docs/site-data/pages';
import { parseSource } from '../../remark/parse-source';
import { releasesOf } from './files';

const change = (version: string, date: string, kind: Change['kind']): Change => {
  return { version, date, kind, anchor: `v${version.replaceAll('.', '-')}`, text: 'Text.', calls: [] };
};
const changes = [
  change('2.1.0', '3 May 2026', 'fixed'),
  change('2.1.0', '3 May 2026', 'added'),
  change('2.1.0', '3 May 2026', 'fixed'),
  change('2.0.0', '1 December 2025', 'added'),
];
const page = '## 2.1.0 {#v2-1-0}\n\nNew\n\n- a\n\n## 2.0.0 {#v2-0-0}\n\nOld\n\n## Policy {#policy}\n\nMore\n';

it('has each release once, on its day in UTC, with its own section', () => {
  const found = releasesOf(changes, parseSource(page, 'changelog.mdx').tree);
  expect(
    found.map(({ version, date, kinds, content }) => [
      version,
      date.toISOString(),
      kinds,
      content.map(({ type }) => type),
    ]),
  ).toEqual([
    ['2.1.0', '2026-05-03T00:00:00.000Z', ['fixed', 'added'], ['paragraph', 'list']],
    ['2.0.0', '2025-12-01T00:00:00.000Z', ['added'], ['paragraph']],
  ]);
});

it('names an anchor that the page does not have', () => {
  const { tree } = parseSource('## Policy {#policy}\n', 'changelog.mdx');
  expect(() => releasesOf(changes, tree)).toThrow('The changelog has no section #v2-1-0.');
});
