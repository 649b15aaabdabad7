/**
 * In: the tree of a page before expansion. Out: nothing, or messages of the file. Content may import partials only, use only the
 * components below, and pass them strings: everything else would hide text from search, links checks and the export. A page
 * with a place of its template left is not finished.
 */
import type { Root, Definition, Link } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isPicture, oneWay } from '@gateway-docs/pictures';
import { explainPlaceholders, findPlaceholders } from '@gateway-docs/kit/yaml';
import { checkCode } from './check-code';
import { nodesIn } from './mdast';
import { allComponents } from './mdast/page-components';
import { suggest } from '@gateway-docs/kit';

/** `pathname` is Docusaurus' word for a file of this site that is no page. */
const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel', 'pathname'];

/** What stands before the colon; a host without a scheme takes the one of the page. */
function schemeOf(address: string): string | undefined {
  if (address.startsWith('//')) return 'https';
  return /^(?<scheme>[a-z][a-z0-9+.-]*):/i.exec(address)?.groups?.scheme?.toLowerCase();
}

/** A long address is known by its start. */
const shown = (address: string): string => (address.length > 60 ? `${address.slice(0, 60)}…` : address);

/** A link that readers could not use: a browser does not open an address such as `data:` from a link. Pictures have a step of their own. */
function checkLink(node: Link | Definition, file: VFile): void {
  const scheme = schemeOf(node.url);
  if (scheme === undefined || LINK_SCHEMES.includes(scheme)) return;
  file.message(
    `A link leads to a page (/callbacks), to an anchor (#retries), or to an address with ` +
      `${LINK_SCHEMES.map((name) => `${name}:`).join(', ')}. Found: ${shown(node.url)}`,
    node,
  );
}

/** Components that writers may use. */
const COMPONENTS = allComponents.flatMap(([tag, { forWriters }]) => (forWriters ? [tag] : []));
/** HTML elements without a Markdown form. */
const ELEMENTS = ['br', 'kbd', 'sub', 'sup', 'details', 'summary'];

const PARTIAL = /(^|\/)(_partials\/[^/]+|_[^/]+)\.mdx$/;
/** Other ways to show a picture, of HTML and of Docusaurus. */
const PICTURES = ['img', 'picture', 'figure', 'Image', 'ThemedImage'];
const IMPORT = /^import\s+(?<name>[A-Z]\w*)\s+from\s+['"](?<source>[^'"]+)['"];?$/;

/** Names of the partials that the page imports. */
function importedPartials(tree: Root, file: VFile): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const line of node.value.split('\n').filter((item) => item.trim() !== '')) {
      const match = IMPORT.exec(line.trim());
      if (isPicture(match?.groups?.source ?? '')) file.message(oneWay(line.trim()), node);
      else if (!match?.groups?.name || !PARTIAL.test(match.groups.source ?? '')) {
        file.message(
          `A page may only import partials, one a line: import Name from './_partials/name.mdx'. Found: ${line.trim()}`,
          node,
        );
      } else names.push(match.groups.name);
    }
  });
  return names;
}

function checkElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  partials: readonly string[],
  file: VFile,
): void {
  const name = node.name ?? '';
  if (PICTURES.includes(name)) {
    file.message(oneWay(`<${name}>`), node);
    return;
  }
  const existing = [...COMPONENTS, ...partials, ...ELEMENTS];
  if (!existing.includes(name)) file.message(`Unknown component <${name}>. ${suggest(name, existing)}`, node);
  for (const { type, value } of node.attributes)
    if (type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null))
      file.message(`<${name}> takes plain strings as properties: name="value", not braces.`, node);
}

function checkPlaceholders(file: VFile): void {
  const [first, ...rest] = findPlaceholders(String(file));
  if (first) file.message(explainPlaceholders(first, rest), { line: first.line, column: 1 });
}

/** Checks places, imports, components and links of a page, and its code; each mistake becomes a message with its line. */
export function checkPage(tree: Root, file: VFile): void {
  checkPlaceholders(file);
  const partials = importedPartials(tree, file);
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      checkElement(node, partials, file);
    if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3) {
      file.message(
        `Headings are ## and ### only: the title is in the front matter, and the table of contents and the search know no ` +
          `others. Found a heading of level ${node.depth}.`,
        node,
      );
    }
  });
  for (const node of nodesIn(tree))
    if (node.type === 'link' || node.type === 'definition') checkLink(node, file);
  checkCode(tree, file);
}
