// The manual of the profile, docs-dev/for-providers.md, against the schema: a provider finds every key, and no key that is gone.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Document, isNode } from 'yaml';
import { allKeys } from '@gateway-docs/writing/tests';
import { schema } from '@gateway-docs/site-data/operator';
import { demoSite } from '@gateway-docs/contract/tests';

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
const demo = new Document(demoSite.operator);

/** A profile with nothing in it but what it needs: what it has besides are the defaults. */
const needed = new Document({});
for (const { key, optional } of keys)
  if (!optional) needed.setIn(key.split('.'), demo.getIn(key.split('.'), true));
const least = new Document(schema.parse(needed.toJS()));

/** @returns the value of a key with dots, as a profile has it */
function valueAt(key: string): unknown {
  const value = least.getIn(key.split('.'));
  return isNode(value) ? value.toJS(least) : value;
}

describe('docs-dev/for-providers.md', () => {
  it('has a row for each key of the profile, and for no other', () => {
    expect([...rows.keys()].sort()).toEqual(keys.map(({ key }) => key).sort());
  });

  it.each(keys)('says of $key what it means, its default and what it changes', ({ key, optional }) => {
    const [meaning, usual = '', changes, ...more] = rows.get(key) ?? [];
    const row = `docs-dev/for-providers.md needs the row | \`${key}\` | meaning | ${optional ? 'default' : 'required'} | what it changes |`;
    const cells = [meaning, usual, changes].filter((cell) => (cell ?? '').length > 2);
    expect([...cells, ...more], row).toHaveLength(3);
    expect(usual === 'required', row).toBe(!optional);
    const value = valueAt(key);
    if (optional && value !== undefined && !(Array.isArray(value) && value.length === 0))
      expect(usual).toBe(
        `\`${Array.isArray(value) ? value.join(', ') : JSON.stringify(value).replaceAll('"', '')}\``,
      );
  });
});
