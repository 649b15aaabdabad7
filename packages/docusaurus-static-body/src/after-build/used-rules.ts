/**
 * In: a style sheet, and the HTML of a page. Out: the rules of the sheet that can apply to an element of that HTML, in whatever state it is.
 * Names of classes, ids and elements decide; attributes and pseudo-classes do not, because scripts, readers and media change them.
 */
import { generate, parse } from 'css-tree';
import { memo } from '@gateway-docs/kit';
import type { CssNode, List, Rule, Selector, StyleSheet } from 'css-tree';

/** Rules within rules: a page may have none of theirs. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer']);

/**
 * @param css text of a style sheet
 * @returns its tree, which is read once for all pages
 * @throws Error when it is none
 */
export function parseStyles(css: string): StyleSheet {
  const tree = parse(css, {
    parseCustomProperty: false,
    parseValue: false,
    onParseError: (error) => {
      throw error;
    },
  });
  if (tree.type !== 'StyleSheet') throw new Error('The style sheet of the site cannot be read.');
  return tree;
}

/**
 * @param styles the whole style sheet
 * @param html a page as it is served
 * @returns text of the rules that the page can use. All layers are named first, in the order of the whole sheet: it may follow, and layers
 * rule over one another in the order in which they are first named.
 */
export function usedRules(styles: StyleSheet, html: string): string {
  const names = namesIn(html);
  return (
    layerOrder(styles) +
    textOf(styles.children, (selector) => namesOf(selector).every((name) => names.has(name)))
  );
}

function textOf(nodes: List<CssNode>, isUsed: (selector: CssNode) => boolean): string {
  const texts = nodes.toArray().map((node) => {
    if (node.type === 'Rule') return ruleText(node, isUsed);
    if (node.type !== 'Atrule' || !node.block || !GROUPS.has(node.name)) return textOnce(node);
    const inside = textOf(node.block.children, isUsed);
    const prelude = node.prelude ? ` ${textOnce(node.prelude)}` : '';
    return inside === '' ? '' : `@${node.name}${prelude}{${inside}}`;
  });
  return texts.join('');
}

function ruleText({ prelude, block }: Rule, isUsed: (selector: CssNode) => boolean): string {
  if (prelude.type === 'Raw') return textOnce(prelude) + textOnce(block);
  const used = prelude.children.toArray().filter(isUsed);
  return used.length === 0 ? '' : used.map(textOnce).join(',') + textOnce(block);
}

/** Every page asks about the same nodes. */
const textOnce = memo((node: CssNode) => generate(node));

/** @returns names that an element, its ancestors and its siblings must have for the selector: `.class`, `#id`, `element` */
const namesOf = memo((selector: CssNode) => {
  // What stands in `:not()`, `:is()` and their like is no child of the selector itself, and need not be there.
  const parts = (selector as Selector).children.toArray();
  return parts.flatMap((part) => {
    if (part.type === 'ClassSelector') return `.${part.name}`;
    if (part.type === 'IdSelector') return `#${part.name}`;
    return part.type === 'TypeSelector' && part.name !== '*' ? part.name.toLowerCase() : [];
  });
});

const ATTRIBUTE = /\s(class|id)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const ELEMENT = /<([a-z][a-z\d-]*)/gi;

/** What looks like a name and is none, such as one in a sample of HTML, keeps a rule too many and does no harm. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, attribute, double, single, bare] of html.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare ?? '';
    if (attribute === 'id') names.add(`#${value}`);
    else for (const name of value.split(/\s+/)) names.add(`.${name}`);
  }
  for (const [, element = ''] of html.matchAll(ELEMENT)) names.add(element.toLowerCase());
  return names;
}

function layerOrder(styles: StyleSheet): string {
  const names = styles.children.toArray().flatMap((node) => {
    const isLayer = node.type === 'Atrule' && node.name === 'layer';
    return isLayer && node.prelude ? textOnce(node.prelude).split(',') : [];
  });
  return names.length === 0 ? '' : `@layer ${[...new Set(names)].join(',')};`;
}
