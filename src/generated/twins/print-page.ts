/**
 * In: a page and where it is. Out: the text of its twin: front matter, the title as `#`, the description, where the list of all pages is,
 * then the content as GitHub-flavoured Markdown, and at its end the addresses that it uses often.
 */
import type { Root, Text, Definition, Link, LinkReference, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { PAGE_LIST_ROUTE } from '../../base/markdown-twin-route';
import { link, nodesIn, paragraph, text } from '../../remark/mdast';
import type { ExportedPage } from './export-page';
import { siteAddress } from '@gateway-docs/site-data/operator';
import { toPlain, type PagePlace } from './to-plain';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';

/** Addresses that are used more than once: at the end they are shorter and still easy to look up. */
function addresses(tree: Root): string[] {
  const urls = nodesIn(tree).flatMap((node) => (node.type === 'link' ? [node.url] : []));
  return [...new Set(urls)].filter((url) => urls.indexOf(url) < urls.lastIndexOf(url));
}

const asReference = ({ children }: Link, label: string): LinkReference => ({
  type: 'linkReference',
  referenceType: 'full',
  identifier: label,
  label,
  children,
});

/**
 * In: the plain tree of a page. Out: the same with addresses that it repeats written once, at its end: `[1 success][4]` … `[4]: https://…`.
 * A table of scenarios links the same statuses a hundred times, and full addresses are half of its bytes.
 * @returns a new root; nodes that change are replaced in their parents
 */
function withRepeatedLinks(tree: Root): Root {
  const labels = new Map(addresses(tree).map((url, i) => [url, String(i + 1)]));
  visit(tree, 'link', (node, index, parent) => {
    const label = labels.get(node.url);
    if (label === undefined || parent === undefined || index === undefined) return;
    (parent.children as RootContent[])[index] = asReference(node, label);
  });
  const definitions = [...labels].map(([url, label]): Definition => {
    return { type: 'definition', identifier: label, label, url };
  });
  return { type: 'root', children: [...tree.children, ...definitions] };
}

/** Has nothing that Markdown could take for a mark, inside of a line: most texts of a page. */
const PLAIN = /^(?:[\p{L} ,;:.)]|\p{N}+(?![.)\p{N}]))(?:[\p{L}\p{N} ,;'’"()/%–—-]|[.:?](?= |$)|!(?= ))*$/u;

/** Looking for marks would take half of the time that a twin takes. */
const printText: NonNullable<Options['handlers']>['text'] = ({ value }: Text, _parent, state, info) => {
  const isBroken =
    (value.startsWith(' ') && info.before === '\n') || (value.endsWith(' ') && info.after === '\n');
  return PLAIN.test(value) && !isBroken ? value : state.safe(value, info);
};

const printer = unified()
  .use(remarkStringify, {
    bullet: '-',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    tightDefinitions: true,
    handlers: { text: printText },
  })
  // Columns padded to one width would make long tables several times as large.
  .use(remarkGfm, { tablePipeAlign: false });

/**
 * @param tree expanded tree of a page or of a part of it
 * @param page where the page is; links are resolved against it
 * @returns Markdown without components, expressions and directives
 */
export const printTree = (tree: Root, page: PagePlace): string => printer.stringify(toPlain(tree, page));

/**
 * @param tree expanded tree of a text
 * @param where the text is
 * @returns the same as `printTree`, with addresses that it repeats at its end
 */
export const printContent = (tree: Root, where: PagePlace): string =>
  printer.stringify(withRepeatedLinks(toPlain(tree, where)));

/**
 * @param page what the source says
 * @param where the page is
 * @param facts that stand above it: `version` of the documented contract, `3.8.1`; `changed`, the day of the page's last change, `2026-11-22`, left out
 *   where the history is not known
 * @returns Markdown without components, expressions and directives
 */
export function printPage(
  { title, description, tree }: ExportedPage,
  where: PagePlace,
  { version, changed }: { readonly version: string; readonly changed?: string | undefined },
): string {
  const index = siteAddress(where.place, PAGE_LIST_ROUTE);
  const facts = {
    title,
    canonical: siteAddress(where.place, where.route),
    ...(changed === undefined ? {} : { last_modified: changed }),
    contract_version: version,
  };
  const head: Root['children'] = [
    { type: 'heading', depth: 1, children: [text(title)] },
    paragraph(description),
    paragraph('All pages: ', link(index, index)),
  ];
  const content = withRepeatedLinks(toPlain(tree, where));
  const printed = printer.stringify({ type: 'root', children: [...head, ...content.children] });
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${printed}`;
}
