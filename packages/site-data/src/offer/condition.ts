/**
 * In: what stands in the braces of `:only[…]{v1}`, or behind `only:` in the front matter. Out: whether it holds for an offer. Names of one kind
 * are alternatives, kinds must all hold: `service:pix service:boleto v1`. `no-service:pix` holds where Pix is not offered. (It is no
 * `service=pix`, because the formatter takes that for a script and writes it in another way.)
 */
import { suggest, WriterError } from '@gateway-docs/kit';
import type { KnownNames, Offer } from './offer';
import { mapStrings } from '../model/json';

/**
 * In: facts of `data/`, loaded and checked. Out: the same with the words that hold for the offer: `:only[words]{v1}` and what is between.
 * @param value plain data, with maps and lists
 * @param offer what is left out
 * @returns a copy of the same shape
 * @throws WriterError for a condition that names what does not exist
 */
export const withOfferedWords = <Value>(value: Value, offer: Offer): Value =>
  mapStrings(value, (text) => keepOfferedWords(text, offer));

const KINDS = ['service', 'operation', 'direction', 'kind'] as const satisfies readonly (keyof KnownNames)[];
type Kind = (typeof KINDS)[number];

const EXAMPLE =
  '{v1}, {service:pix service:pix_payout}, {operation:transaction-cancel}, {direction:payout} or {kind:crypto}';
const NAMED = /^(?<not>no-)?(?<kind>[a-z]+):(?<name>[\w-]+)$/;

const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);

/** @throws WriterError for a name that does not exist, and for what is no condition */
function readPart(part: string, { v1, known, without }: Offer) {
  if (part === 'v1') return { kind: part, holds: v1 };
  const { not, kind = '', name = '' } = NAMED.exec(part)?.groups ?? {};
  if (!isKind(kind)) throw new WriterError(`only: cannot read "${part}". Write ${EXAMPLE}.`);
  if (!known[kind].has(name))
    throw new WriterError(`only: there is no ${kind} "${name}". ${suggest(name, known[kind])}`);
  return { kind, holds: without[kind].has(name) === (not !== undefined) };
}

/**
 * @param parts of the condition: `v1`, `service:pix`
 * @param offer what is left out
 * @returns whether the text with this condition is shown
 * @throws WriterError for what is no condition and for an unknown name, with what exists
 */
export function holds(parts: readonly string[], offer: Offer): boolean {
  if (parts.length === 0) throw new WriterError(`only: there is no condition. Write ${EXAMPLE}.`);
  // Every part is read, so that a mistake does not hide behind one that holds.
  const read = parts.map((part) => readPart(part, offer));
  return read.every(({ kind }) => read.some((other) => other.kind === kind && other.holds));
}

/** @returns the parts of a condition that is written as text */
export const readCondition = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const MARKED = /:only\[(?<words>(?:[^[\]]|\[[^\]]*\])*)\]\{(?<condition>[^}]*)\}/g;

/**
 * @param text of `api/`, `data/` or a front matter, with `:only[words]{v1}` in it
 * @returns the text with the words that hold, without those that do not
 * @throws WriterError as `holds` does
 */
export function keepOfferedWords(text: string, offer: Offer): string {
  if (!text.includes(':only[')) return text;
  return text.replaceAll(MARKED, (_match, words: string, condition: string) =>
    holds(readCondition(condition), offer) ? words : '',
  );
}
