import { expect, it } from 'vitest';
import { transpileBySwc } from './scripts-by-swc';

const babel = {
  test: /\.[jt]sx?$/i,
  exclude: (file: string) => file.includes('node_modules') && !file.includes('docusaurus'),
  use: [{ loader: '/site/node_modules/babel-loader/lib/index.js', options: {} }],
};
const REGISTRY = '/site/.docusaurus/registry.js';
const SERVER = { registry: REGISTRY, ownByBabel: true };
const styles = { test: /\.css$/, use: ['css-loader'] };

/** Loaders of the rules that take a file. */
function loadersFor(rules: readonly unknown[], file: string): string[] {
  const taking = (
    rules as (Partial<Pick<typeof babel, 'exclude'>> &
      Omit<typeof babel, 'exclude'> & { include?: (file: string) => boolean })[]
  ).filter(({ test, exclude, include }) => test.test(file) && !exclude?.(file) && (include?.(file) ?? true));
  return taking.flatMap(({ use }) => use.map(({ loader }) => loader));
}

it('takes the code of the site too where nothing asks for Babel', () => {
  const rules: unknown[] = [styles, babel];
  transpileBySwc(rules, { ...SERVER, ownByBabel: false });
  for (const file of ['/site/src/theme/Navbar/index.tsx', REGISTRY])
    expect(loadersFor(rules, file)).toEqual(['builtin:swc-loader']);
});

it('leaves to Babel the code of the site alone', () => {
  const rules: unknown[] = [styles, babel];
  transpileBySwc(rules, SERVER);
  expect(loadersFor(rules, '/site/src/theme/Navbar/index.tsx')).toEqual([babel.use[0]?.loader]);
  expect(loadersFor(rules, '/site/.docusaurus/routes.js')).toEqual([babel.use[0]?.loader]);
  expect(loadersFor(rules, '/site/node_modules/@docusaurus/core/lib/client/App.js')).toEqual([
    'builtin:swc-loader',
  ]);
});

it('leaves the imports of pages as they are', () => {
  const rules: unknown[] = [babel];
  transpileBySwc(rules, SERVER);
  expect(loadersFor(rules, REGISTRY)).toEqual(['builtin:swc-loader']);
});

it('leaves the registry of the browser to Babel', () => {
  const rules: unknown[] = [babel];
  transpileBySwc(rules, { ownByBabel: true });
  expect(loadersFor(rules, REGISTRY)).toEqual([babel.use[0]?.loader]);
  expect(loadersFor(rules, '/site/node_modules/@docusaurus/core/lib/client/App.js')).toEqual([
    'builtin:swc-loader',
  ]);
});

it('transpiles no package that Docusaurus leaves as it is', () => {
  const rules: unknown[] = [babel];
  transpileBySwc(rules, SERVER);
  expect(loadersFor(rules, '/site/node_modules/react/index.js')).toEqual([]);
});

it('stops at rules that it does not know', () => {
  expect(() => transpileBySwc([styles], SERVER)).toThrow('scripts-by-swc.ts');
});
