/**
 * What a page and its Markdown twin have to agree in, read from each by itself. White space is left out of everything but code blocks:
 * both may break lines.
 */
import { load } from 'cheerio';
import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { BuiltPage } from './site';

export interface Contents {
  readonly headings: string[];
  /** Tables, rows, cells. */
  readonly tables: string[][][];
  readonly codeBlocks: string[];
  readonly inlineCode: string[];
  /** Full addresses, in order. */
  readonly links: string[];
}

const packed = (text: string): string => text.replaceAll(/[\s\u200B]+/g, '');

/** Highlighted code by name of the example and id of the language. */
type Samples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The address and the body of a cURL call: the rest is that of the first one. */
function differing(call: string): string {
  const end = call.indexOf("\n}'\n");
  if (!call.includes("\nbody='{\n") || end < 0) return call;
  return `${call.slice(call.indexOf('endpoint='), end)}\n}'\n# Sent as in the first sample`;
}

/**
 * @param page a built page
 * @param address its full address, against which links are resolved
 * @param read gives the text of a file of the site: samples in other languages than the first are in files
 */
export function contentsOfPage(
  { html }: BuiltPage,
  address: string,
  read: (file: string) => string,
): Contents {
  const $ = load(html, { scriptingEnabled: false });
  const content = $('.theme-doc-markdown');
  // A tool, and a link to one, is of no use in a text.
  content.find('.hash-link, button, [data-needs-script]').remove();
  // What repeats a part of the page: the facts as chips, links to parts, and the files whose code is printed.
  content
    .find(
      '[class^="chips_"], nav[aria-label="Parts of this guide"], nav[aria-label="Direction of payments"], nav[data-since], a[download][href^="/clients/"]',
    )
    .remove();
  // A row's link to itself is there to be copied.
  content.find('tr[id]').each((_i, row) => {
    $(row)
      .find('a')
      .filter((_j, link) => $(link).attr('href') === `#${$(row).attr('id') ?? ''}`)
      .removeAttr('href');
  });
  // A row that is indented below its object has the whole path as its title, which the twin prints.
  content.find('td a[title] > code').each((_i, name) => {
    $(name).text($(name).parent().attr('title') ?? '');
  });
  // A twin has the column of samples where its reader has met the fields: before the errors.
  content.find('#errors').before(content.find('[data-sample-column]'));
  const texts = (selector: string) =>
    content
      .find(selector)
      .toArray()
      .map((element) => packed($(element).text()));
  const sets = content.find('[data-file][data-example]');
  /**
   * What the twin prints for a block of code. The first set of samples comes in every language, but in a guide in that of the page; a further
   * one says what differs.
   */
  const printed = (block: ReturnType<typeof $>): string[] => {
    const set = block.closest('[data-file][data-example]');
    const [file, example] = [set.attr('data-file'), set.attr('data-example')];
    if (!file || !example) return [block.text()];
    if (!set.is(sets.first())) return [differing(block.text())];
    if (file.startsWith('/samples/services/')) return [block.text()];
    const samples = (JSON.parse(read(file)) as Samples)[example] ?? {};
    return [block.text(), ...Object.values(samples).map((code) => load(code).text())];
  };
  return {
    headings: texts('h1, h2, h3, h4'),
    tables: content
      .find('table')
      .toArray()
      .map((table) =>
        $(table)
          .find('tr')
          .toArray()
          .map((row) =>
            $(row)
              .find('th, td')
              .toArray()
              .map((cell) => packed($(cell).text())),
          ),
      ),
    codeBlocks: content
      .find('pre')
      .toArray()
      .flatMap((block) => printed($(block))),
    inlineCode: texts('code:not(pre code)'),
    links: content
      .find('a[href]')
      .toArray()
      .map((link) => new URL($(link).attr('href') ?? '', address).href),
  };
}

/** Text of a node as a reader of the Markdown sees it, without HTML elements. */
function textOf(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** @returns the same of the twin, and the HTML elements that it uses */
export function contentsOfTwin(markdown: string): Contents & { readonly elements: Set<string> } {
  const found: Contents = { headings: [], tables: [], codeBlocks: [], inlineCode: [], links: [] };
  const elements = new Set<string>();
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(markdown);
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    addresses.set(identifier, url);
  });
  visit(tree, (node) => {
    if (node.type === 'heading') found.headings.push(packed(textOf(node)));
    if (node.type === 'table') {
      found.tables.push(node.children.map((row) => row.children.map((cell) => packed(textOf(cell)))));
    }
    if (node.type === 'code') found.codeBlocks.push(node.value);
    if (node.type === 'inlineCode') found.inlineCode.push(packed(node.value));
    if (node.type === 'link') found.links.push(node.url);
    if (node.type === 'linkReference')
      found.links.push(addresses.get(node.identifier) ?? `no address for ${node.identifier}`);
    if (node.type === 'html') elements.add(node.value);
  });
  return { ...found, elements };
}
