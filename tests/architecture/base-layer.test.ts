import { describe, expect, it } from 'vitest';
import { importsOf } from './support/imports';
import { sourceFiles } from './support/tree';

const files = sourceFiles(['src/base'], /(?<!\.test)\.ts$/);

describe('src/base', () => {
  it('is a closed list: what one layer alone needs belongs to that layer', () => {
    expect(files.map(({ file }) => file)).toEqual([
      // The script in the head sets what components take.
      'src/base/early-click.ts',
      // The component asks them, and the security policy of the build allows them.
      'src/base/icon-hosts.ts',
      // Four plugins put a script of their own into the head of each page; none imports another.
      'src/base/in-page-script.ts',
      // A plugin sets it for a visit, the page's frame for a navigation.
      'src/base/lazy-blocks.ts',
      'src/base/markdown-twin-route.ts',
      // Two plugins have the route, the search leaves it out, the release takes it with it.
      'src/base/payer-page.ts',
      // The configuration writes them, components and the theme read them.
      'src/base/site-fields.ts',
      // The template of a page and a step of the build write it, the script of a plugin looks for it.
      'src/base/waiting-type.ts',
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
