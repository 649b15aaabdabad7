/** In: a row of a table. Out: the keys under which the index finds it: what it is about, and what else it is called. */
import { FIELD, FIELDS } from '../format/format';
import { joinedKey, keysOf } from '../engine/tokens';
import { splitWords } from '../engine/words';
import type { Row } from './page';
import type { TermCollector } from './term-collector';

/** A row of a country or of a part of one. */
const COUNTRY_ANCHOR = /^#[a-z]{2}(-[a-z\d]{1,3})?$/;

/**
 * Adds the keys of a row to the index.
 * @param page number of its page
 * @param anchor number of its place
 */
export function addRow(texts: TermCollector, page: number, anchor: number, row: Row): void {
  const subjects = subjectKeys(row);
  for (const key of subjects) texts.add(key, page, anchor * FIELDS + FIELD.subject);
  for (const key of new Set(keysOf(`${row.subject} ${row.name} ${row.hash.slice(1)}`))) {
    if (!subjects.has(key)) texts.add(key, page, anchor * FIELDS + FIELD.rowName);
  }
}

/** What a row is asked for by: its subject, whole, and its anchor where that is the id of a scenario or a field. */
function subjectKeys({ subject, hash }: Row): Set<string> {
  const wholes = splitWords(subject).flatMap(({ key, runs }) => [key, ...runs]);
  // A row `#ar` that calls itself Argentina says one thing of a country: who asks for Argentina, or for AR, wants more than that.
  if (COUNTRY_ANCHOR.test(hash)) return new Set(wholes.filter((key) => key === hash.slice(1)));
  return new Set([...wholes, joinedKey(hash)]);
}
