/**
 * A package is entered by its `exports` alone, which Node, TypeScript and the bundlers hold for imports by its name; what is left is held here: no path
 * leads into a package or out of it, a package declares what it imports, and packages import each other in one direction.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from './support/imports';
import { root, sourceFiles, workspaces } from './support/tree';

const CODE = /\.(ts|tsx|mts|mjs|cjs|js)$/;
/** Tests and what helps them; the benchmark is a tool that no site has. */
const TEST =
  /\.(test|spec)\.tsx?$|(^|\/)(tests?|example|examples|bench)\/|\/(vitest|playwright)\.config\.m?ts$/;

/** Sentences that readers see are no code: what shows them reads them where writers find them. */
const SENTENCES = 'data/texts/';

const packages = workspaces.filter((folder) => folder.startsWith('packages/'));
const packageOf = (file: string): string | undefined => /^packages\/[^/]+/.exec(file)?.[0];
const sources = sourceFiles([], CODE);
const imports = sources.flatMap((source) => importsOf(source).map((one) => ({ file: source.file, ...one })));

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
/** `@docusaurus/useIsBrowser` and the like, which are aliases into Docusaurus' core. */
const clientNames = new Set(
  readdirSync(path.join(root, 'node_modules/@docusaurus/core/lib/client/exports'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `@docusaurus/${path.basename(file, '.js')}`),
);

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Each may import those before it; the ones for any Docusaurus site know `kit` alone. */
const ORDER = [
  'kit',
  'docusaurus-search',
  'diagrams',
  'pictures',
  'branding',
  'site-data',
  'contract',
  'agents',
  'writing',
  'gateway',
];

describe('packages have doors', () => {
  it('and no path leads past them', () => {
    const past = imports.filter(
      ({ file, target }) =>
        target !== null && packageOf(file) !== packageOf(target) && !target.startsWith(SENTENCES),
    );
    expect(
      past
        .filter(({ file, target }) => packageOf(file) ?? packageOf(target ?? ''))
        .map(({ file, module }) => `${file} imports ${module}`),
    ).toEqual([]);
  });

  it.each(packages)('%s declares what it imports', (folder) => {
    const { name, dependencies, devDependencies, peerDependencies } = manifestOf(folder);
    const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
    const forTests = new Set([...declared, ...Object.keys(devDependencies ?? {})]);
    const known = (file: string, typeOnly: boolean) => (TEST.test(file) || typeOnly ? forTests : declared);
    const missing = imports
      .filter(({ file, target }) => packageOf(file) === folder && target === null)
      .filter(({ module }) => !module.startsWith('node:') && !builtinModules.includes(module))
      // Modules that Docusaurus makes, its aliases of the theme's, and those of what its core exports to a theme.
      .filter(({ module }) => !/^@(generated|theme|theme-original|theme-init)\//.test(module))
      .filter(({ module }) => !/^@docusaurus\/([A-Z]\w+|router|use[A-Z]\w+)$/.test(module))
      .flatMap(({ file, module, typeOnly }) => {
        const [first = '', second = ''] = module.split('/');
        // Docusaurus' own names for what its core has for browsers.
        if (known(file, typeOnly).has('@docusaurus/core') && clientNames.has(module)) return [];
        const wanted = first.startsWith('@') ? `${first}/${second}` : first;
        const names = known(file, typeOnly);
        return names.has(wanted) || names.has(`@types/${wanted}`) ? [] : [`${file} imports ${module}`];
      });
    expect(missing).toEqual([]);
  });

  it.each(packages)('%s depends on those before it alone', (folder) => {
    const own = ORDER.indexOf(path.basename(folder));
    const allowed = own < 0 ? ['kit'] : ORDER.slice(0, own);
    const { dependencies, peerDependencies } = manifestOf(folder);
    const ours = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) =>
      name.startsWith('@gateway-docs/'),
    );
    expect(ours.filter((name) => !allowed.includes(name.replace('@gateway-docs/', '')))).toEqual([]);
  });
});

/** @returns the files of one circle, the first one repeated at its end; empty where there is none */
function findCircle(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, above: readonly string[]): string[] => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of edges.get(file) ?? []) {
      const circle = visit(next, [...above, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  return [...edges.keys()].map((file) => visit(file, [])).find((circle) => circle.length > 0) ?? [];
}

describe('files import each other in one direction, types included', () => {
  const known = new Map(
    sources.flatMap(({ file }) =>
      [file, file.replace(/(\/index)?\.\w+$/, '')].map((name) => [name, file] as const),
    ),
  );
  const edges = new Map<string, string[]>();
  for (const { file, target } of imports) {
    const to =
      target === null ? undefined : (known.get(target) ?? known.get(target.replace(/\.(?!json)\w+$/, '')));
    if (to !== undefined) edges.set(file, [...(edges.get(file) ?? []), to]);
  }

  it('finds a circle', () => {
    expect(
      findCircle(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
  });

  it('in the whole tree', () => {
    expect(edges.size).toBeGreaterThan(500);
    expect(findCircle(edges)).toEqual([]);
  });
});
