/**
 * The sets of queries measure the search only while nothing was written for them: neither a query of three words or more nor four
 * words of it in a row stand in what is written for searchers. Words such as "the" and "for" are left out on both sides, so that
 * another article does not hide a copy.
 */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadThesaurus } from '@gateway-docs/docusaurus-search/words';
import { THESAURUS } from '../../../src/search/words';
import { demoSite } from '@gateway-docs/contract/tests';
import { isStopWord, splitWords } from '@gateway-docs/docusaurus-search/engine';
import { QUERY_SETS, querySet } from '@gateway-docs/docusaurus-search/measure';

const root = path.resolve(__dirname, '../../..');
/** Shorter queries are terms of the field, which everybody writes. */
const SHORTEST = 3;
const LONGEST_RUN = 4;

function tellingWords(text: string): string[] {
  return splitWords(text)
    .map(({ key }) => key)
    .filter((key) => !isStopWord(key));
}

/** A text as its words with blanks around each. */
function spaced(text: string): string {
  return ` ${tellingWords(text).join(' ')} `;
}

/** @returns what of a query may stand nowhere: all of three words, and of longer ones each four in a row */
function runsOf(query: string): string[] {
  const keys = tellingWords(query);
  if (keys.length < SHORTEST) return [];
  const length = Math.min(keys.length, LONGEST_RUN);
  return Array.from(
    { length: keys.length - length + 1 },
    (_, i) => ` ${keys.slice(i, i + length).join(' ')} `,
  );
}

/** @returns the phrases of which one has a run of the query */
function copiesOf(query: string, phrases: readonly string[]): string[] {
  const runs = runsOf(query);
  return phrases.filter((phrase) => runs.some((run) => phrase.includes(run)));
}

const written = {
  thesaurus: loadThesaurus(root, THESAURUS).flatMap(({ site, others }) => [...site, ...others]),
  tasks: [...demoSite.pages.values()].flatMap(({ tasks }) =>
    Object.values(tasks ?? {}).flatMap((list) => list.split(',')),
  ),
};
const queries = QUERY_SETS.flatMap(querySet).map(({ q }) => q);

describe('the queries that the search is measured by', () => {
  it.each(Object.entries(written))('are not copied into the %s', (_, list) => {
    expect(list.length).toBeGreaterThan(100);
    const phrases = list.map(spaced);
    const copied = queries.flatMap((query) => copiesOf(query, phrases).map((phrase) => ({ query, phrase })));
    expect(copied).toEqual([]);
  });

  it('would be found there', () => {
    expect(copiesOf('refund half order', [spaced('refund half of the order')])).toHaveLength(1);
    expect(
      copiesOf('please refund a buyer half of it twice', [spaced('refund buyer half twice')]),
    ).toHaveLength(1);
    expect(copiesOf('refund buyer', [spaced('refund buyer half twice')])).toEqual([]);
    expect(copiesOf('refund buyer half', [spaced('refund buyer halfway')])).toEqual([]);
  });
});
