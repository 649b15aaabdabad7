import { describe, expect, it } from 'vitest';
import { importsOf } from './support/imports';
import { sourceFiles } from './support/tree';

const files = sourceFiles(['src/base'], /(?<!\.test)\.ts$/);

describe('src/base', () => {
  it('is a closed list: what one layer alone needs belongs to that layer', () => {
    expect(files.map(({ file }) => file)).toEqual([
      'src/base/api-version.ts',
      // Routes become paths, and paths routes, while building (links of files, index of the search, headers), in the browser and in the server.
      'src/base/base-path.ts',
      // Two steps of the build have texts of the last one.
      'src/base/cached-texts.ts',
      'src/base/decoded-path.ts',
      'src/base/deep-freeze.ts',
      // The script in the head sets what components take.
      'src/base/early-click.ts',
      'src/base/escape-html.ts',
      // The component asks them, and the security policy of the build allows them.
      'src/base/icon-hosts.ts',
      // Four plugins put a script of their own into the head of each page; none imports another.
      'src/base/in-page-script.ts',
      'src/base/is-plain-click.ts',
      // A plugin sets it for a visit, the page's frame for a navigation.
      'src/base/lazy-blocks.ts',
      'src/base/list-files.ts',
      'src/base/markdown-twin-route.ts',
      // The worker's side announces, the pages that are held for navigations hear of it; neither plugin imports the other.
      'src/base/new-release-event.ts',
      // The build starts Docusaurus with it, a plugin its own process.
      'src/base/node-options.ts',
      // Two plugins have the route, the search leaves it out, the release takes it with it.
      'src/base/payer-page.ts',
      'src/base/suggest.ts',
      // The template of a page and a step of the build write it, the script of a plugin looks for it.
      'src/base/waiting-type.ts',
      // A plugin, the gateway's bundle and the build write files beside the pages.
      'src/base/write-files.ts',
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

  it('is where a route becomes a path of the host, and nowhere else', () => {
    const joined =
      /\$\{[\w.]*(?:baseUrl|base_path|basePath)\}(?=[\w/$])|(?:baseUrl|base_path|basePath) \+|hosts\.site \+/;
    // Adds the host, or asks for a file whose name has no slash before it.
    const allowed = ['src/reference/operator/site-address.ts', 'src/search/load-file.ts'];
    const again = sourceFiles(['src'], /(?<!\.test)\.(ts|tsx|mts)$/)
      .filter(({ file, text }) => !file.startsWith('src/base/') && joined.test(text))
      .map(({ file }) => file);
    expect(again.sort()).toEqual(allowed);
  });

  it('is where HTML is escaped, folders are listed and values are frozen, and nowhere else', () => {
    const again = sourceFiles(['src', 'scripts'], /(?<!\.test)\.(ts|tsx|mts)$/)
      .filter(({ file }) => !file.startsWith('src/base/'))
      .filter(({ text }) => /'&lt;'|recursive: true, withFileTypes|Object\.freeze\(/.test(text));
    expect(again.map(({ file }) => file)).toEqual([]);
  });
});
