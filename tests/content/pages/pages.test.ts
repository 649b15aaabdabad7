/** Pages against contract and data: each reference page shows what its route says, and nothing in data/ waits for a page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';
import type { SiteData } from '@gateway-docs/contract';
import { operationPage } from '../../../src/remark/cross-references/routes';
import { demoSite } from '@gateway-docs/contract/tests';

const root = path.resolve(__dirname, '../../..');
const pages = ['docs', 'cabinet']
  .flatMap((folder) => listFiles(root, folder))
  .filter((file) => file.endsWith('.mdx') && !/(^|\/)_/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const all = pages.map(({ text }) => text).join('\n');

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

/** The value of an attribute in every use of a directive: `name=` or `#`. */
const used = (directive: string, attribute: string, text = all): string[] =>
  [...text.matchAll(new RegExp(`^ *::${directive}\\{[^}\\n]*?${attribute}([\\w-]+)`, 'gm'))].map(
    (match) => match[1] ?? '',
  );

describe('a page of an operation', () => {
  const operationPages = pages.filter(({ text }) => text.includes('::operation{'));

  it.each(operationPages.map(({ file }) => file))('%s documents the operation of its route', (file) => {
    const text = pages.find((page) => page.file === file)?.text ?? '';
    const route = file.replace(/^docs|\.mdx$/g, '');
    const shown = [...text.matchAll(/::operation\{#([\w-]+) version=(v\d)\}/g)].map(([, id, version]) =>
      reference.operations.find((item) => item.id === id && item.version === version),
    );
    expect(shown.map((operation) => operation && operationPage(operation).route)).toEqual(
      shown.map(() => route),
    );
    if (route.startsWith('/api/'))
      expect(shown.map((operation) => operation?.version)).toEqual([/v\d/.exec(route)?.[0]]);
  });

  it('exists once for an operation and version', () => {
    const ids = operationPages.flatMap(({ text }) =>
      [...text.matchAll(/::operation\{(#[\w-]+ version=v\d)\}/g)].map((match) => match[1]),
    );
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

describe('data', () => {
  it('has the guide of each screen that is written show its picture', () => {
    const silent = [...reference.cabinet.screens.values()].filter(({ id, route }) => {
      const file = `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.mdx`;
      const guide = pages.find((page) => page.file === file);
      return guide !== undefined && !used('screen', '#', guide.text).includes(id);
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

describe('a fact sheet', () => {
  const routeOf = (file: string) => file.replace(/^docs|(\/index)?\.mdx$/g, '');
  /** The page itself, and those whose rules it links to. */
  const withRules = (text: string) =>
    [
      text,
      ...pages.filter(({ file }) => text.includes(`](${routeOf(file)}#scheme`)).map((page) => page.text),
    ].join('\n');

  it('stands in the home guide of each service that names it, or where this guide leads for the rules', () => {
    const silent = [...reference.services.values()].flatMap(({ slug, home, schemes }) => {
      const guide = pages.find(({ file }) => routeOf(file) === home.replace(/\/$/, ''));
      const shown = used('scheme', '#', withRules(guide?.text ?? ''));
      return schemes.filter((scheme) => !shown.includes(scheme)).map((scheme) => `${slug}: ${scheme}`);
    });
    expect(silent).toEqual([]);
  });
});
