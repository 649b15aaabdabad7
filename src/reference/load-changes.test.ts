import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadChanges, readChanges } from './load-changes';

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
    expect(readChanges(source)).toEqual([
      { kind: 'fixed', text: 'The [order](/x).', version: '2.1.0', date: '3 May 2026', anchor: 'v2-1-0' },
    ]);
  });
});

describe('the changelog of the site', () => {
  const changes = loadChanges(path.resolve(__dirname, '../..'));

  it('has a release for each version and only labels that the page explains', () => {
    expect(new Set(changes.map(({ version }) => version)).size).toBeGreaterThanOrEqual(4);
    expect(changes.filter(({ kind }) => !['breaking', 'added', 'fixed'].includes(kind))).toEqual([]);
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
