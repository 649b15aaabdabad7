/**
 * In: pages with sections and rows, what is known of each page beside its text, and the concepts of the thesaurus. Out: the packed
 * index (format.ts). The same pages give the same bytes: everything is ordered by the pages and by code unit, never by time or locale.
 */
import { packDictionary } from '../../search/index/dictionary';
import { FIELD, FIELDS, FORMAT, PAGE_KINDS, PARTICULAR, TEXT_LEVELS } from '../../search/index/format';
import type {
  PackedHead,
  PackedPage,
  PackedRows,
  PackedSections,
  PackedWords,
} from '../../search/index/format';
import { encodeWords } from '../../search/index/front-coding';
import { encodeColumn } from '../../search/index/number-column';
import { packConcepts } from '../../search/index/packed-concepts';
import { packRangeStarts } from '../../search/index/range-starts';
import { packMinorWords, type MinorWords } from '../../search/minor-words';
import { isStopWord, joinedKey, keysOf, stem } from '../../search/tokens';
import { isOfOlderVersion } from '../../search/versions';
import { isHan, type CutHan } from '../../search/han';
import { splitWords } from '../../search/words';
import { cutLayer, cutPage } from './cut-chinese';
import { differences, sharedPlaces, type SharedPlace } from './counterparts';
import { countLinks } from './links';
import { pageFile, rowsFiles, sectionsFiles, trailsOf } from './page-file';
import type { PageLayer } from './page-layer';
import { addRow, ownSubjects } from './row-keys';
import type { Page } from './page';
import type { ConceptWords } from './thesaurus';
import type { SectionKind } from './load-section-kinds';
import { packRanges } from './pack-ranges';
import { packSectionKinds } from './pack-section-kinds';
import { collectWishes } from './pack-wishes';
import { withoutAsking } from './telling-words';
import { TermCollector } from './term-collector';

export interface PackInput {
  readonly pages: readonly Page[];
  readonly layerOf: (url: string) => PageLayer;
  readonly concepts: readonly ConceptWords[];
  readonly minor: MinorWords;
  readonly sectionKinds: readonly SectionKind[];
  /** How Chinese is cut into words; left out where it is not. */
  readonly cutHan?: CutHan | undefined;
}

/** Parts without the name of their release, which is made from the content of all. */
export interface Packed {
  readonly head: Omit<PackedHead, 'release'>;
  readonly words: readonly Omit<PackedWords, 'release'>[];
  readonly pages: readonly Omit<PackedPage, 'release'>[];
  /** Per page its stretches of sections after the first one. */
  readonly sections: readonly (readonly Omit<PackedSections, 'release'>[])[];
  /** Per page its stretches of rows. */
  readonly rows: readonly (readonly Omit<PackedRows, 'release'>[])[];
}

/** Words of a section at which one mention counts in full; longer texts mention everything. */
const TYPICAL_LENGTH = 80;
/** Names of fields are in the dictionary of the head, so that their beginnings and misspellings are found at once. */
const IDENTIFIER = /^[a-z][\w.]*_\w+$/i;
/** A heading of more words that say something is a long one. */
const LONG_HEADING = 3;

/** @returns the packed index of the pages */
export function pack({ pages: shown, layerOf, concepts, minor, sectionKinds, cutHan }: PackInput): Packed {
  const isCut = cutHan !== undefined;
  const pages = isCut ? shown.map((page) => cutPage(page, cutHan)) : shown;
  const layers = shown.map(({ url }) => (isCut ? cutLayer(layerOf(url), cutHan) : layerOf(url)));
  const places = placesOf(pages);
  const shared = sharedPlaces(pages, places);
  const head = collectHead(pages, layers, places, minor);
  const phrases = concepts.map((concept) => packable(concept, head));
  for (const { words } of sectionKinds) words.forEach((word) => head.addForm(word));
  const texts = collectTexts(pages, places, shared);
  const wishes = collectWishes(pages, layers, places, minor, texts);
  // A query in Chinese is cut before any range is here, so the head has every word that it may be cut into.
  for (const { form } of texts.entries()) if (isHan(form)) head.addForm(form);
  const entries = head.entries();
  const { dictionary, termOfStem } = packDictionary(entries);
  const { starts, words } = packRanges(head, texts, wishes, termOfStem);
  const terms = (phrase: readonly string[]) => phrase.map((root) => termOfStem.get(root) ?? 0);
  return {
    head: {
      format: FORMAT,
      u: encodeWords(pages.map(({ url }) => url)),
      t: encodeWords(shown.map(({ title }) => title)),
      kinds: encodeColumn(
        layers.map(({ kind, isParticular }) => PAGE_KINDS.indexOf(kind) + (isParticular ? PARTICULAR : 0)),
      ),
      links: encodeColumn(countLinks(pages)),
      ...trailsOf(shown),
      sections: encodeColumn(pages.map(({ sections }) => sections.length - 1)),
      rows: encodeColumn(pages.map(({ rows }) => rows.length)),
      dictionary,
      prominence: encodeColumn([...termOfStem.keys()].map((root) => head.prominenceOf(root))),
      mass: encodeColumn([...termOfStem.keys()].map((root) => head.massOf(root))),
      ranges: packRangeStarts(
        starts,
        entries.map(({ form }) => form),
      ),
      concepts: packConcepts(
        phrases.map(({ site, others }) => ({ site: site.map(terms), others: others.map(terms) })),
      ),
      minor: packMinorWords(minor),
      wishes: wishes.packed,
      sectionKinds: packSectionKinds(pages, sectionKinds, termOfStem),
      shared: differences(shared),
    },
    words,
    pages: shown.map(pageFile),
    sections: shown.map(sectionsFiles),
    rows: shown.map(rowsFiles),
  };
}

/** Per page the number of its top place. */
function placesOf(pages: readonly Page[]): number[] {
  const places: number[] = [];
  let place = 0;
  for (const { sections, rows } of pages) {
    places.push(place);
    place += sections.length + rows.length;
  }
  return places;
}

/** Titles, descriptions, keywords, tasks and headings. */
function collectHead(
  pages: readonly Page[],
  layers: readonly PageLayer[],
  places: readonly number[],
  minor: MinorWords,
): TermCollector {
  const collector = new TermCollector();
  pages.forEach(({ title, description, keywords, sections, rows }, page) => {
    const top = places[page] ?? 0;
    const layer = layers[page];
    const add = (place: number, field: number, text: string) => {
      keysOf(text).forEach((key) => collector.add(key, page, place * FIELDS + field));
    };
    add(top, FIELD.title, title);
    add(top, FIELD.description, description);
    add(top, FIELD.keywords, [keywords, ...(layer?.keywords ?? [])].join(', '));
    sections.forEach((section, i) => {
      add(top + i, headingField(section.title), section.title);
      const tasks = layer?.tasks.get(section.hash) ?? [];
      // Everyday words: of a page as a whole they say less than a task in the field's words.
      const questions = layer?.questions.get(section.hash) ?? [];
      add(
        top + i,
        section.hash === '' ? FIELD.keywords : FIELD.task,
        // Pages with many questions would have every "how" and "the".
        withoutAsking(questions.join(', '), minor),
      );
      add(top + i, section.hash === '' ? FIELD.pageTask : FIELD.task, tasks.join(', '));
    });
    for (const { subject } of rows) if (IDENTIFIER.test(subject)) collector.addForm(joinedKey(subject));
  });
  return collector;
}

function headingField(title: string): number {
  const count = splitWords(title).filter(({ key }) => !isStopWord(key)).length;
  if (count <= 1) return FIELD.wholeHeading;
  return count > LONG_HEADING ? FIELD.longHeading : FIELD.heading;
}

/** The phrases of a concept as stems; their words are added to the dictionary, so that they are found with an error in them too. */
function packable({ site, others }: ConceptWords, head: TermCollector) {
  const rootsOf = (phrase: string): string[] =>
    splitWords(phrase).map(({ key }) => {
      head.addForm(key);
      return stem(key);
    });
  return { site: site.map(rootsOf), others: others.map(rootsOf) };
}

/**
 * Addresses, texts without the words that say nothing, each mention with its level; and rows. What both versions say is counted once. Most
 * words of an address are those of its title; the others, such as `cardtokenization`, would make the head grow with each page.
 */
function collectTexts(
  pages: readonly Page[],
  places: readonly number[],
  shared: readonly SharedPlace[],
): TermCollector {
  const texts = new TermCollector();
  const stemOf = stemsOfTexts();
  const newerOf = new Map(shared.map(({ newer, older }) => [older, newer]));
  const keysAt = new Map<number, ReadonlySet<string>>();
  const own = ownSubjects(pages.flatMap(({ rows }) => rows));
  const order = pages.map((_, page) => page);
  // The newer version of a page comes before the older one, which adds only what the newer one does not say.
  const isOlder = (page: number) => isOfOlderVersion(pages[page]?.url ?? '');
  for (const page of [...order.filter((number) => !isOlder(number)), ...order.filter(isOlder)]) {
    const { url = '', sections = [], rows = [] } = pages[page] ?? {};
    let place = places[page] ?? 0;
    for (const key of keysOf(url)) texts.add(key, page, place * FIELDS + FIELD.url);
    for (const { text } of sections) {
      const keys = keysOf(text);
      const counts = new Map<string, number>();
      for (const key of keys) {
        const root = stemOf(key);
        if (root !== undefined) counts.set(root, (counts.get(root) ?? 0) + 1);
      }
      const known = keysAt.get(newerOf.get(place) ?? -1);
      for (const key of new Set(keys)) {
        const root = stemOf(key);
        if (root === undefined) continue;
        const count = counts.get(root) ?? 0;
        if (known?.has(root)) texts.addForm(key);
        else texts.add(key, page, place * FIELDS + FIELD.text + levelOf(count, keys.length));
      }
      keysAt.set(place, new Set(counts.keys()));
      place += 1;
    }
    for (const row of rows) {
      if (!newerOf.has(place)) addRow(texts, page, place, row, own);
      place += 1;
    }
  }
  return texts;
}

/** The stem of each word of a text, found once; undefined for a word that says nothing. */
function stemsOfTexts(): (key: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (key) => {
    if (!known.has(key)) known.set(key, isStopWord(key) ? undefined : stem(key));
    return known.get(key);
  };
}

/** How much a mention says: 0 once in a long text, TEXT_LEVELS - 1 often in a short one. */
function levelOf(count: number, length: number): number {
  const strength = (1 + Math.log(count)) * Math.sqrt(TYPICAL_LENGTH / Math.max(TYPICAL_LENGTH, length));
  return Math.min(TEXT_LEVELS - 1, Math.max(0, Math.round(strength * 2) - 1));
}
