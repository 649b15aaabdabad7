/**
 * In: the repository. Out: the sentences that readers see though no page has them: texts of `api/` and `data/`, and messages of the
 * diagrams. Each is a Markdown tree whose nodes have the line of the text in its file.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isPair, isScalar, LineCounter, parseDocument, visit as visitYaml, type Pair } from 'yaml';
import { listFiles } from '@gateway-docs/kit/files';
import { readPage } from './read';

/** Bodies that are compared byte by byte, and words that only searchers type. */
const NOT_PROSE = ['api/shared/examples/', 'data/search/', 'data/operator.yaml'];

/** What others wrote (sources, names), what programs read, and other languages. */
const NOT_ENGLISH_TEXT = new Set([
  ...['sources', 'address', 'local_names', 'keywords', 'names', 'ru', 'es', 'pt', 'zh', 'en'],
  ...['example', 'examples', 'near_misses', 'regex', 'pattern', 'sample', 'enum', 'const', 'default', '$ref'],
]);

/** Three words are a name or a label; a sentence has more. */
const MIN_WORDS = 4;

const isSentence = (text: string): boolean => text.split(/\s+/).length >= MIN_WORDS && /[a-z]{2} /.test(text);

/** All nodes at one line, so that a finding names the line of the file and not of the text. */
function treeAt(text: string, line: number): Root {
  const tree = readPage(text);
  const point = { line, column: 1 };
  visit(tree, (node) => {
    node.position = { start: point, end: point };
  });
  return tree;
}

const keyOf = (pair: Pair): string => (isScalar(pair.key) ? String(pair.key.value) : '');

/** A shop asks its payer politely; this documentation tells its reader what to do. */
const isToPayers = (parent: unknown): boolean => isPair(parent) && keyOf(parent) === 'payer_text';

/**
 * @param source a YAML file
 * @returns one tree for each string that is a sentence of ours
 */
export function textsOfYaml(source: string): Root[] {
  const lines = new LineCounter();
  const trees: Root[] = [];
  visitYaml(parseDocument(source, { lineCounter: lines }), {
    Pair: (_key, pair) => (NOT_ENGLISH_TEXT.has(keyOf(pair)) ? visitYaml.SKIP : undefined),
    Scalar: (key, { value, range }, ancestors) => {
      if (key === 'key' || typeof value !== 'string' || !isSentence(value)) return;
      const line = lines.linePos(range?.[0] ?? 0).line;
      trees.push(treeAt(isToPayers(ancestors.at(-1)) ? value.replace(/\bplease\b/gi, '') : value, line));
    },
  });
  return trees;
}

/**
 * @param source a diagram, one message or note on each line
 * @returns one tree for each line that has a text of ours
 */
export function textsOfDiagram(source: string): Root[] {
  return source.split('\n').flatMap((row, index) => {
    const text = /(?:: | as |^\s*(?:alt|else|and|par|opt) )(.*)$/.exec(row)?.[1] ?? '';
    return row.trimStart().startsWith('%%') || !isSentence(text) ? [] : [treeAt(text, index + 1)];
  });
}

/**
 * @param root absolute path of the repository
 * @returns path and trees of every file of `api/` and `data/` that has sentences
 */
export function readTexts(root: string): { file: string; trees: Root[] }[] {
  return ['api', 'data']
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.(yaml|json|mmd)$/.test(file) && !NOT_PROSE.some((start) => file.startsWith(start)))
    .map((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return { file, trees: file.endsWith('.mmd') ? textsOfDiagram(source) : textsOfYaml(source) };
    });
}
