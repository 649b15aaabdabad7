/**
 * In: the Markdown of a page. Out: what the plugin makes of it, as a tree and printed as Markdown, for unit tests: the text a
 * test compares is the one that a reader of the Markdown export would see.
 */
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { SiteData } from '@gateway-docs/contract';
import { expandPage } from '../expand-page';
import { loadPresentations } from '../tables/presentations';
import { fixtureData } from './fixture-data';

await loadPresentations(Object.keys(fixtureData.tables));

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm);
const printer = unified().use(remarkStringify).use(remarkMdx).use(remarkGfm).use(remarkDirective);

export interface Rendered {
  readonly tree: Root;
  readonly markdown: string;
  /** Anchors in document order. */
  readonly ids: string[];
}

/**
 * @param page path of the page, for what lies beside it
 * @throws VFileMessage with the line of a writer's mistake
 */
export function render(markdown: string, site: SiteData = fixtureData, page = 'page.mdx'): Rendered {
  const file = new VFile({ value: markdown, path: page });
  const tree = parser.parse(file);
  expandPage(tree, file, site);
  const ids: string[] = [];
  visit(tree, (node) => {
    const own: unknown = node.data && 'hProperties' in node.data ? node.data.hProperties?.id : undefined;
    const attribute =
      node.type === 'mdxJsxFlowElement'
        ? node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'id')?.value
        : undefined;
    for (const id of [own, attribute]) if (typeof id === 'string') ids.push(id);
  });
  // The printer escapes colons, lest they begin a directive; for reading they are noise.
  return { tree, ids, markdown: printer.stringify(tree).replaceAll('\\:', ':') };
}

/** The message that a writer gets, with its line. */
export function mistake(markdown: string, site?: SiteData, page?: string): string {
  try {
    render(markdown, site, page);
  } catch (error) {
    if (error instanceof Error)
      return `${'line' in error ? `line ${String(error.line)}: ` : ''}${error.message}`;
  }
  return 'no mistake was found';
}
