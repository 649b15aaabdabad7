// The examples of docs-dev, followed in a copy of the repository: each touches as many files as the manual says, and what was added is then
// in the sidebar, the catalogue, the downloads and the Markdown twins, without a line anywhere else.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { make, planPage, readExisting } from '@gateway-docs/writing/new';
import { listFiles } from '@gateway-docs/kit/files';

const root = path.resolve(__dirname, '../..');
const manual = ['writing', 'engineering']
  .flatMap((folder) => listFiles(root, `docs-dev/${folder}`))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
/** Files that the manual shows whole: the path stands beside the language of the block. */
const shown = new Map(
  Array.from(manual.matchAll(/^```\w+ (\S+\/\S+)\n([\s\S]*?)^```$/gm), ([, file = '', text = '']) => [
    file,
    text,
  ]),
);

/** What the check in the copy prints. */
interface Found {
  readonly sidebars: Readonly<Record<string, readonly string[]>>;
  readonly services: readonly string[];
  readonly flows: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly twins: Readonly<Record<string, string>>;
  readonly componentsModule: string;
}

let copy = '';
let found: Found;
const made: Record<'table' | 'service', string[]> = { table: [], service: [] };

const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
};

/** Table: the files of the command; data and page as the manual fills them. */
function addTable(): string[] {
  const plan = planPage('reference', 'merchant-categories', 'Merchant categories', readExisting(copy));
  const files = make(copy, plan);
  for (const file of files) {
    const text = shown.get(file);
    if (text) write(file, text);
  }
  return files;
}

/**
 * Service: the files of the command; what a writer fills in is taken from a neighbour. It names the neighbour's fact sheet: a sheet
 * belongs to a payment scheme, which several services may share.
 */
function addService(): string[] {
  const plan = planPage('service', 'mobile_money/uganda', 'Mobile money in Uganda', readExisting(copy));
  const files = make(copy, plan);
  for (const file of files) {
    const neighbour = file.replace('uganda', 'ghana');
    const text = read(neighbour)
      .replaceAll('ghana', 'uganda')
      .replaceAll('Ghana', 'Uganda')
      .replace(/^schemes: .*$/m, 'schemes: [mobile_money_ghana]')
      .replace('::scheme{#mobile_money_uganda}', '::scheme{#mobile_money_ghana}')
      .replace(/^id: \d+$/m, `id: ${plan.values.id ?? ''}`)
      .replace(/^sidebar_position: .*\n/m, '');
    write(file, text);
  }
  return files;
}

/** Component: its file, and its row in the list. */
function addComponent(): void {
  write('src/components/Aside/index.tsx', shown.get('src/components/Aside/index.tsx') ?? '');
  const list = read('src/remark/mdast/component-rows.json');
  const row = /^ *("Aside": \{.*\},)$/m.exec(manual)?.[1] ?? '';
  write('src/remark/mdast/component-rows.json', list.replace(/^\{\n/, `{\n  ${row}\n`));
}

/** Runs in the copy, whose code has the new table and the new component. */
const CHECK = `
import { makeFiles } from './src/generated/make-files';
import { exportPage } from './src/generated/twins/export-page';
import { parseSource } from './src/remark/parse-source';
import { expandPage } from './src/remark/expand-page';
import { printPage } from './src/generated/twins/print-page';
import { allComponents } from './src/remark/mdast/page-components';
import { componentsModule } from './src/plugins/page-components';
import { generateSidebar } from './src/site/sidebar-groups';
import sidebars from './sidebars';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listFiles } from '@gateway-docs/kit/files';
import { demoSite } from '@gateway-docs/contract/tests';

async function main() {
  const siteDir = process.cwd();
  const reference = await demoSite.load();
  const docs = listFiles(siteDir, 'docs').filter((file) => /\\.mdx$/.test(file) && !/(^|\\/)_/.test(file)).map((file) => {
    const frontMatter = parse(readFileSync(file, 'utf8').split('---')[1]);
    const id = file.slice(5, -4);
    return { id, title: frontMatter.title, frontMatter, source: '@site/' + file, sidebarPosition: frontMatter.sidebar_position,
      sourceDirName: id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '.' };
  });
  const generated = sidebars.documentation.flatMap((entry) => entry.items ?? []).filter((item) => item.type === 'autogenerated')
    .flatMap((item) => [[item.dirName, generateSidebar({ item, docs })]]);
  const groups = generated.flatMap(([dirName, items]) => items[0].type === 'category'
    ? items.map(({ label, items: pages }) => [label, pages.map(({ id }) => id)])
    : [[dirName, items.map(({ id }) => id)]]);
  const pages = ['docs/reference/merchant_categories.mdx', 'docs/services/mobile_money/uganda.mdx']
    .map((source) => ({ source, route: source.replace(/^docs|\\.mdx$/g, '') }));
  const place = reference.operator;
  const files = await makeFiles({ siteDir, place, title: 'T', tagline: 'T', pages, sections: [] }, reference);
  const twins = pages.map(({ source, route }) => {
    const { tree, file } = parseSource(readFileSync(source, 'utf8'), siteDir + '/' + source);
    expandPage(tree, file, reference);
    return [route + '.md', printPage(exportPage(siteDir, source, tree, reference), { route, place }, { version: place.site_version })];
  });
  const text = Object.fromEntries([...files, ...twins].filter(([route]) => /merchant_categories|uganda|^.services.json/.test(route)));
  process.stdout.write(JSON.stringify({
    sidebars: Object.fromEntries(groups), services: [...reference.services.keys()], flows: [...reference.flows.keys()],
    files: text, componentsModule: componentsModule(allComponents),
  }));
}
main().catch((error) => { console.error(error); process.exit(1); });
`;

/** The installed packages of the repository; those of the workspace are the copy's own. */
function linkModules(): void {
  const modules = path.join(copy, 'node_modules');
  const link = (name: string, target: string): void => {
    const from = path.join(modules, name);
    mkdirSync(path.dirname(from), { recursive: true });
    symlinkSync(target, from);
  };
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@gateway-docs') link(name, path.join(root, 'node_modules', name));
  for (const folder of readdirSync(path.join(copy, 'packages')).map((name) => `packages/${name}`)) {
    const { name } = JSON.parse(read(`${folder}/package.json`)) as { name: string };
    rmSync(path.join(modules, name), { force: true });
    link(name, path.join(copy, folder));
  }
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'additions-'));
  for (const name of [
    'api',
    'data',
    'docs',
    'cabinet',
    'samples',
    'packages',
    'src',
    'scripts',
    'sidebars.ts',
    'package.json',
    'tsconfig.base.json',
  ])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  linkModules();
  made.table = addTable();
  made.service = addService();
  addComponent();
  const page = read('docs/reference/merchant_categories.mdx');
  write('docs/reference/merchant_categories.mdx', `${page}\n<Aside>\n\nBeside the text.\n\n</Aside>\n`);
  write('check.ts', CHECK);
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'check.ts'], {
    cwd: copy,
    maxBuffer: 2 ** 26,
  });
  found = JSON.parse(output.toString()) as Found;
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Files of the code and the content that differ from the repository, without the check itself. */
function touched(): string[] {
  return ['api', 'data', 'docs', 'cabinet', 'samples', 'packages', 'src', 'scripts']
    .flatMap((folder) => listFiles(copy, folder))
    .filter((file) => {
      const before = listFiles(root, path.posix.dirname(file)).includes(file);
      return !before || !readFileSync(path.join(root, file)).equals(readFileSync(path.join(copy, file)));
    });
}

describe('the examples of the manual', () => {
  it('touch four files for a table, three for a service, two for a component, and no other', () => {
    const component = ['src/components/Aside/index.tsx', 'src/remark/mdast/component-rows.json'];
    expect([made.table.length, made.service.length, component.length]).toEqual([4, 3, 2]);
    expect(touched().sort()).toEqual([...made.table, ...made.service, ...component].sort());
  });

  it('bring the table into the sidebar, the downloads and the twin of its page', () => {
    expect(found.sidebars.reference?.at(-1)).toBe('reference/merchant_categories');
    const rows: unknown = JSON.parse(found.files['/reference/merchant_categories.json'] ?? '{}');
    expect(rows).toMatchObject({
      title: 'Merchant categories',
      rows: [{ code: '5411' }, { code: '5812' }, { code: '5942' }],
    });
    expect(found.files['/reference/merchant_categories.csv']).toContain('5812');
    expect(found.files['/reference/merchant_categories.md']).toContain('Book stores');
  });

  it('bring the service into its group of the sidebar, the catalogue and the twin of its guide', () => {
    expect(found.sidebars.Africa?.at(-1)).toBe('services/mobile_money/uganda');
    expect(found.services).toContain('mobile_money_uganda');
    expect(found.flows).toContain('mobile-money-uganda');
    expect(found.files['/services.json']).toContain('"guide": "/services/mobile_money/uganda"');
    expect(found.files['/services/mobile_money/uganda.md']).toContain('Uganda');
  });

  it('bring the component into the map of the theme and the twins', () => {
    expect(found.componentsModule).toContain(
      "export { default as Aside } from '@site/src/components/Aside';",
    );
    expect(found.files['/reference/merchant_categories.md']).toContain('Beside the text.');
    expect(found.files['/reference/merchant_categories.md']).not.toContain('Aside>');
  });
});
