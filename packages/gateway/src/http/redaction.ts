/**
 * In: text that may quote what a caller sent. Out: the same text without card numbers, and without anything that could be a token,
 * a signature or a long code. Used for every message of a response and every line of the log, whatever wrote it.
 */
import { isLuhn } from '@gateway-docs/site-data/check-digits';

/** Digits that may be a card number: in one piece, or grouped as on a card. */
const CARD_NUMBER = /(?<!\d)(?:\d{12,19}|\d{4}([ -])(?:\d{4}\1\d{4}\1\d{1,7}|\d{6}\1\d{5}))(?!\d)/g;

/**
 * Covers card numbers: other numbers of that length, such as those of orders, fail the check digit and stay.
 * @param cover what stands in place of a number
 */
export const withoutCardNumbers = (text: string, cover: (number: string) => string): string =>
  text.replace(CARD_NUMBER, (number) => (isLuhn(number.replaceAll(/\D/g, '')) ? cover(number) : number));

const SECRETS: readonly RegExp[] = [
  /\b(?:ct|bt|tt)_[A-Za-z0-9_-]+/g, // card, bearer and transparency tokens
  /\b[0-9a-f]{64}\b/gi, // signatures
  /\b[A-Za-z0-9_-]{100,}={0,2}/g, // 3-D Secure payloads and other encoded blocks; the longest id of a merchant has 99
];

const LONGEST_TEXT = 500;

/** Replaces possible secrets by `***`, makes control characters visible and limits the length. */
export function redact(text: string): string {
  const printable = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '?');
  const withoutCards = withoutCardNumbers(printable, () => '***');
  const safe = SECRETS.reduce((result, secret) => result.replace(secret, '***'), withoutCards);
  return safe.length > LONGEST_TEXT ? `${safe.slice(0, LONGEST_TEXT - 1)}…` : safe;
}
