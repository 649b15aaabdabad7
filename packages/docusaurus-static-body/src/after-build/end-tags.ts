/**
 * In: the pages as Docusaurus minifies them, without `</p>`, `</li>` and other end tags that HTML lets a writer leave out. Out: the same pages with every end tag.
 * A browser reads both alike. Programs that fetch pages for language models often read HTML with simple parsers, which take all that follows for one paragraph.
 */
import { writeFileSync } from 'node:fs';
import { getSwcHtmlMinifier } from '@docusaurus/faster';
import { pagesIn } from '@gateway-docs/kit/files';

/** Docusaurus has no option for the tags that its minifier leaves out. Here it writes the tags anew, and leaves what it has made of the rest. */
const TAGS_ALONE = {
  tagOmission: false,
  collapseWhitespaces: 'none',
  removeComments: false,
  sortSpaceSeparatedAttributeValues: false,
  sortAttributes: false,
  normalizeAttributes: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  minifyJs: false,
  minifyJson: false,
  minifyCss: false,
} as const;

/** @param outDir absolute path of the built site, whose pages get their end tags */
export async function writeEndTags(outDir: string): Promise<void> {
  const minify = await getSwcHtmlMinifier();
  for (const { file, html } of pagesIn(outDir)) {
    // Not minified: a redirect.
    if (html.includes('</html>')) continue;
    const { code } = await minify(Buffer.from(html), TAGS_ALONE);
    writeFileSync(file, code);
  }
}
