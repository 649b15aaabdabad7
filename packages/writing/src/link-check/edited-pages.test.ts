import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageHead } from '@gateway-docs/site-data/pages';
import type { Asked } from '../check-pages/check-pages';
import { editedPages } from './edited-pages';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'edited-'));
  for (const folder of ['docs', 'cabinet', 'api', 'data', 'src/site', 'src/remark'])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'docs/b.mdx'), '## Here {#here}\n\n[lost](/nowhere)\n');
});
afterAll(() => rmSync(root, { recursive: true }));

const head = (file: string): PageHead => ({ file, folder: 'docs', directives: new Set() });
/** Links and anchors as this test writes them. */
const asked = (): Asked => ({
  root,
  pages: new Map([
    ['/a', { ...head('docs/a.mdx'), guide: 'family' }],
    ['/b', head('docs/b.mdx')],
  ]),
  read: (_name, source) => ({
    mistakes: [],
    links: Array.from(source.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link),
    anchors: Array.from(source.matchAll(/\{#(\w+)\}/g), ([, id = '']) => id),
    partials: [],
  }),
  isFile: () => false,
  leftOut: { files: [] },
  data: { services: new Map(), tables: {}, flows: new Map() },
});

/** A bundler that tells of each round what was changed. */
function bundler() {
  type Compilation = Parameters<
    Parameters<Parameters<ReturnType<typeof editedPages>['apply']>[0]['hooks']['thisCompilation']['tap']>[1]
  >[0];
  const rounds: ((compilation: Compilation) => void)[] = [];
  const modifiedFiles = new Set<string>();
  editedPages(root, () => Promise.resolve(asked())).apply({
    modifiedFiles,
    hooks: { thisCompilation: { tap: (_name, call) => rounds.push(call) } },
  });
  return async (...changed: string[]): Promise<string[]> => {
    modifiedFiles.clear();
    for (const file of changed) modifiedFiles.add(path.join(root, file));
    const errors: Error[] = [];
    const calls: (() => Promise<void>)[] = [];
    for (const round of rounds)
      round({ errors, hooks: { finishModules: { tapPromise: (_name, call) => void calls.push(call) } } });
    for (const call of calls) await call();
    return errors.map(({ message }) => message);
  };
}

it('the page that is written is told of what it lacks and of its broken links until they are right, and no other page is', async () => {
  const round = bundler();
  const write = (text: string): void => writeFileSync(path.join(root, 'docs/a.mdx'), text);
  write('[b](/bb) [here](/b#her)\n');
  expect(await round('docs/a.mdx', 'data/operator.yaml')).toEqual([
    'docs/a.mdx:1: guide: family needs a section "## … {#next}".',
    'docs/a.mdx:1: /bb is no page of this site. Did you mean /b?',
    'docs/a.mdx:1: /b#her is no anchor of that page. Did you mean #here?',
  ]);
  expect(await round('docs/other.txt')).toHaveLength(3);
  write('[b](/b#here)\n\n## Next {#next}\n');
  expect(await round('docs/a.mdx')).toEqual([]);
  expect(await round()).toEqual([]);
});
