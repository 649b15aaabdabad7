// data/texts: sentences that readers see and no page has. Each is used, and each of its places is filled where it is used.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';

const root = path.resolve(__dirname, '../../..');
const sources = ['src', 'packages/gateway/src']
  .flatMap((folder) => listFiles(root, folder))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

describe.each(listFiles(root, 'data/texts'))('%s', (file) => {
  const texts = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Readonly<Record<string, unknown>>;
  const users = sources.filter((source) => source.includes(file));

  it.each(Object.entries(texts))('%s is used, with all of its places', (name, text) => {
    // `texts.name`, or `texts[chosen]` where the name is one of those that are chosen from.
    const use = new RegExp(`\\btexts\\.${name}\\b(?<values>, \\{[^}]*\\})?`);
    const chosen = /\btexts\[\w+\](?<values>, \{[^}]*\})?/;
    const values = users.flatMap((source) => {
      const found = use.exec(source) ?? (source.includes(`'${name}'`) ? chosen.exec(source) : null);
      return found ? [found.groups?.values ?? ''] : [];
    });
    expect(
      values,
      `${file}: no component shows "${name}". Use it as texts.${name} where the file is imported, or delete it`,
    ).not.toHaveLength(0);
    // Words for the values of a closed list have no places, and the compiler knows the list.
    if (typeof text !== 'string') return;
    for (const [, place = ''] of text.matchAll(/\{(\w+)\}/g))
      expect(values.join(' '), `${file}: nothing is filled into {${place}} of "${name}"`).toMatch(
        new RegExp(`\\b${place}\\b`),
      );
  });
});
