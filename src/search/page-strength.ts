/** In: the evidence of one slot. Out: how strongly it speaks for each page, and for which places of it. */
import { STRENGTHS, type Evidence } from './evidence';
import { FIELD } from './index/format';
import type { SearchIndex } from './index/search-index';
import { RANK } from './rank-weights';

/** What one slot says of one page. */
export interface PageStrength {
  title: number;
  /** All fields of the page as a whole. */
  page: number;
  /** The strongest of its places. */
  best: number;
  /** 1 where a row is about exactly this. */
  subject: number;
  /** Rows whose subject or name has it. */
  readonly inRows: number[];
  /** Places with evidence of their own, and how strong it is. */
  readonly places: number[];
  readonly ofPlaces: number[];
}

/** @returns by page what a slot says of it; a page of which it says nothing has no entry */
export function strengthsByPage(
  index: SearchIndex,
  { places, strengths }: Evidence,
): (PageStrength | undefined)[] {
  const pages: (PageStrength | undefined)[] = [];
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] ?? 0;
    const at = i * STRENGTHS;
    const of = (field: number) => strengths[at + field] ?? 0;
    const page = index.pageOf[place] ?? 0;
    const strength = (pages[page] ??= newStrength());
    const subject = of(FIELD.subject);
    const ofPlace =
      RANK.wholeHeading * of(FIELD.wholeHeading) +
      RANK.heading * of(FIELD.heading) +
      RANK.longHeading * of(FIELD.longHeading) +
      RANK.task * of(FIELD.task) +
      RANK.subject * subject +
      RANK.rowName * of(FIELD.rowName) +
      RANK.text * of(FIELD.text);
    // A row is what a code or a field asks for, but no reason to prefer its page.
    const asPlace = ofPlace + RANK.subjectPlace * subject;
    if (asPlace > 0) {
      strength.places.push(place);
      strength.ofPlaces.push(asPlace);
    }
    if (Math.max(subject, of(FIELD.rowName)) === 1) strength.inRows.push(place);
    strength.best = Math.max(strength.best, ofPlace);
    strength.subject = Math.max(strength.subject, subject);
    const title = RANK.title * of(FIELD.title);
    const description = RANK.description * of(FIELD.description);
    const unseen =
      RANK.keywords * of(FIELD.keywords) + RANK.url * of(FIELD.url) + RANK.pageTask * of(FIELD.pageTask);
    // It holds for every place. The description says in short what the sections say in full, so it speaks for the page alone.
    strength.title += title;
    strength.page += title + description + unseen;
  }
  return pages;
}

function newStrength(): PageStrength {
  return { title: 0, page: 0, best: 0, subject: 0, inRows: [], places: [], ofPlaces: [] };
}
