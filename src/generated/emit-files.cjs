/**
 * A loader that changes nothing: it gives the bundler the files that were made from a page while it was compiled. The bundler keeps them with
 * the page's module, writes them beside the site, and serves them to writers. JavaScript, because the bundler loads it without a compiler.
 */

/**
 * @this {import('@rspack/core').LoaderContext<{ filesOf: (file: string) => ReadonlyMap<string, string | Uint8Array>, folder: string }>}
 * @param {string} code of the compiled page
 * @param {string | undefined} map of its source
 */
module.exports = function emitFiles(code, map) {
  const { filesOf, folder } = this.getOptions();
  for (const [route, content] of filesOf(this.resourcePath))
    // Of bytes the bundler takes a Buffer alone.
    this.emitFile(folder + route.slice(1), typeof content === 'string' ? content : Buffer.from(content));
  this.callback(null, code, map);
};
