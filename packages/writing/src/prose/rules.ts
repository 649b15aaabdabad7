/**
 * In: the text of a page. Out: what an editor would say about it, each remark with its line and a better way. Remarks of level `error`
 * stop the checks; `advice` is for the writer to weigh. Codes, tables of contents and links are the build's business, not this one's.
 */
import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { bareCodes } from '@gateway-docs/site-data/cross-references';
import { advice, errors, link_texts as linkTexts, type Words } from './words';

export interface Finding {
  readonly line: number;
  readonly level: 'error' | 'advice';
  readonly text: string;
}

/** One rule: looks at a node of a page and says what is wrong with it. */
type Rule = (node: Nodes, parent: Parents | undefined) => readonly string[];

/** Lists are the business of the build; a single code is known by the word before it. */
const NO_CODES = { error: new Map(), status: new Map(), reason: new Map() };

/** Text that a writer wrote, without code: `simply` in a sample is nobody's filler. */
function plainText(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'code') return ' ';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** `{operator.support.email}` is a value of the profile, not a word of the page. */
const INLINE_REFERENCE = /\{[^}]*\}/g;

/** The description of a page is a sentence of ours; the other lines of front matter are settings and search words. */
const descriptionIn = (frontMatter: string): string =>
  /^description: *(.*(?:\n {2}.*)*)/m.exec(frontMatter)?.[1] ?? '';

const words =
  (list: Words): Rule =>
  (node) => {
    if (node.type !== 'text' && node.type !== 'yaml') return [];
    const text = node.type === 'yaml' ? descriptionIn(node.value) : node.value;
    const prose = text.replace(INLINE_REFERENCE, ' ').replace(/\s+/g, ' ');
    return list.flatMap(({ pattern, instead }) =>
      Array.from(prose.matchAll(pattern), ([found]) => `"${found}": ${instead}`),
    );
  };

/** A code as bare words goes unnoticed when its row goes; headings and links have words of their own. */
const bareCode: Rule = (node, parent) => {
  if (node.type !== 'text' || parent?.type === 'heading' || parent?.type === 'link') return [];
  return bareCodes(node.value, NO_CODES)
    .slice(0, 1)
    .map(
      ({ found, instead }) =>
        `"${found}": on a page write ${instead.slice(instead.indexOf('{'))}, which links the code and knows that it exists`,
    );
};

/** The first heading is a `##`, so that no `###` stands under nothing. */
const headingOrder: Rule = (node, parent) =>
  node.type === 'heading' &&
  node.depth === 3 &&
  parent?.type === 'root' &&
  parent.children.find(({ type }) => type === 'heading') === node
    ? ['the first heading is a ###; put a ## above it, so that the table of contents has a place for it']
    : [];

/** Readers of a screen reader hear links one after another: each must say where it leads. */
const linkText: Rule = (node) => {
  const text = node.type === 'link' ? plainText(node).trim().toLowerCase() : '';
  if (!linkTexts.includes(text)) return [];
  return [
    `the link "${text}" does not say where it leads; use the name of the page or of the thing: [Test cards](/reference/test_cards)`,
  ];
};

const MAX_SENTENCE = 30;

/** @param says what is wrong with a sentence; undefined where nothing is */
const sentences =
  (says: (sentence: string) => string | undefined): Rule =>
  (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return [];
    return plainText(node)
      .replace(INLINE_REFERENCE, ' ')
      .split(/(?<=[.!?]["”)]?)\s+/)
      .flatMap((sentence) => says(sentence) ?? []);
  };

/** Two purposes in one sentence: the reader no longer knows which follows from which. */
const purposeChains = sentences((sentence) =>
  /\bso that\b.*\b(so that|, so)\b/.test(sentence)
    ? `"so that" twice in "${sentence.slice(0, 40)}…"; write two sentences`
    : undefined,
);

/** A long sentence is read twice, most of all in a second language. */
const sentenceLength = sentences((sentence) => {
  const count = sentence.split(/\s+/).filter(Boolean).length;
  return count > MAX_SENTENCE
    ? `a sentence of ${count} words ("${sentence.slice(0, 40)}…"); two short ones are read once`
    : undefined;
});

const RULES: Readonly<Record<Finding['level'], readonly Rule[]>> = {
  error: [words(errors), purposeChains, headingOrder, linkText, sentenceLength],
  advice: [words(advice), bareCode],
};

/**
 * @param tree the page as Markdown; front matter and directives stay what they are
 * @returns remarks in the order of lines
 */
export function findingsIn(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 1;
    for (const level of ['error', 'advice'] as const)
      for (const rule of RULES[level])
        findings.push(...rule(node, parent).map((text) => ({ line, level, text })));
  });
  return findings.sort((a, b) => a.line - b.line);
}
