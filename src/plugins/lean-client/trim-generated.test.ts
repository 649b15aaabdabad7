import { describe, expect, it } from 'vitest';
import trimGenerated, { files } from './trim-generated.cjs';

const trim = (file: string, source: string): string =>
  trimGenerated.call({ resourcePath: `/site/.docusaurus/${file}` }, source);

describe('trimGenerated', () => {
  it('keeps of the configuration what the browser reads', () => {
    const config = {
      title: 'Docs',
      favicon: 'icon.svg',
      presets: [['classic', {}]],
      plugins: ['a'],
      future: { v4: true, experimental_router: 'browser' },
      themeConfig: { navbar: { items: [] }, prism: { theme: {} } },
    };
    const source = `/* GENERATED */\nexport default ${JSON.stringify(config, null, 2)};\n`;
    expect(trim('docusaurus.config.mjs', source)).toBe(
      'export default {"title":"Docs","favicon":"icon.svg","themeConfig":{"navbar":{"items":[]}},"future":{"experimental_router":"browser"}};',
    );
  });

  it('keeps of the registry how to load each file', () => {
    const load = '() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx")';
    const source = `export default {\n  "a1": [${load}, "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],};\n`;
    expect(trim('registry.js', source)).toBe(`export default {\n  "a1": [${load}],};\n`);
  });

  it('keeps of the global data the versions without their pages', () => {
    const version = { name: 'current', path: '/', docs: [{ id: 'a' }], sidebars: { main: {} } };
    const source = JSON.stringify(
      { 'docusaurus-plugin-content-docs': { default: { versions: [version] } } },
      null,
      2,
    );
    expect(JSON.parse(trim('globalData.json', source))).toEqual({
      'docusaurus-plugin-content-docs': { default: { versions: [{ ...version, docs: [], sidebars: {} }] } },
    });
  });

  it('keeps of the metadata the versions of Docusaurus and the site', () => {
    const source = JSON.stringify({ docusaurusVersion: '3', siteVersion: '1', pluginVersions: { a: {} } });
    expect(trim('site-metadata.json', source)).toBe(
      '{"docusaurusVersion":"3","siteVersion":"1","pluginVersions":{}}',
    );
  });

  it('stops the build when a generated file has another form than the known one', () => {
    expect(() => trim('registry.js', 'export default {};')).toThrow('registry.js no longer has the form');
    expect(() => trim('routes.js', '')).toThrow(`it got routes.js`);
    expect(files).toHaveLength(4);
  });
});
