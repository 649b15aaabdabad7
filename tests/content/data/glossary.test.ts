// The glossary against what else knows its words: the headings of the pages, the prose that links terms, and the thesaurus of the search.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@gateway-docs/kit/files';
import { demoSite } from '@gateway-docs/contract/tests';
import { loadThesaurus } from '@gateway-docs/docusaurus-search/words';

const root = path.resolve(__dirname, '../../..');
const { tables, terms } = await demoSite.load();
const { rows } = tables.glossary;
const lower = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

/** Pages that teach, and have to link the terms that they introduce. */
const TEACHING = [
  ...[
    'first_payment',
    'request_format',
    'callbacks',
    'unknown_outcome',
    'security',
    'payment_page',
    'reports',
  ],
  ...['reference/transaction_statuses', 'reference/wallet_movements', 'services/acquiring_h2h'],
];

const linkedIn = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/\{term\(([a-z0-9-]+)/g)].map(
    ([, code = '']) => code,
  );

describe('the glossary', () => {
  it('names what others say, and never the term itself', () => {
    const same = rows.filter(({ term, also = [] }) => lower(also).includes(term.toLowerCase()));
    expect(same.map(({ term }) => term)).toEqual([]);
  });

  it('is linked by every page that teaches', () => {
    expect(TEACHING.filter((page) => linkedIn(`docs/${page}.mdx`).length === 0)).toEqual([]);
  });

  it('has some forty terms that pages link', () => {
    const pages = ['docs', 'cabinet'].flatMap((folder) => listFiles(root, folder));
    const linked = new Set(pages.filter((file) => file.endsWith('.mdx')).flatMap(linkedIn));
    expect([...linked].filter((code) => !terms.has(code))).toEqual([]);
    expect(linked.size).toBeGreaterThanOrEqual(38);
  });
});

describe('glossary and thesaurus of the search', () => {
  const concepts = loadThesaurus(root, 'data/search/thesaurus', ['en']);
  const termsByWords = new Map(rows.map((row) => [row.term.toLowerCase(), row]));

  /** The terms to which the search leads who types a word, where it leads to terms at all. */
  const termsFor = (word: string) =>
    concepts
      .filter(({ others }) => lower(others).includes(word.toLowerCase()))
      .flatMap(({ site }) => lower(site).flatMap((name) => termsByWords.get(name) ?? []));

  it('agree: a word that the search takes for a term is a name of that term here too', () => {
    const wrong = rows.flatMap(({ term, also = [] }) =>
      also.flatMap((word) => {
        const found = termsFor(word);
        const agrees = found.some(
          (other) => other.term === term || lower(other.also ?? []).includes(word.toLowerCase()),
        );
        return found.length === 0 || agrees
          ? []
          : [
              `"${word}" is ${term} in the glossary, and ${found.map((other) => other.term).join(', ')} in the thesaurus`,
            ];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
