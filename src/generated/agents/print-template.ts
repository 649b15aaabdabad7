/**
 * In: a template in the syntax of pages. Out: its Markdown for a program that has nothing else: placeholders filled in, without what is not offered, and with
 * links that lead to the Markdown twins of pages. The steps are those of a page, so a mistake has file and line.
 */
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import type { SiteData } from '@gateway-docs/contract';
import { suggest, WriterError } from '@gateway-docs/kit';
import { markdownTwinRoute } from '../../base/markdown-twin-route';
import { expandPage } from '../../remark/expand-page';
import { parseSource } from '../../remark/parse-source';
import { atNode, inShort } from '../../remark/writer-errors/in-short';
import { printContent } from '../twins/print-page';

/** Twins have no anchors: a link to a section leads to the page. */
function linkTwins(tree: Root, file: VFile, { pages }: Pick<SiteData, 'pages'>): void {
  visit(tree, 'link', (node) => {
    const [route = ''] = node.url.split('#');
    if (route !== '' && !route.startsWith('/')) return;
    atNode(file, node, () => {
      if (!pages.has(route))
        throw new WriterError(`No page has the address "${node.url}". ${suggest(route, pages.keys())}`);
    });
    node.url = markdownTwinRoute(route);
  });
  const [first] = file.messages;
  if (first) throw first;
}

/**
 * @param data of the site
 * @returns a function from the name and the text of a template to Markdown; it throws an Error for a writer's mistakes, with file and line
 */
export const templatePrinter =
  (data: SiteData) =>
  (name: string, source: string): string => {
    const { tree, file } = parseSource(source, name);
    try {
      expandPage(tree, file, data);
      linkTwins(tree, file, data);
    } catch (error) {
      throw inShort(error, file);
    }
    tree.children = tree.children.filter(({ type }) => type !== 'yaml');
    return printContent(tree, { route: '/', place: data.operator });
  };
