import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allComponents } from '../../src/remark/mdast/page-components';
import { foldersIn, root, sourceFiles } from './support/tree';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('src/plugins', () => {
  const list = read('src/plugins/index.ts');
  const plugins = foldersIn('src/plugins');

  it.each(plugins)('%s is a plugin of that name, or a step of that name in the list of plugins', (folder) => {
    const entry = read(`src/plugins/${folder}/index.ts`);
    const isPlugin = entry.includes(`'${folder}'`) && entry.includes('export default');
    const isStep = list.includes(`afterBuild('${folder}'`);
    expect({ isPlugin, isUsed: list.includes(`from './${folder}';`) }).toEqual({
      isPlugin: !isStep,
      isUsed: true,
    });
  });

  const withBrowserCode = plugins.filter((name) =>
    existsSync(path.join(root, 'src/plugins', name, 'client')),
  );
  it.each(withBrowserCode)('%s checks its browser code with browser types', (folder) => {
    expect(read(`src/plugins/${folder}/client/tsconfig.json`)).toContain('tsconfig.browser.json');
  });
});

describe('src/theme', () => {
  const files = sourceFiles(['src/theme'], /(?<!\.test|\.d)\.tsx?$/);
  const replacing = files.filter(({ text }) => text.startsWith('// Change: '));
  const folders = new Set(replacing.map(({ file }) => path.posix.dirname(file)));

  it('says in the first line of each file what it changes, but of those that help one beside it', () => {
    const silent = files.filter(
      (one) => !replacing.includes(one) && !folders.has(path.posix.dirname(one.file)),
    );
    expect(silent.map(({ file }) => file)).toEqual([]);
    // What stands alone or gives its folder its name is replaced, whatever lies beside it.
    const named = files.filter(({ file }) => /^src\/theme\/([^/]+|.*\/index)\.tsx?$/.test(file));
    expect(named.filter((one) => !replacing.includes(one)).map(({ file }) => file)).toEqual([]);
  });

  it('has a row in its README for each of them and no other, with wrap or eject and the test that fails without it', () => {
    const rows = Array.from(
      read('src/theme/README.md').matchAll(
        /^\| `([^`]+)` +\| (?:wrap|eject), (?:safe|unsafe) *\|[^|]+\|[^|]*`[^|]+\|$/gm,
      ),
      ([, component]) => component ?? '',
    );
    const components = replacing.map(({ file }) =>
      file.replace(/^src\/theme\//, '').replace(/(\/index)?\.tsx?$/, ''),
    );
    expect(rows.sort()).toEqual(components.sort());
  });
});

describe('the tree', () => {
  it('has no folder for odds and ends', () => {
    const files = sourceFiles([], /\.(ts|tsx|mts|mjs|js)$/);
    expect(
      files
        .filter(({ file }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  // Common ignore rules of editors, search tools and packagers leave such a folder out wherever it stands.
  it('has no folder of sources called `build`', () => {
    const folders = sourceFiles([], /\.(ts|tsx|mts|mjs|js)$/).map(({ file }) => path.posix.dirname(file));
    expect([...new Set(folders)].filter((folder) => /(^|\/)build(\/|$)/.test(folder))).toEqual([]);
  });

  // What loads the configuration of a site takes `./words.json` for `./words`, and its exports are then undefined.
  it('has no JSON file with the name of a module beside it', () => {
    const modules = new Set(sourceFiles([], /\.m?tsx?$/).map(({ file }) => file.replace(/\.m?tsx?$/, '')));
    const names = sourceFiles([], /\.json$/).map(({ file }) => file.replace(/\.json$/, ''));
    expect(names.filter((name) => modules.has(name))).toEqual([]);
  });

  it('keeps the configuration of the site below 150 lines', () => {
    expect(read('docusaurus.config.ts').split('\n').length).toBeLessThan(150);
  });

  it('keeps each file to one idea: 250 lines at most', () => {
    const files = sourceFiles(['src', 'scripts', 'packages', 'tests'], /\.(ts|tsx|mts|mjs|css)$/);
    const long = files.map(({ file, text }) => ({ file, lines: text.split('\n').length }));
    expect(long.filter(({ lines }) => lines > 251)).toEqual([]);
  });

  it('explains each build-time file before its first declaration', () => {
    const files = sourceFiles(
      [
        'src/remark',
        'src/generated',
        'src/plugins',
        'src/head-scripts',
        'scripts',
        'packages/docusaurus-offline/src',
      ],
      /(?<!\.test|\.d)\.m?ts$/,
    );
    const silent = files.filter(({ text }) => {
      const comment = text.search(/^\s*(\/\/|\/\*\*)/m);
      const declaration = text.search(
        /^(export )?(default )?(async )?(function|class|const|interface|type) /m,
      );
      return declaration >= 0 && (comment < 0 || comment > declaration);
    });
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});

describe('the list of components', () => {
  it.each(allComponents)('has for <%s> a module that exports it', (tag, { module, named }) => {
    const files = [`${module}.tsx`, `${module}/index.tsx`].map((file) => `src/components/${file}`);
    const [file = 'no file'] = files.filter((candidate) => existsSync(path.join(root, candidate)));
    expect(read(file)).toMatch(
      named ? new RegExp(`^export (function|const) ${tag}\\b`, 'm') : /^export default /m,
    );
  });
});
