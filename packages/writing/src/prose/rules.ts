/**
 * In: the text of a page. Out: what an editor would say about it, each remark with its line and a better way. Remarks of level `error`
 * stop the checks; `advice` is for the writer to weigh. Codes, tables of contents and links are the build's business, not this one's.
 */
import type { Heading, Link, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { bareCodes } from '@gateway-docs/site-data/cross-references';
import { APHORISMS, HEDGES, INVERSIONS, NOUNS_FOR_VERBS, RESPONSES, TRANSLATED_WORDS } from './plain-english';
import { ADVICE_WORDS, FILLER, LINK_TEXTS, TERMS } from './words';

export interface Finding {
  readonly line: number;
  readonly level: 'error' | 'advice';
  readonly text: string;
}

/** One rule: looks at the tree of a page and tells what it finds. */
type Rule = (tree: Root) => Finding[];

/** Lists are the business of the build; a single code is known by the word before it. */
const NO_CODES = { error: new Map(), status: new Map(), reason: new Map() };

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

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

function words(
  list: readonly (readonly [pattern: RegExp, instead: string])[],
  level: Finding['level'],
): Rule {
  return (tree) => {
    const findings: Finding[] = [];
    visit(tree, ['text', 'yaml'], (node) => {
      if (!('value' in node)) return;
      const text = node.type === 'yaml' ? descriptionIn(node.value) : node.value;
      const prose = text.replace(INLINE_REFERENCE, ' ').replace(/\s+/g, ' ');
      for (const [pattern, instead] of list) {
        for (const [found] of prose.matchAll(new RegExp(pattern, `${pattern.flags}g`)))
          findings.push({ line: lineOf(node), level, text: `"${found}": ${instead}` });
      }
    });
    return findings;
  };
}

/** A code as bare words goes unnoticed when its row goes; headings and links have words of their own. */
const bareCode: Rule = (tree) => {
  const findings: Finding[] = [];
  visit(tree, 'text', (node, _index, parent) => {
    if (parent?.type === 'heading' || parent?.type === 'link') return;
    const [found] = bareCodes(node.value, NO_CODES);
    if (found)
      findings.push({
        line: lineOf(node),
        level: 'advice',
        text: `"${found.found}": on a page write ${found.instead.slice(found.instead.indexOf('{'))}, which links the code and knows that it exists`,
      });
  });
  return findings;
};

/** The first heading is a `##`, so that no `###` stands under nothing. */
const headingOrder: Rule = (tree) => {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  return headings[0]?.depth === 3
    ? [
        {
          line: lineOf(headings[0]),
          level: 'error',
          text: 'the first heading is a ###; put a ## above it, so that the table of contents has a place for it',
        },
      ]
    : [];
};

/** Readers of a screen reader hear links one after another: each must say where it leads. */
const linkText: Rule = (tree) => {
  const findings: Finding[] = [];
  visit(tree, 'link', (node: Link) => {
    const text = plainText(node).trim().toLowerCase();
    if (LINK_TEXTS.has(text)) {
      findings.push({
        line: lineOf(node),
        level: 'error',
        text: `the link "${text}" does not say where it leads; use the name of the page or of the thing: [Test cards](/reference/test_cards)`,
      });
    }
  });
  return findings;
};

const MAX_SENTENCE = 30;

const sentencesOf = (node: Nodes): string[] =>
  plainText(node)
    .replace(INLINE_REFERENCE, ' ')
    .split(/(?<=[.!?]["”)]?)\s+/);

/** Two purposes in one sentence: the reader no longer knows which follows from which. */
const purposeChains: Rule = (tree) => {
  const findings: Finding[] = [];
  visit(tree, ['paragraph', 'tableCell'], (node) => {
    for (const sentence of sentencesOf(node)) {
      if (/\bso that\b.*\b(so that|, so)\b/.test(sentence)) {
        findings.push({
          line: lineOf(node),
          level: 'error',
          text: `"so that" twice in "${sentence.slice(0, 40)}…"; write two sentences`,
        });
      }
    }
  });
  return findings;
};

/** A long sentence is read twice, most of all in a second language. */
const sentenceLength: Rule = (tree) => {
  const findings: Finding[] = [];
  visit(tree, ['paragraph', 'tableCell'], (node) => {
    for (const sentence of sentencesOf(node)) {
      const count = sentence.split(/\s+/).filter(Boolean).length;
      if (count > MAX_SENTENCE) {
        findings.push({
          line: lineOf(node),
          level: 'error',
          text: `a sentence of ${count} words ("${sentence.slice(0, 40)}…"); two short ones are read once`,
        });
      }
    }
  });
  return findings;
};

const RULES: readonly Rule[] = [
  words(FILLER, 'error'),
  words(TERMS, 'error'),
  words(ADVICE_WORDS, 'advice'),
  words(RESPONSES, 'error'),
  words(TRANSLATED_WORDS, 'error'),
  words(INVERSIONS, 'error'),
  words(NOUNS_FOR_VERBS, 'error'),
  words(APHORISMS, 'error'),
  words(HEDGES, 'error'),
  purposeChains,
  headingOrder,
  linkText,
  bareCode,
  sentenceLength,
];

/**
 * @param tree the page as Markdown; front matter and directives stay what they are
 * @returns remarks in the order of lines
 */
export function findingsIn(tree: Root): Finding[] {
  return RULES.flatMap((rule) => rule(tree)).sort((a, b) => a.line - b.line);
}
