import { describe, expect, it } from 'vitest';
import trimGenerated, { files } from './trim-generated.cjs';

const trim = (file: string, source: string): string =>
  trimGenerated.call({ resourcePath: `/site/.docusaurus/${file}` }, source);

describe('trimGenerated', () => {
  it('takes the options of the build from the configuration, and nothing else', () => {
    const cached = { title: 'Docs', future: { v4: true }, themeConfig: { navbar: { items: [] } } };
    const options = {
      presets: [['classic', { sidebarPath: '/home/me/sidebars.ts' }]],
      plugins: ['a'],
      themes: [],
    };
    const source = `/* GENERATED */\nexport default ${JSON.stringify({ ...cached, ...options }, null, 2)};\n`;
    expect(trim('docusaurus.config.mjs', source)).toBe(`export default ${JSON.stringify(cached)};`);
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

  it('stops the build when a generated file has another form than the known one', () => {
    expect(() => trim('docusaurus.config.mjs', 'export default {};')).toThrow(
      'docusaurus.config.mjs no longer has the form',
    );
    expect(() => trim('routes.js', '')).toThrow(`it got routes.js`);
    expect(files).toHaveLength(2);
  });
});
