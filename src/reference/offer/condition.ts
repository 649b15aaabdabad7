/**
 * In: what stands in the braces of `:only[…]{v1}`, or behind `only:` in the front matter. Out: whether it holds for an offer. Several values of
 * a key are alternatives, several keys must all hold: `service="pix pix_payout" v1`.
 */
import { suggest } from '../../base/suggest';
import { WriterError } from '../reading/writer-error';
import type { KnownNames, Offer } from './offer';

/** Keys with their values, as a directive has its attributes. */
export type Condition = Readonly<Record<string, string | null | undefined>>;

const KINDS: readonly (keyof KnownNames)[] = ['service', 'operation', 'direction'];
const KEYS = ['v1', ...KINDS];
const EXAMPLE = '{v1}, {service="pix pix_payout"}, {operation=transaction-cancel} or {direction=payout}';

const isKind = (key: string): key is keyof KnownNames => KINDS.some((kind) => kind === key);

/** @throws WriterError for a name that does not exist */
function holdsFor(kind: keyof KnownNames, value: string, { known, without }: Offer): boolean {
  const names = value.split(/\s+/).filter(Boolean);
  if (names.length === 0) throw new WriterError(`only: ${kind} names nothing. Write ${EXAMPLE}.`);
  for (const name of names)
    if (!known[kind].has(name))
      throw new WriterError(`only: there is no ${kind} "${name}". ${suggest(name, known[kind])}`);
  return names.some((name) => !without[kind].has(name));
}

/**
 * @param condition keys and values
 * @param offer what is left out
 * @returns whether the text with this condition is shown
 * @throws WriterError for an unknown key or name, with what exists
 */
export function holds(condition: Condition, offer: Offer): boolean {
  const entries = Object.entries(condition);
  if (entries.length === 0) throw new WriterError(`only: there is no condition. Write ${EXAMPLE}.`);
  // Every name is checked, also behind one that does not hold.
  return entries
    .map(([key, value]) => {
      if (key === 'v1') {
        if (value) throw new WriterError(`only: v1 takes no value. Write ${EXAMPLE}.`);
        return offer.v1;
      }
      if (!isKind(key)) throw new WriterError(`only: unknown key "${key}". ${suggest(key, KEYS)}`);
      return holdsFor(key, value ?? '', offer);
    })
    .every(Boolean);
}

const PART = /(?<key>[\w-]+)(?:=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s"]+)))?\s*/y;

/**
 * @param text of a condition without its braces: `v1`, `service="pix pix_payout"`
 * @throws WriterError where it is none
 */
export function readCondition(text: string): Condition {
  const found: Record<string, string> = {};
  const asked = text.trim();
  PART.lastIndex = 0;
  while (PART.lastIndex < asked.length) {
    const { key, quoted, bare } = PART.exec(asked)?.groups ?? {};
    if (key === undefined) throw new WriterError(`only: cannot read "${text}". Write ${EXAMPLE}.`);
    found[key] = quoted ?? bare ?? '';
  }
  return found;
}

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
