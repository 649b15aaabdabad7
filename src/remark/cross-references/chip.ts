/**
 * In: a link to the row of a code or a term, or to a call. Out: the same link marked as a chip, which src/css/chips.css draws: the colour says how
 * good or bad it is, the words say the same, and `src/components/Chips` adds the meaning.
 */
import type { Link, Text } from 'mdast';
import type { CodeKind, LinkedOperation } from '@gateway-docs/site-data/cross-references';
import { link, text } from '../mdast/nodes';

/** What a chip's colour says. */
export type Tone = 'success' | 'danger' | 'waiting' | 'neutral';

/** A test compares the keys with the statuses that exist. */
export const STATUS_TONES: ReadonlyMap<number, Tone> = new Map([
  [0, 'waiting'],
  [1, 'success'],
  [2, 'danger'],
  [3, 'neutral'],
  [4, 'neutral'],
  [5, 'neutral'],
  [6, 'waiting'],
  [10, 'waiting'],
]);

const toneOf = (kind: CodeKind, code: number): Tone =>
  kind === 'status' ? (STATUS_TONES.get(code) ?? 'neutral') : 'danger';

/**
 * The frame is round what never breaks: a status with its name, which is short, or the number of an error or a reason, whose name follows as words of
 * the sentence.
 * @param words the text of the link: the number, its name, or both
 * @param name the row's wording where the words are the number alone: paper has no row to point at, and shows it
 * @returns the link of a code, marked
 */
export function codeChip(url: string, words: string, kind: CodeKind, code: number, name?: string): Link {
  const properties = { dataChip: kind, dataTone: toneOf(kind, code), dataName: name };
  const number = `${code} `;
  if (kind === 'status' || !words.startsWith(number))
    return { ...link(url, words), data: { hProperties: { className: ['gw-chip'], ...properties } } };
  const framed: Text = {
    ...text(String(code)),
    data: { hName: 'b', hProperties: { className: ['gw-chip'] } },
  };
  return {
    ...link(url, framed, text(words.slice(number.length - 1))),
    data: { hProperties: properties },
  };
}

const TERM = 'term';

/** @returns the link of a term, marked: a word of the sentence, whose meaning shows like that of a code */
export const termChip = (node: Link): Link => ({
  ...node,
  data: { hProperties: { className: ['gw-term'], dataChip: TERM } },
});

/** True for a link that `termChip` has marked. */
export const isTermChip = ({ data }: Link): boolean => data?.hProperties?.dataChip === TERM;

/** @returns the link of a call, marked, with what it does and where it goes */
export function callChip(node: Link, { title, method, path, direction }: LinkedOperation): Link {
  const meaning = direction === 'call' ? `${title}: ${method} ${path}` : title;
  return { ...node, data: { hProperties: { className: ['gw-call'], dataMeaning: meaning } } };
}
