// The page "What changed since version …": entries by call, changed values by release, and a choice that the browser can apply.
import { expect, it } from 'vitest';
import type { Snapshot } from '@gateway-docs/contract/releases';
import { mistake, render } from '../tests/render';
import { demoSite } from '@gateway-docs/contract/tests';

const reference = await demoSite.load();
const { markdown, ids } = render('::contract-changes', reference);
const sectionOf = (text: string, title: string): string =>
  text.split(/^(?=###? )/m).find((part) => part.startsWith(`### ${title}\n`)) ?? '';

it('offers every release of the changelog', () => {
  for (const { version } of reference.changes)
    expect(markdown).toContain(`[${version}](/changes_since?since=${version})`);
});

it('has a section for each call that an entry names, with label, first sentence and release', () => {
  const named = [...reference.upcoming, ...reference.changes].flatMap(({ calls }) =>
    calls === 'all' ? [] : calls,
  );
  expect(ids).toEqual(expect.arrayContaining(named));
  expect(sectionOf(markdown, 'Find a transaction')).toMatch(
    /<Label kind="added">Added<\/Label> `reversal_pending_amount`[^]*\[3\.8\.1\]\(\/changelog#v3-8-1\), 21 November 2026/,
  );
});

it('says once of every call what an entry says of all, whether or not values changed', () => {
  const every = {
    kind: 'added',
    text: 'Every response has a new header.',
    version: 'next',
    date: '',
    anchor: 'next',
    calls: 'all',
  } as const;
  const told = render('::contract-changes', { ...reference, upcoming: [every, ...reference.upcoming] });
  expect(told.ids.filter((id) => id !== 'every-call')).toEqual(ids.filter((id) => id !== 'every-call'));
  const [, section = ''] = told.markdown.split('## Every call\n');
  expect(section.split('\n## ')[0]).toContain(every.text);
  expect(told.markdown.split(every.text)).toHaveLength(2);
});

it('lists the values that changed between releases, by class', () => {
  const { snapshot: now } = reference;
  const call = now['v2 transaction-find'];
  if (!call) throw new Error('There is no v2 transaction-find.');
  const [name = '', field] = Object.entries(call.fields).find(([key]) => key.startsWith('request ')) ?? [];
  const older: Snapshot = {
    ...now,
    'v2 transaction-find': {
      ...call,
      fields: { ...call.fields, [name]: { ...field, type: 'boolean' }, 'request old': { type: 'string' } },
    },
  };
  const releases = [
    { version: '3.8.0', date: '1 September 2026', calls: older },
    ...reference.releases.slice(-1),
  ];
  const section = sectionOf(
    render('::contract-changes', { ...reference, releases }).markdown,
    'Find a transaction',
  );
  expect(section).toContain('`v2 request old`: removed');
  expect(section).toMatch(new RegExp(`\`v2 ${name}\`: type is \\w+, was boolean`));
  expect(section.indexOf('Breaking')).toBeGreaterThan(0);
});

it('has nothing to compare without a changelog', () => {
  expect(mistake('::contract-changes', { ...reference, changes: [], upcoming: [] })).toContain(
    'docs/changelog.mdx has no release',
  );
});
