/**
 * A loader for the modules that Docusaurus generates into every visit's script. In: such a module. Out: the same without what no code
 * in the browser reads: lists that grow with the number of pages, and options of the build, which hold paths of the machine that built.
 * JavaScript, because the bundler loads it without a compiler.
 */
const path = require('node:path');

/** @type {Record<string, (source: string) => string>} file name → what is left of it */
const TRIMMERS = {
  'docusaurus.config.mjs': (source) => {
    const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
    const { presets: _presets, plugins: _plugins, themes: _themes, ...kept } = config;
    return `export default ${JSON.stringify(kept)};`;
  },

  // The list of pages serves menus that switch versions and links by document id; a site may have neither in the browser.
  'globalData.json': (source) => {
    const data = JSON.parse(source);
    for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
      for (const version of instance.versions) Object.assign(version, { docs: [], sidebars: {} });
    }
    return JSON.stringify(data);
  },
};

/** File names that the loader takes. */
const files = Object.keys(TRIMMERS);

/**
 * @this {{ resourcePath: string }}
 * @param {string} source text of the generated module
 * @returns {string} the module without what the browser does not read
 * @throws {Error} for a file that is not in the list, or whose form is not the known one
 */
module.exports = function trimGenerated(source) {
  const name = path.basename(this.resourcePath);
  const trimmer = TRIMMERS[name];
  if (!trimmer) throw new Error(`trim-generated knows ${files.join(', ')}; it got ${name}.`);
  const trimmed = trimmer(source);
  if (trimmed === source) throw new Error(`${name} no longer has the form that trim-generated expects.`);
  return trimmed;
};

module.exports.files = files;
