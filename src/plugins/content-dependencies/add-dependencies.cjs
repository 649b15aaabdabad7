/**
 * A loader that changes nothing: it tells the bundler which files and folders a content page is made from, beside its own text.
 * Without it a warm cache keeps the old page after an edit of `api/`, `data/`, `samples/` or of the code that renders them.
 * JavaScript, because the bundler loads it without a compiler.
 */

/**
 * @this {import('@rspack/core').LoaderContext<{ files: string[], folders: string[] }>}
 * @param {string} source text of the page
 * @returns {string} the same text
 */
module.exports = function addDependencies(source) {
  const { files, folders } = this.getOptions();
  for (const file of files) this.addDependency(file);
  for (const folder of folders) this.addContextDependency(folder);
  return source;
};
