import { describe, expect, it } from 'vitest';
import { importsOf } from './support/imports';
import { sourceFiles } from './support/tree';

const files = sourceFiles(['src/base'], /(?<!\.test)\.ts$/);

describe('src/base', () => {
  it('is a closed list: what one layer alone needs belongs to that layer', () => {
    expect(files.map(({ file }) => file)).toEqual([
      // The page that offers it, the configuration that writes it, and the check of links.
      'src/base/archive-file.ts',
      // Pages and components fill the sentences of data/texts.
      'src/base/fill-text.ts',
      // The component asks them, and the security policy of the build allows them.
      'src/base/icon-hosts.ts',
      'src/base/markdown-twin-route.ts',
      // Two plugins have the route, the search leaves it out, the release takes it with it.
      'src/base/payer-page.ts',
      // The configuration writes them, components and the theme read them.
      'src/base/site-fields.ts',
    ]);
  });

  it('imports nothing but Node itself', () => {
    const wrong = files.flatMap((source) =>
      importsOf(source)
        .filter(({ module }) => !module.startsWith('node:'))
        .map(({ module }) => `${source.file} imports ${module}`),
    );
    expect(wrong).toEqual([]);
  });
});
