/**
 * In: a built page. Out: its table rows that have an anchor (error codes, statuses, fields, …) with what their
 * first cells say, so that a search for a code leads to its row. The search plugin stops at headings.
 */
import type { CheerioAPI } from 'cheerio/slim';
import type { Element } from 'domhandler';
import { joinedKey } from '../engine/tokens';
import type { Page, Row } from './page';
import { shorten } from './page-file';

const LONGEST_NAME = 70;
/** What a row says beside its name: a remedy, two lines of a result. */
const LONGEST_TEXT = 200;

/**
 * @param $ a built page
 * @returns the rows of the page's article, in order; none where the page has no such row
 */
export function rowsOf($: CheerioAPI): Row[] {
  return $('article tr[id]')
    .toArray()
    .map((row) => ({ hash: `#${$(row).attr('id') ?? ''}`, ...namesOf($, row) }));
}

/** Subject and name: 18 and Token required, EUR and Euro, amount and integer. */
function namesOf($: CheerioAPI, row: Element): Omit<Row, 'hash'> {
  const [first, ...rest] = $(row).children('th, td').toArray();
  const subject = subjectOf($, first);
  const cells = rest.map((cell) => textOf($(cell).text())).filter((text) => text !== '');
  const said = (name: string) => {
    const sentences = cells.map((text) => firstSentence(text.replace(name, '').trim()));
    return shorten(sentences.filter(Boolean).join(' · '), LONGEST_TEXT);
  };
  if (subject.includes(' ')) return { subject: shorten(subject, LONGEST_NAME), name: '', text: said('') };
  const named = textOf($(row).find('strong').first().text());
  const name = named || (cells.find((text) => /\p{Ll}{3}/u.test(text)) ?? '');
  return { subject, name: shorten(name, LONGEST_NAME), text: said(name) };
}

/** What a row begins with: a code, a link, or the text before them. */
function subjectOf($: CheerioAPI, cell: Element | undefined): string {
  const all = textOf($(cell).text());
  const marked = textOf($(cell).find('code, a').first().text());
  const at = all.indexOf(marked);
  return at > 0 ? all.slice(0, at).trim() : marked || all;
}

const textOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Two lines of a result hold the beginning of each cell, not all of the first one: cause and remedy, both. */
const firstSentence = (text: string): string => /^.*?[.!?](?= \p{Lu})/u.exec(text)?.[0] ?? text;

/**
 * A row that a reference page has (an error code) is found there, not in each table of other pages that repeats it.
 * @param pages all pages with their rows
 * @param isReference whether a page is the home of its rows
 * @returns the pages without the repeated rows
 */
export function withoutRepeatedRows(pages: readonly Page[], isReference: (page: Page) => boolean): Page[] {
  const keyOf = ({ subject, name }: Row) => joinedKey(`${subject} ${name}`);
  const known = new Set(pages.filter(isReference).flatMap(({ rows }) => rows.map(keyOf)));
  return pages.map((page) =>
    isReference(page) ? page : { ...page, rows: page.rows.filter((row) => !known.has(keyOf(row))) },
  );
}
