/**
 * In: pages with sections and rows, keywords per route, groups of synonyms. Out: the packed index (format.ts). The same pages
 * give the same bytes: everything is ordered by the pages and by code unit, never by time or locale.
 */
import { packDictionary } from '../../search/index/dictionary';
import { FIELD, FORMAT, HEAD_FIELDS, MAX_COUNT, SUBJECT } from '../../search/index/format';
import type { Field, PackedBody, PackedHead, PackedTexts } from '../../search/index/format';
import { packPostings } from '../../search/index/postings';
import { isStopWord, joinedKey, keysOf, stem } from '../../search/tokens';
import { splitWords } from '../../search/words';
import type { Page, Row } from './stock-index';
import { TermCollector } from './term-collector';

export interface PackInput {
  readonly pages: readonly Page[];
  /** Further keywords of a route. */
  readonly keywordsOf: (url: string) => readonly string[];
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/** Characters of text in one file: some 30 kB on the line. */
const SHARD_LENGTH = 120_000;

/** File names depend on contents, so the writer fills them in. */
export interface Packed {
  readonly head: Omit<PackedHead, 'body'>;
  readonly body: Omit<PackedBody, 'textFiles'>;
  /** One for each text file. */
  readonly texts: readonly PackedTexts[];
}

/** @returns the packed index of the pages */
export function pack({ pages, keywordsOf, synonyms }: PackInput): Packed {
  const head = collectHead(pages, keywordsOf);
  const { body, lengths } = collectBody(pages);
  const rows = pages.flatMap((page, number) => page.rows.map((row) => ({ number, ...row })));
  const pagesWith = (root: string) => new Set([...head.pagesWith(root), ...body.pagesWith(root)]).size;
  const terms = new Map<string, number>();
  const shards = shardsOf(pages);
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
      postings: packPostings(headTerms.map((root) => head.sectionsOf(root))),
      synonyms: synonyms.map((group) => [...new Set(group.map((word) => stem(joinedKey(word))))]),
    },
    body: {
      format: FORMAT,
      rowPages: rows.map(({ number }) => number),
      rowHashes: rows.map(({ hash }) => hash),
      rowTitles: rows.map(({ subject, name }) => (name === '' ? subject : `${subject} · ${name}`)),
      lengths,
      dictionary: bodyDictionary,
      postings: packPostings([...terms.keys()].map((root) => body.countedSectionsOf(root))),
      textFileOf: shards.flatMap((numbers, file) => numbers.map(() => file)),
    },
    texts: shards.map((numbers) => textsOf(pages, numbers)),
  };
}

/** Numbers of the pages whose texts share a file: neighbours, up to SHARD_LENGTH. */
function shardsOf(pages: readonly Page[]): number[][] {
  const shards: number[][] = [];
  let length = SHARD_LENGTH;
  pages.forEach(({ sections }, page) => {
    if (length >= SHARD_LENGTH) {
      shards.push([]);
      length = 0;
    }
    shards.at(-1)?.push(page);
    length += sections.reduce((sum, { text }) => sum + text.length, 0);
  });
  return shards;
}

function textsOf(pages: readonly Page[], numbers: readonly number[]): PackedTexts {
  return Object.fromEntries(
    numbers.map((page) => [page, (pages[page]?.sections ?? []).map(({ text }) => text)]),
  );
}

/** Titles, addresses, descriptions, keywords and headings. */
function collectHead(pages: readonly Page[], keywordsOf: PackInput['keywordsOf']): TermCollector {
  const collector = new TermCollector();
  let index = 0;
  pages.forEach(({ url, title, description, keywords, sections }, page) => {
    const add = (field: Field, text: string) => {
      keysOf(text).forEach((key) => collector.add(key, page, index * HEAD_FIELDS + field));
    };
    add(FIELD.title, title);
    add(FIELD.url, url);
    add(FIELD.description, description);
    add(FIELD.keywords, [keywords, ...keywordsOf(url)].join(', '));
    for (const section of sections) {
      add(FIELD.heading, section.title);
      index += 1;
    }
  });
  return collector;
}

/** Texts without the words that say nothing, with the number of words of each; and rows. */
function collectBody(pages: readonly Page[]): { body: TermCollector; lengths: number[] } {
  const body = new TermCollector();
  const lengths: number[] = [];
  pages.forEach(({ sections }, page) => {
    for (const { text } of sections) {
      const keys = keysOf(text);
      const posting = lengths.length * MAX_COUNT;
      keys.filter((key) => !isStopWord(key)).forEach((key) => body.add(key, page, posting));
      lengths.push(keys.length);
    }
  });
  let index = lengths.length;
  pages.forEach(({ rows }, page) => {
    for (const row of rows) {
      const subjects = subjectKeys(row);
      const others = keysOf(`${row.subject} ${row.name}`).filter((key) => !subjects.has(key));
      for (const key of subjects) body.add(key, page, index * MAX_COUNT, SUBJECT + 1);
      for (const key of new Set(others)) body.add(key, page, index * MAX_COUNT);
      index += 1;
    }
  });
  return { body, lengths };
}

/** What a row is asked for by: its subject, whole, and its anchor, which is the id of a scenario or a field. */
function subjectKeys({ subject, hash }: Row): Set<string> {
  const wholes = splitWords(subject).flatMap(({ key, runs }) => [key, ...runs]);
  return new Set([...wholes, joinedKey(hash)]);
}
