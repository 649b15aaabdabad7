/** In: the documentation of a build. Out: the same as it stands in the file of the gateway. Equal sources make equal bytes. */
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import type { DocsContent, PackedDocs } from './docs';

/** Quality 11 makes it a tenth smaller, and takes ten seconds more of each build. */
const QUALITY = 9;

/** @param about the site, with its documentation */
export async function packDocs({
  content,
  ...about
}: Omit<PackedDocs, 'content'> & { readonly content: DocsContent }): Promise<PackedDocs> {
  const compressed = await promisify(brotliCompress)(JSON.stringify(content), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
  return { ...about, content: compressed.toString('base64') };
}
