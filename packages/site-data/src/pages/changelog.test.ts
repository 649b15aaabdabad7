import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHead } from '../tests/open-head';
import { readChangelog, readChanges } from './changelog';

describe('readChanges', () => {
  it('takes entries with their release, in the order of the page, and nothing else', () => {
    const source = [
      '- <Label kind="added">Added</Label> Before any release',
      '',
      '## 2.1.0, 3 May 2026 {#v2-1-0}',
      '',
      '- <Label kind="fixed">Fixed</Label> The',
      '  [order](/x).',
      '',
      '  **Who must act:** nobody.',
      '',
      '## How changes are announced {#policy}',
    ].join('\n');
    const release = { version: '2.1.0', date: '3 May 2026', anchor: 'v2-1-0' };
    expect(readChanges(source)).toEqual({
      changes: [{ kind: 'fixed', text: 'The [order](/x).', ...release, calls: [] }],
      upcoming: [],
    });
  });

  const entry = (calls: string) =>
    `## Next release {#next}\n\n- <Label kind="added">Added</Label> New.\n\n  ${calls}\n`;

  it('keeps what is not released apart, with the calls that it names', () => {
    const { changes, upcoming } = readChanges(entry("**Calls:** {op(\"a-b\")},\n  {op('c', 'v1')}."));
    expect(changes).toEqual([]);
    expect(upcoming).toEqual([
      { kind: 'added', text: 'New.', version: 'next', date: '', anchor: 'next', calls: ['a-b', 'c'] },
    ]);
    expect(readChanges(entry('**Calls:** all.')).upcoming[0]?.calls).toBe('all');
  });

  it('stops at a line of calls that names none, or that belongs to nothing', () => {
    expect(() => readChanges(entry('**Calls:** transaction/find.'))).toThrow(
      'docs/changelog.mdx: "**Calls:** transaction/find." names no call. Write **Calls:** {op("transaction-find")}',
    );
    expect(() => readChanges('**Calls:** all.')).toThrow('stands below no entry');
  });
});

describe('the changelog of the site', () => {
  const { layout, offer } = openHead(path.resolve(__dirname, '../../../..'));
  const { changes } = readChangelog(layout.content.docs, offer);

  it('has a release for each version and only labels that the page explains', () => {
    expect(new Set(changes.map(({ version }) => version)).size).toBeGreaterThanOrEqual(4);
    expect(
      changes.filter(({ kind }) => !['breaking', 'added', 'fixed', 'documentation'].includes(kind)),
    ).toEqual([]);
    const pagesAlone = changes.filter(({ kind }) => kind === 'documentation');
    expect(pagesAlone.filter(({ calls }) => calls.length > 0)).toEqual([]);
  });

  it('has whole sentences only', () => {
    expect(changes.filter(({ text }) => !/[.!?]$/.test(text)).map(({ text }) => text)).toEqual([]);
  });

  it('stands newest first', () => {
    const days = changes.map(({ date }) => Date.parse(date));
    expect(days.every((day) => day > 0)).toBe(true);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });
});
