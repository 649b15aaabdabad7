// data/texts: sentences that readers see and no page has. Each is used, and each of its places is filled where it is used.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';

const root = path.resolve(__dirname, '../../..');
const sources = ['src', ...['gateway', 'site-data', 'writing'].map((name) => `packages/${name}/src`)]
  .flatMap((folder) => listFiles(root, folder))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

/** Where the lists are that a text may be chosen from. */
const lists = listFiles(root, 'packages/site-data/src/tables/schemas')
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('');

describe.each(listFiles(root, 'data/texts'))('%s', (file) => {
  const texts = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Readonly<Record<string, unknown>>;
  const users = sources.filter((source) => source.includes(file));

  it.each(Object.entries(texts))('%s is used, with all of its places', (name, text) => {
    // `texts.name`; a name that is imported alone; `texts[chosen]` where it is one of those that are chosen from; or all of them, as one record.
    const uses = [
      `\\b(?:texts|words)\\.${name}\\b`,
      `import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*${file}'`,
      '= texts;',
      'Object\\.entries\\(texts\\)',
    ];
    const use = new RegExp(uses.join('|'));
    const using = users.filter(
      (source) =>
        use.test(source) || (/\btexts\[\w/.test(source) && new RegExp(`\\b${name}\\b`).test(source + lists)),
    );
    expect(
      using,
      `${file}: nothing shows "${name}". Use it as texts.${name} where the file is imported, or delete it`,
    ).not.toHaveLength(0);
    // Words for the values of a closed list have no places, and the compiler knows the list.
    if (typeof text !== 'string') return;
    const values = new RegExp(`\\btexts\\.${name}, (?<values>\\{[^}]*\\})`);
    // Values that are made before, or that a record brings, have their names elsewhere in the file.
    const filled = using
      .map((source) => {
        const made = values.exec(source)?.groups?.values;
        return made === undefined || made.includes('...') ? source : made;
      })
      .join(' ');
    for (const [, place = ''] of text.matchAll(/\{(\w+)\}/g))
      expect(filled, `${file}: nothing is filled into {${place}} of "${name}"`).toMatch(
        new RegExp(`\\b${place}\\b`),
      );
  });
});
