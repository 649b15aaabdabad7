import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkTogether } from './check-together';

const GUIDE = `---
description: A family of methods.
services: [blik]
---
::service{#blik}

::flow{name=blik}

## Next {#next}
`;
const CODES = `---
description: All codes.
---
::reference-table{name=codes}
`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-together-'));
  for (const folder of ['docs', 'data/services']) mkdirSync(path.join(root, folder), { recursive: true });
  write('docs/blik.mdx', GUIDE);
  write('docs/codes.mdx', CODES);
  write('data/services/blik.yaml', 'service_id: 1\nhome: /blik\n');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}

const data = {
  services: new Map([['blik', { slug: 'blik', home: '/blik' }]]),
  tables: { codes: {} },
  flows: new Map([['blik', {}]]),
};

/** What is said of a site of two pages, by default with one entry, one table and one flow. */
const check = (
  known: typeof data | undefined,
  services = ['blik'],
  leftOut: readonly string[] = [],
  guide = 'family',
) =>
  checkTogether({
    root,
    pages: new Map([
      ['/blik', { file: 'docs/blik.mdx', guide, services }],
      ['/codes', { file: 'docs/codes.mdx' }],
    ]),
    leftOut: { files: leftOut },
    data: known,
  });

it('passes pages that say of data what they have to', () => {
  expect(check(data)).toEqual([]);
});

it('names both pages of one description', () => {
  write('docs/codes.mdx', CODES.replace('All codes.', 'A family of methods.'));
  expect(check(data)).toEqual([
    'docs/codes.mdx:2: description: docs/blik.mdx:2 has the same. Say what this page alone has.',
  ]);
});

it('names the part that a guide lacks', () => {
  write('docs/blik.mdx', GUIDE.replace('{#next}', ''));
  expect(check(data)).toEqual([expect.stringContaining('guide: family needs a section "## … {#next}".')]);
});

it('names an entry whose home is no page, does not list it, or does not show it', () => {
  const services = new Map([['blik', { slug: 'blik', home: '/blick' }]]);
  expect(check({ ...data, services })).toEqual([
    expect.stringMatching(/^data\/services\/blik\.yaml:2: home: \/blick is no page of this site\. .*\/blik/),
  ]);
  expect(check(data, [])).toEqual([
    'docs/blik.mdx:3: services: "blik" is missing, and data/services/blik.yaml names this page as its home. Found none.',
  ]);
  // Of a guide to a method its own front matter is wrong, which the check of the page says.
  expect(check(data, [], [], 'method').filter((line) => line.includes('services'))).toEqual([]);
  write('docs/blik.mdx', GUIDE.replace('::service{#blik}', ''));
  expect(check(data)).toEqual([
    'docs/blik.mdx:3: services: "blik" is shown nowhere on the page. Write ::service{#blik}.',
  ]);
});

it('names a table and a flow that no page shows; a page that the provider leaves out shows them too', () => {
  const more = {
    ...data,
    tables: { ...data.tables, lonely: {} },
    flows: new Map([...data.flows, ['lonely', {}]]),
  };
  expect(check(more)).toEqual([
    'data/lonely.yaml:1: no page shows it. Write ::reference-table{name=lonely} on one, or remove the file.',
    'data/flows/lonely.mmd:1: no page shows it. Write ::flow{name=lonely} on one, or remove the file.',
  ]);
  write('docs/other.mdx', '::reference-table{name=lonely}\n\n::flow{name=lonely}\n');
  expect(check(more, ['blik'], ['docs/other.mdx'])).toEqual([]);
});

it('says what pages alone can say where the data cannot be read', () => {
  write('docs/blik.mdx', GUIDE.replace('::service{#blik}', ''));
  expect(check(undefined)).toEqual([]);
});
