// data/texts: sentences that readers see and no page has. Each is used, and each of its places is filled where it is used.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';

const root = path.resolve(__dirname, '../../..');
const sources = listFiles(root, 'src')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

describe.each(listFiles(root, 'data/texts'))('%s', (file) => {
  const texts = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Readonly<Record<string, unknown>>;
  const users = sources.filter((source) => source.includes(file));

  it.each(Object.entries(texts))('%s is used, with all of its places', (name, text) => {
    const use = new RegExp(`\\btexts\\.${name}\\b(?<values>, \\{[^}]*\\})?`);
    const values = users.flatMap((source) => {
      const found = use.exec(source);
      return found ? [found.groups?.values ?? ''] : [];
    });
    expect(values).not.toEqual([]);
    // Words for the values of a closed list have no places, and the compiler knows the list.
    if (typeof text !== 'string') return;
    for (const [, place = ''] of text.matchAll(/\{(\w+)\}/g))
      expect(values.join(' ')).toMatch(new RegExp(`\\b${place}\\b`));
  });
});
