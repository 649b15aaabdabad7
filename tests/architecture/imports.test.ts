import { describe, expect, it } from 'vitest';
import { importsOf } from './support/imports';
import { sourceFiles } from './support/tree';

/** For each folder below src: what it may import beside `src/base`, and what it may import as a type alone. */
const layers: Readonly<Record<string, { values: readonly string[]; types?: readonly string[] }>> = {
  base: { values: [] },
  remark: { values: ['remark'] },
  // Plugins share the index format with the code that reads it in the browser: one home for both ends.
  plugins: { values: ['remark', 'plugins', 'search', 'generated', 'head-scripts'] },
  // Files that stand beside the pages, and the plugin that writes them.
  generated: { values: ['generated', 'remark'] },
  'head-scripts': { values: ['head-scripts'] },
  components: { values: ['components'] },
  client: { values: ['client', 'components'] },
  search: { values: ['search', 'components'] },
  theme: { values: ['theme', 'components', 'search', 'client'] },
  site: { values: ['site'] },
};

const layerOf = (file: string) => /^src\/([^/]+)(?:\/|$)/.exec(file)?.[1];
/** The list of plugins, which imports all of them, stands in no folder of its own. */
const pluginOf = (file: string) => /^src\/plugins\/([^/]+)\//.exec(file)?.[1];
const sources = sourceFiles(['src'], /\.tsx?$/).filter(({ file }) => !/\.test\.tsx?$/.test(file));

describe('imports go one way', () => {
  it.each(Object.keys(layers))('from src/%s', (layer) => {
    const { values, types = [] } = layers[layer] ?? { values: [] };
    const wrong = sources
      .filter(({ file }) => layerOf(file) === layer)
      .flatMap((source) =>
        importsOf(source).flatMap(({ target, module, typeOnly }) => {
          const to = target === null ? undefined : layerOf(target);
          const allowed =
            to === undefined
              ? !target?.startsWith('src/')
              : to === 'base' || values.includes(to) || (typeOnly && types.includes(to));
          return allowed ? [] : [`${source.file} imports ${module}`];
        }),
      );
    expect(wrong).toEqual([]);
  });

  it('knows every folder below src that holds code, and no other', () => {
    const folders = new Set(sources.flatMap(({ file }) => layerOf(file) ?? []));
    expect([...folders].sort()).toEqual(Object.keys(layers).sort());
  });

  it('never from one plugin to another', () => {
    const wrong = sources
      .filter(({ file }) => pluginOf(file))
      .flatMap((source) =>
        importsOf(source)
          .filter(({ target }) => target && pluginOf(target) && pluginOf(target) !== pluginOf(source.file))
          .map(({ module }) => `${source.file} imports ${module}`),
      );
    expect(wrong).toEqual([]);
  });

  it('never from the site to its commands, or its tests', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter(({ target }) => target && /^(scripts|tests)\//.test(target))
        .map(({ module }) => `${source.file} imports ${module}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('content', () => {
  const pages = sourceFiles(['docs', 'cabinet'], /\.mdx?$/);

  it('imports nothing but partials', () => {
    const imports = pages.flatMap(({ file, text }) =>
      // With names, over several lines, or for its effect alone.
      Array.from(text.matchAll(/^import\b[^;'"]*['"]([^'"]+)['"]/gm), ([, module]) => ({
        file,
        module: module ?? '',
      })),
    );
    expect(imports.filter(({ module }) => !/(^|\/)(_partials\/[^/]+|_[^/]+)\.mdx$/.test(module))).toEqual([]);
  });

  it('holds no code', () => {
    const withoutFences = pages.map(({ file, text }) => ({
      file,
      text: text.replace(/^(`{3,})[\s\S]*?^\1/gm, ''),
    }));
    expect(withoutFences.filter(({ text }) => /^export /m.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
