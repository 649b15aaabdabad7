// The manual of the profile, docs-dev/for-providers.md, against the schema: a provider finds every key, and no key that is gone.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Given, valueAt, withValue } from '../../../scripts/new/profile/given';
import { allKeys } from '../../../scripts/new/profile/schema-of';
import { schema, loadOperator } from '@gateway-docs/site-data/operator';

const root = path.resolve(__dirname, '../../..');
const manual = readFileSync(path.join(root, 'docs-dev/for-providers.md'), 'utf8');

/** Rows of the manual's tables: key → cells after it. */
const rows = new Map(
  Array.from(manual.matchAll(/^\| `(?<key>[a-z_.\d]+)` +\|(?<cells>.*)\|$/gm), ({ groups }) => [
    groups?.key ?? '',
    (groups?.cells ?? '').split('|').map((cell) => cell.trim()),
  ]),
);
const keys = allKeys();
const demo: Given = loadOperator(root);

/** A profile with nothing in it but what it needs: what it has besides are the defaults. */
const least = schema.parse(
  keys
    .filter(({ optional }) => !optional)
    .reduce<Given>((given, { key }) => withValue(given, key, valueAt(demo, key)), {}),
);

describe('docs-dev/for-providers.md', () => {
  it('has a row for each key of the profile, and for no other', () => {
    expect([...rows.keys()].sort()).toEqual(keys.map(({ key }) => key).sort());
  });

  it.each(keys)('says of $key what it means, its default and what it changes', ({ key, optional }) => {
    const [meaning, usual = '', changes, ...more] = rows.get(key) ?? [];
    expect([meaning, usual, changes].every((cell) => (cell ?? '').length > 2)).toBe(true);
    expect(more).toEqual([]);
    expect(usual === 'required').toBe(!optional);
    const value = valueAt(least, key);
    if (optional && value !== undefined && !(Array.isArray(value) && value.length === 0))
      expect(usual).toBe(
        `\`${Array.isArray(value) ? value.join(', ') : JSON.stringify(value).replaceAll('"', '')}\``,
      );
  });
});
