/**
 * In: text that may quote what a caller sent. Out: the same text without anything that could be a card number, a token,
 * a signature or a long code. Used for every message of a response and every line of the log, whatever wrote it.
 */
const SECRETS: readonly RegExp[] = [
  /\b(?:ct|bt|tt)_[A-Za-z0-9_-]+/g, // card, bearer and transparency tokens
  /\d(?:[ -]?\d){11,}/g, // card numbers, also grouped
  /\b[0-9a-f]{32,}\b/gi, // hashes and signatures
  /\b[A-Za-z0-9_-]{41,}={0,2}/g, // 3-D Secure payloads and other encoded blocks
];

const LONGEST_TEXT = 500;

/** Replaces possible secrets by `***`, makes control characters visible and limits the length. */
export function redact(text: string): string {
  const printable = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '?');
  const safe = SECRETS.reduce((result, secret) => result.replace(secret, '***'), printable);
  return safe.length > LONGEST_TEXT ? `${safe.slice(0, LONGEST_TEXT - 1)}…` : safe;
}
