/**
 * A loader for the modules that Docusaurus generates into every visit's script. In: such a module. Out: the same without what no code
 * in the browser reads. At two hundred pages the lists of pages alone are 30 KB; here they lose what only the build needs.
 * JavaScript, because the bundler loads it without a compiler.
 */
const path = require('node:path');

/** Keys of the site's configuration that the browser reads. The others are options of the build. */
const CONFIG_KEYS = [
  'title',
  'tagline',
  'favicon',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'trailingSlash',
  'titleDelimiter',
  'i18n',
  'customFields',
  'themeConfig',
  'noIndex',
];

/** @type {Record<string, (source: string) => string>} file name → what is left of it */
const TRIMMERS = {
  'docusaurus.config.mjs': (source) => {
    const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
    const kept = Object.fromEntries(
      CONFIG_KEYS.filter((key) => key in config).map((key) => [key, config[key]]),
    );
    // Code is highlighted while the site is built; the highlighter's options stay behind.
    const { prism: _prism, ...themeConfig } = config.themeConfig;
    const future = { experimental_router: config.future.experimental_router };
    return `export default ${JSON.stringify({ ...kept, future, themeConfig })};`;
  },

  // Each entry: how to load a file, then its name twice, for the static render to find the file's scripts.
  'registry.js': (source) => source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']'),

  // The list of pages serves menus that switch versions and links by document id; the theme has neither in the browser.
  'globalData.json': (source) => {
    const data = JSON.parse(source);
    for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
      for (const version of instance.versions) Object.assign(version, { docs: [], sidebars: {} });
    }
    return JSON.stringify(data);
  },

  // Names and versions of the packages that built the site.
  'site-metadata.json': (source) => {
    const { docusaurusVersion, siteVersion } = JSON.parse(source);
    return JSON.stringify({ docusaurusVersion, siteVersion, pluginVersions: {} });
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
