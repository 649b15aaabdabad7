/**
 * In: pages with sections and rows, keywords per route, groups of synonyms. Out: the packed index (format.ts). The same pages
 * give the same bytes: everything is ordered by the pages and by code unit, never by time or locale.
 */
import { packDictionary } from '../../search/index/dictionary';
import { FIELD, FORMAT, HEAD_FIELDS, MAX_COUNT } from '../../search/index/format';
import type { Field, PackedBody, PackedHead, PackedTexts } from '../../search/index/format';
import { packPostings } from '../../search/index/postings';
import { isStopWord, joinedKey, keysOf, stem } from '../../search/tokens';
import type { Page } from './stock-index';
import { TermCollector } from './term-collector';

export interface PackInput {
  readonly pages: readonly Page[];
  /** Further keywords of a route. */
  readonly keywordsOf: (url: string) => readonly string[];
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/** File names depend on contents, so the writer fills them in. */
export interface Packed {
  readonly head: Omit<PackedHead, 'body'>;
  readonly body: Omit<PackedBody, 'texts'>;
  readonly texts: readonly PackedTexts[];
}

/** @returns the packed index of the pages */
export function pack({ pages, keywordsOf, synonyms }: PackInput): Packed {
  const head = collectHead(pages, keywordsOf);
  const body = collectBody(pages);
  const rows = pages.flatMap((page, number) => page.rows.map((row) => ({ number, ...row })));
  const pagesWith = (root: string) => new Set([...head.pagesWith(root), ...body.pagesWith(root)]).size;
  const terms = new Map<string, number>();
  const headDictionary = packDictionary(head.entries(), terms, pagesWith);
  const headTerms = [...terms.keys()];
  const bodyEntries = body.entries().filter(({ form }) => !head.has(form));
  const bodyDictionary = packDictionary(bodyEntries, terms, pagesWith);
  return {
    head: {
      format: FORMAT,
      u: pages.map(({ url }) => url),
      t: pages.map(({ title }) => title),
      d: pages.map(({ description }) => description),
      b: pages.map(({ breadcrumbs }) => breadcrumbs),
      s: pages.map(({ sections }) => sections.slice(1).map(({ title }) => title)),
      h: pages.map(({ sections }) => sections.slice(1).map(({ hash }) => hash)),
      dictionary: headDictionary,
      postings: packPostings(headTerms.map((root) => head.placesOf(root))),
      synonyms: synonyms.map((group) => [...new Set(group.map((word) => stem(joinedKey(word))))]),
    },
    body: {
      format: FORMAT,
      rowPages: rows.map(({ number }) => number),
      rowHashes: rows.map(({ hash }) => hash),
      rowTitles: rows.map(({ title }) => title),
      lengths: pages.flatMap(({ sections }) => sections.map(({ text }) => keysOf(text).length)),
      dictionary: bodyDictionary,
      postings: packPostings([...terms.keys()].map((root) => body.countedPlacesOf(root))),
    },
    texts: pages.map(({ sections }) => sections.map(({ text }) => text)),
  };
}

/** Titles, addresses, descriptions, keywords and headings. */
function collectHead(pages: readonly Page[], keywordsOf: PackInput['keywordsOf']): TermCollector {
  const collector = new TermCollector();
  let place = 0;
  pages.forEach(({ url, title, description, keywords, sections }, page) => {
    const add = (field: Field, text: string) => {
      keysOf(text).forEach((key) => collector.add(key, page, place * HEAD_FIELDS + field));
    };
    add(FIELD.title, title);
    add(FIELD.url, url);
    add(FIELD.description, description);
    add(FIELD.keywords, [keywords, ...keywordsOf(url)].join(', '));
    for (const section of sections) {
      add(FIELD.heading, section.title);
      place += 1;
    }
  });
  return collector;
}

/** Texts without the words that say nothing, and rows. */
function collectBody(pages: readonly Page[]): TermCollector {
  const collector = new TermCollector();
  let place = 0;
  const add = (key: string, page: number) => collector.add(key, page, place * MAX_COUNT);
  pages.forEach(({ sections }, page) => {
    for (const { text } of sections) {
      keysOf(text)
        .filter((key) => !isStopWord(key))
        .forEach((key) => add(key, page));
      place += 1;
    }
  });
  pages.forEach(({ rows }, page) => {
    for (const { title } of rows) {
      keysOf(title).forEach((key) => add(key, page));
      place += 1;
    }
  });
  return collector;
}
