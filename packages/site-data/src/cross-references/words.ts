/**
 * In: a text with inline references. Out: the same in plain words, for where nothing can be a link: published OpenAPI and Postman documents,
 * downloads of tables, diagrams. The other rendering, with links, is that of pages: `src/remark/cross-references`.
 */
import { mapStrings } from '../model/json';
import { pieces } from './find';
import { resolveReference, type CodeKind, type Known, type Referent } from './resolve';

/** What a reader sees of a code: its number, or its number and its wording. */
export type Form = 'number' | 'named';
export type Forms = Readonly<Record<CodeKind, Form>>;

/** Pages explain a code where they name it. */
export const IN_PAGES: Forms = { error: 'named', status: 'named', reason: 'named' };
/** In the contract and in tables the word before the number says what it is: `error {error(203)}`. */
export const IN_FACTS: Forms = { error: 'number', status: 'number', reason: 'number' };
/** A status of a diagram is read without a table beside it; errors and reasons would not fit on an arrow. */
export const IN_FLOWS: Forms = { error: 'number', status: 'named', reason: 'number' };

/**
 * @param referent what a reference refers to
 * @param forms how codes are shown where the text stands
 * @returns the words of the reference: `203`, `6 authorized`, `transaction/find`
 */
export function wordsOf(referent: Referent, forms: Forms): string {
  if (referent.kind === 'value' || referent.kind === 'name') return referent.text;
  if (referent.kind === 'operation') return referent.operation.name;
  if (referent.kind === 'term') return referent.words;
  const { of, code, name } = referent;
  return forms[of] === 'named' ? `${code} ${name}` : String(code);
}

/**
 * @param text with references
 * @param forms how codes are shown where the text stands
 * @returns the text in words
 * @throws WriterError for a reference to something that does not exist
 */
export function inWords(text: string, known: Known, forms: Forms): string {
  return pieces(text)
    .map((piece) =>
      'words' in piece ? piece.words : wordsOf(resolveReference(piece.expression, known), forms),
    )
    .join('');
}

/**
 * @param value of a data file, nested as it stands there
 * @returns a copy of it with every text in words, as `IN_FACTS` says
 * @throws WriterError for a reference to something that does not exist
 */
export const valuesInWords = <Value>(value: Value, known: Known): Value =>
  mapStrings(value, (text) => inWords(text, known, IN_FACTS));
