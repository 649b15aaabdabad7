/**
 * In: pages with sections and rows, what is known of each page beside its text, and the synonyms of the thesaurus. Out: the packed
 * index (format.ts). The same pages give the same bytes: everything is ordered by the pages and by code unit, never by time or locale.
 */
import { memo } from '@gateway-docs/kit';
import { packDictionary } from '../format/dictionary';
import { FIELD, FIELDS, FORMAT } from '../format/format';
import type { AnchorText, PackedManifest, PackedWords } from '../format/format';
import { encodeWords } from '../format/front-coding';
import { encodeColumn } from '../format/number-column';
import { packSynonymGroups } from '../format/synonym-groups';
import { packShardStarts } from '../format/shard-starts';
import { isStopWord, keysOf, stem } from '../engine/tokens';
import { newestRoute, type Facets } from '../engine/facets';
import { isHan, type CutHan } from '../engine/han';
import { splitWords } from '../engine/words';
import { cutWords, cutPage } from './cut-chinese';
import { differences, sharedAnchors, type SharedAnchor } from './shared-anchors';
import { countLinks } from './links';
import { stretchesOf, trailsOf } from './page-file';
import type { PageWords } from './page-words';
import { addRow } from './row-keys';
import type { Page } from './page';
import type { SynonymWords } from '../words/thesaurus';
import { packShards } from './pack-shards';
import { taskKeys } from './task-keys';
import { TermCollector } from './term-collector';

export interface PackInput {
  readonly pages: readonly Page[];
  readonly wordsOf: (url: string) => PageWords;
  readonly synonyms: readonly SynonymWords[];
  readonly facets: Facets;
  /** How Chinese is cut into words; left out where it is not. */
  readonly cutHan?: CutHan | undefined;
}

/** Parts without the name of their release, which is made from the content of all. */
export interface Packed {
  readonly manifest: Omit<PackedManifest, 'release'>;
  readonly words: readonly Omit<PackedWords, 'release'>[];
  /** Per page the stretches of its anchors. */
  readonly texts: readonly (readonly (readonly AnchorText[])[])[];
}

/** @returns the packed index of the pages */
export function pack({ pages: shown, wordsOf, synonyms, facets, cutHan }: PackInput): Packed {
  const isCut = cutHan !== undefined;
  const pages = isCut ? shown.map((page) => cutPage(page, cutHan)) : shown;
  const pageWords = shown.map(({ url }) => (isCut ? cutWords(wordsOf(url), cutHan) : wordsOf(url)));
  const anchors = anchorsOf(pages);
  const shared = sharedAnchors(pages, anchors, facets.versions);
  const manifest = collectManifest(pages, pageWords, anchors);
  const phrases = synonyms.map((group) => packable(group, manifest));
  const texts = collectTexts(pages, anchors, shared, facets.versions);
  // A query in Chinese is cut before any shard is here, so the manifest has every word that it may be cut into.
  for (const { form } of texts.entries()) if (isHan(form)) manifest.addForm(form);
  const entries = manifest.entries();
  const { dictionary, termOfStem } = packDictionary(entries);
  const { starts, words } = packShards(manifest, texts, termOfStem);
  const forms = entries.map(({ form }) => form);
  const roots = [...termOfStem.keys()];
  const terms = (phrase: readonly string[]) => phrase.map((root) => termOfStem.get(root) ?? 0);
  return {
    manifest: {
      format: FORMAT,
      facets,
      u: encodeWords(pages.map(({ url }) => url)),
      t: encodeWords(shown.map(({ title }) => title)),
      kinds: encodeColumn(
        pageWords.map(({ kind, isParticular }) => 2 * facets.kinds.indexOf(kind) + (isParticular ? 1 : 0)),
      ),
      links: encodeColumn(countLinks(pages)),
      ...trailsOf(shown),
      sections: encodeColumn(pages.map(({ sections }) => sections.length - 1)),
      rows: encodeColumn(pages.map(({ rows }) => rows.length)),
      dictionary,
      bestField: encodeColumn(roots.map((root) => manifest.bestFieldOf(root))),
      frequency: encodeColumn(roots.map((root) => manifest.frequencyOf(root))),
      shards: packShardStarts(starts, forms),
      synonyms: packSynonymGroups(
        phrases.map(({ site, others }) => ({ site: site.map(terms), others: others.map(terms) })),
      ),
      shared: differences(shared),
    },
    words,
    texts: shown.map(stretchesOf),
  };
}

/** Per page the number of its top place. */
function anchorsOf(pages: readonly Page[]): number[] {
  let next = 0;
  return pages.map(({ sections, rows }) => {
    const top = next;
    next += sections.length + rows.length;
    return top;
  });
}

/** Titles, descriptions, keywords, tasks and headings. */
function collectManifest(
  pages: readonly Page[],
  pageWords: readonly PageWords[],
  anchors: readonly number[],
): TermCollector {
  const collector = new TermCollector();
  pages.forEach(({ title, description, keywords, sections }, page) => {
    const top = anchors[page] ?? 0;
    const tasks = pageWords[page]?.tasks;
    const add = (anchor: number, field: number, keys: Iterable<string>) => {
      for (const key of keys) collector.add(key, page, anchor * FIELDS + field);
    };
    add(top, FIELD.title, keysOf(title));
    add(top, FIELD.description, keysOf(description));
    add(top, FIELD.words, keysOf(keywords));
    sections.forEach(({ title: heading, hash }, i) => {
      add(top + i, isShort(heading) ? FIELD.shortHeading : FIELD.heading, keysOf(heading));
      add(top + i, hash === '' ? FIELD.words : FIELD.task, taskKeys(tasks?.get(hash) ?? []));
    });
  });
  return collector;
}

/** Whether a heading is hardly more than a name. */
const isShort = (heading: string): boolean => splitWords(heading).length <= 2;

/** The phrases of a group as stems; their words are added to the dictionary, so that they are found with an error in them too. */
function packable({ site, others }: SynonymWords, manifest: TermCollector) {
  const rootsOf = (phrase: string): string[] =>
    splitWords(phrase).map(({ key }) => {
      manifest.addForm(key);
      return stem(key);
    });
  return { site: site.map(rootsOf), others: others.map(rootsOf) };
}

/**
 * Addresses, texts without the words that say nothing, and rows. What both versions say is counted once. Most
 * words of an address are those of its title; the others, such as `cardtokenization`, would make the manifest grow with each page.
 */
function collectTexts(
  pages: readonly Page[],
  anchors: readonly number[],
  shared: readonly SharedAnchor[],
  versions: readonly string[],
): TermCollector {
  const texts = new TermCollector();
  // Undefined for a word that says nothing.
  const stemOf = memo((key: string) => (isStopWord(key) ? undefined : stem(key)));
  const newerOf = new Map(shared.map(({ newer, older }) => [older, newer]));
  const keysAt = new Map<number, ReadonlySet<string>>();
  // The newer version of a page comes before the older one, which adds only what the newer one does not say.
  const isOlder = (page: number) => pages[page]?.url !== newestRoute(pages[page]?.url ?? '', versions);
  const order = [...pages.keys()].sort((a, b) => Number(isOlder(a)) - Number(isOlder(b)));
  for (const page of order) {
    const { url = '', sections = [], rows = [] } = pages[page] ?? {};
    let anchor = anchors[page] ?? 0;
    for (const key of keysOf(url)) texts.add(key, page, anchor * FIELDS + FIELD.url);
    for (const { text } of sections) {
      const known = keysAt.get(newerOf.get(anchor) ?? -1);
      const roots = new Set<string>();
      for (const key of new Set(keysOf(text))) {
        const root = stemOf(key);
        if (root === undefined) continue;
        roots.add(root);
        if (known?.has(root)) texts.addForm(key);
        else texts.add(key, page, anchor * FIELDS + FIELD.text);
      }
      keysAt.set(anchor, roots);
      anchor += 1;
    }
    for (const row of rows) {
      if (!newerOf.has(anchor)) addRow(texts, page, anchor, row);
      anchor += 1;
    }
  }
  return texts;
}
