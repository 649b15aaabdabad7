/**
 * In: a text of `api/` or `data/`. Out: its inline references and the words between them, and the codes that stand in it as bare words. Other
 * braces stay text, so that `{transaction_id}` may be written as it is.
 */
import type { Codes } from '../tables/tables';
import type { CodeKind } from './resolve';

/** A piece of a text: words, or what stands between the braces of a reference. */
export type Piece = { readonly words: string } | { readonly expression: string };

/** `{operator.…}`, `{name(…)}` or `{name(…).key}`. */
const REFERENCE = /\{(operator\.[a-z_0-9.]+|[a-z]+\([^)}]*\)(?:\.[a-z_0-9]+)?)\}/g;

/** `status \0`: the backslash says that the number is no code of ours, and does not reach the reader. */
const PLAIN_NUMBER = /((?:\b(?:error|status|reason)(?:e?s)?|,|\bor|\band)\s+)\\(?=\d)/gi;

/**
 * @param text a text of the contract or of a data file
 * @returns its pieces in their order; joined they are the text without the backslashes before plain numbers
 */
export function pieces(text: string): Piece[] {
  // A pattern with one group splits into words and references by turns.
  return text.split(REFERENCE).flatMap((part, index): Piece[] => {
    if (index % 2 === 1) return [{ expression: part }];
    return part === '' ? [] : [{ words: part.replaceAll(PLAIN_NUMBER, '$1') }];
  });
}

/** @returns the references of a text, without their braces, each with where it stands, in characters from its start */
export const expressionsIn = (text: string): { index: number; expression: string }[] =>
  Array.from(text.matchAll(REFERENCE), ({ index, 1: expression = '' }) => ({ index, expression }));

const isKind = (word: string): word is CodeKind => ['error', 'status', 'reason'].includes(word);

/** A code as bare words. */
export interface BareCode {
  /** Where it stands in the text, in characters from its start. */
  readonly index: number;
  /** The words: `error 203`. */
  readonly found: string;
  /** What a reference in their place looks like: `error {error(203)}`. */
  readonly instead: string;
}

/** `error 203`, `statuses 1`; `HTTP status 200` is none. */
const BARE = /(?<!HTTP )\b((error|status|reason)(?:e?s)?)\s+(\d+)\b/gi;

/** The number that goes on with a list: `{error(13)} or 17`. */
const LISTED = /\{(error|status|reason)\(\d+\)\}(?:,| or| and|, or|, and)\s+(\d+)\b/gi;

/**
 * @param text a text of a page, of the contract or of a data file
 * @param codes those that exist: a number that goes on with a list is a code when it is one of them
 * @returns every code that stands there as words, in the order of the text
 */
export function bareCodes(text: string, codes: Codes): BareCode[] {
  const found: BareCode[] = [];
  for (const { 0: words, 1: word = '', 2: singular = '', 3: code = '', index } of text.matchAll(BARE)) {
    found.push({ index, found: words, instead: `${word} {${singular.toLowerCase()}(${code})}` });
  }
  for (const { 0: words, 1: name = '', 2: code = '', index } of text.matchAll(LISTED)) {
    const kind = name.toLowerCase();
    if (isKind(kind) && codes[kind].has(Number(code)))
      found.push({
        index: index + words.length - code.length,
        found: words,
        instead: `${words.slice(0, -code.length)}{${kind}(${code})}`,
      });
  }
  return found.sort((a, b) => a.index - b.index);
}

/** What to do about a bare code, as one sentence or two. */
export const explainBareCode = ({ found, instead }: BareCode): string =>
  `"${found.replaceAll(/\s+/g, ' ')}" is no reference. Write ${instead.replaceAll(/\s+/g, ' ')}, so that the code is known to exist; a number ` +
  `that is no code of this API has a backslash before it: status \\0.`;
