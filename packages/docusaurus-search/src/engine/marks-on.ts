/**
 * Which words of a text to mark for a result: the forms of the terms that the query found on that page. They travel in the link to
 * the target page, so the page needs neither the index nor a stemmer.
 */
import { memo } from '@gateway-docs/kit';
import { FIELD, FIELDS } from '../format/format';
import { dictionariesWith, postingsOfTerm, shardOfTerm, type SearchIndex } from '../format/search-index';
import type { Plan } from './clause';

const MAX_MARKS = 12;
/** Words that say little are not marked: those of less than this share of the heaviest clause. */
const IMPORTANT = 0.25;

/** Keywords, addresses and tasks lead to a page; they are not on it. */
const SHOWN: ReadonlySet<number> = new Set([
  FIELD.title,
  FIELD.description,
  FIELD.shortHeading,
  FIELD.heading,
  FIELD.subject,
  FIELD.rowName,
]);

/**
 * @param index the index with the shards of the plan
 * @returns a function from a page to the word forms to mark on it, the best match of each word first
 */
export function marksOn(index: SearchIndex, { clauses }: Plan): (page: number) => string[] {
  const looked = clauses.filter(({ expansions }) => expansions.length > 0);
  const heaviest = Math.max(0, ...looked.map(({ weight }) => weight));
  const qualities = new Map<number, number>();
  for (const { weight, expansions } of looked) {
    if (weight < heaviest * IMPORTANT) continue;
    for (const { terms, quality } of expansions) {
      // A request is no signature, although what others call so is the request format here. Words of a phrase that was typed have clauses of their own.
      const [term, ...others] = terms;
      if (term === undefined || others.length > 0) continue;
      qualities.set(term, Math.max(quality, qualities.get(term) ?? 0));
    }
  }
  const terms = [...qualities].sort(([, a], [, b]) => b - a).map(([term]) => term);
  const pages = new Map(terms.map((term) => [term, pagesOf(index, term)]));
  const formsOfTerm = memo((term: number) => formsOf(index, term));
  return (page) =>
    terms
      .filter((term) => pages.get(term)?.has(page))
      .flatMap(formsOfTerm)
      .slice(0, MAX_MARKS);
}

const formsOf = (index: SearchIndex, term: number): string[] =>
  dictionariesWith(index, shardOfTerm(index, term)).flatMap(({ forms, terms }) =>
    forms.filter((_, i) => terms[i] === term),
  );

/** Pages on which a term can be seen. */
function pagesOf(index: SearchIndex, term: number): Set<number> {
  const pages = new Set<number>();
  for (const posting of postingsOfTerm(index, term)) {
    const field = posting % FIELDS;
    const anchor = Math.floor(posting / FIELDS);
    if (field < FIELD.text && !SHOWN.has(field)) continue;
    pages.add(index.pageOf[anchor] ?? 0);
    const older = index.sharedWith.get(anchor);
    if (older !== undefined) pages.add(index.pageOf[older] ?? 0);
  }
  return pages;
}
