/**
 * Which words of a text to mark for a result: the forms of the terms that the query found on that page. They travel in the
 * link to the target page, so the page needs neither the index nor a stemmer.
 */
import { FIELD, HEAD_FIELDS, MAX_COUNT } from './index/format';
import { postingsOf } from './index/postings';
import type { SearchIndex } from './index/search-index';

const MAX_MARKS = 12;

/**
 * @param index head, or head and body
 * @param terms candidates of the query, the most important first
 * @returns a function from a page to the word forms to mark on it
 */
export function markFinder(index: SearchIndex, terms: readonly number[]): (page: number) => string[] {
  const forms = formsOf(index, new Set(terms));
  const pages = new Map(terms.map((term) => [term, pagesOf(index, term)]));
  return (page) => {
    const found = terms.filter((term) => pages.get(term)?.has(page));
    return found.flatMap((term) => forms.get(term) ?? []).slice(0, MAX_MARKS);
  };
}

function formsOf(index: SearchIndex, terms: ReadonlySet<number>): Map<number, string[]> {
  const byTerm = new Map<number, string[]>();
  for (const { forms, terms: termOf } of index.dictionaries) {
    termOf.forEach((term, i) => {
      if (terms.has(term)) byTerm.set(term, [...(byTerm.get(term) ?? []), forms[i] ?? '']);
    });
  }
  return byTerm;
}

/** Keywords and addresses lead to a page; they are not on it. */
function isShown(field: number): boolean {
  return field !== FIELD.keywords && field !== FIELD.url;
}

/** Pages on which a term can be seen. */
function pagesOf(index: SearchIndex, term: number): Set<number> {
  const pages = new Set<number>();
  const addSection = (section: number) => pages.add(index.sections[section]?.page ?? 0);
  for (const posting of postingsOf(index.head, term)) {
    if (isShown(posting % HEAD_FIELDS)) addSection(Math.floor(posting / HEAD_FIELDS));
  }
  if (index.body === undefined) return pages;
  for (const posting of postingsOf(index.body.postings, term)) addSection(Math.floor(posting / MAX_COUNT));
  return pages;
}
