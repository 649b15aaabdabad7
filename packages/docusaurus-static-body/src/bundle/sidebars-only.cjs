/**
 * A loader for Docusaurus' files about a version of the documentation. In: such a file. Out: its sidebars alone: the list of its pages
 * repeats them. JavaScript, because the bundler loads it without a compiler.
 *
 * @param {string} source JSON
 * @returns {string} JSON
 * @throws {Error} for a file of another form
 */
module.exports = function sidebarsOnly(source) {
  const { pluginId, docsSidebars } = JSON.parse(source).version ?? {};
  if (!docsSidebars)
    throw new Error(`${this.resourcePath} has no sidebars where sidebars-only.cjs looks for them.`);
  return JSON.stringify({ version: { pluginId, docsSidebars } });
};
