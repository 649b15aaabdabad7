/**
 * A loader that changes nothing: it tells the bundler which files and folders a content page is made from, beside its own text.
 * Without it a warm cache keeps the old page after an edit of `api/`, `data/`, `samples/` or of the code that renders them.
 * JavaScript, because the bundler loads it without a compiler.
 */
const path = require('node:path');

/** The address of a picture: a page is made anew when its picture changes, or comes. */
const PICTURE = /!\[[^\]]*\]\((\.{1,2}\/[^)\s]+)/g;

/**
 * @this {import('@rspack/core').LoaderContext<{ files: string[], folders: string[] }>}
 * @param {string} source text of the page
 * @returns {string} the same text
 */
module.exports = function addDependencies(source) {
  const { files, folders } = this.getOptions();
  for (const file of files) this.addDependency(file);
  for (const [, picture] of source.matchAll(PICTURE)) this.addDependency(path.resolve(this.context, picture));
  for (const folder of folders) this.addContextDependency(folder);
  return source;
};
