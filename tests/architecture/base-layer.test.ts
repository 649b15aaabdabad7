import { describe, expect, it } from 'vitest';
import { importsOf } from './support/imports';
import { sourceFiles } from './support/tree';

const files = sourceFiles(['src/base'], /(?<!\.test)\.ts$/);

describe('src/base', () => {
  it('is a closed list: what one layer alone needs belongs to that layer', () => {
    expect(files.map(({ file }) => file)).toEqual([
      // The component asks them, and the security policy of the build allows them.
      'src/base/icon-hosts.ts',
      'src/base/markdown-twin-route.ts',
      // The worker's side announces, the pages that are held for navigations hear of it; neither plugin imports the other.
      'src/base/new-release-event.ts',
      // Two plugins have the route, the search leaves it out, the release takes it with it.
      'src/base/payer-page.ts',
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
