import { describe, expect, it } from 'vitest';
import { WAITING_TYPE } from '@gateway-docs/docusaurus-static-body/names';
import { inlineScripts } from '@gateway-docs/docusaurus-static-body/after-build';
import { folderOf, htmlFiles } from './support/site';

const STYLESHEET = /<link\b[^>]*\brel="?stylesheet/;
const OWN_STYLES = new RegExp(`<style>@layer [^]+?</style><link rel=stylesheet type=${WAITING_TYPE} `);
const TYPEFACE = /<link\b[^>]*\bas="?font/;

// A browser stops reading at a script that runs in place until the style sheets before it have come (the page template of docusaurus-static-body).
describe.each(['main', 'second'] as const)('the pages of the %s site', (site) => {
  it('are read while their styles are on their way, and ask for these before the typeface', () => {
    const pages = htmlFiles(folderOf(site)).filter(({ html }) => STYLESHEET.test(html));
    // The second provider offers about half.
    expect(pages.length).toBeGreaterThan(site === 'main' ? 190 : 120);
    const late = pages.filter(({ html }) => {
      const at = html.search(STYLESHEET);
      return inlineScripts(html.slice(at)).length > 0 || html.search(TYPEFACE) < at;
    });
    expect(late.map(({ file }) => file)).toEqual([]);
  });

  // What a page draws before its scripts come needs no second file.
  it('carry their styles where their scripts wait', () => {
    const pages = htmlFiles(folderOf(site)).filter(({ html }) =>
      html.includes(`type=${WAITING_TYPE}></script>`),
    );
    expect(pages.length).toBeGreaterThan(site === 'main' ? 190 : 120);
    expect(pages.filter(({ html }) => !OWN_STYLES.test(html)).map(({ file }) => file)).toEqual([]);
  });
});
