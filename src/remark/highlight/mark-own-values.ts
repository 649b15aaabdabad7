/**
 * In: highlighted code of a sample. Out: the same with a mark around each value that a reader has another one of: ids of services,
 * accounts and wallets, the point, the callback address, the name of the token's variable. `src/components/ReaderValues` puts the reader's in.
 * Test vectors are no samples: a signature covers their values.
 */

/** What may stand between a name and its value: ends of tokens, quotes, and the signs of six languages. */
const BETWEEN = '(?:</?span[^>]*>|&(?:quot|#39|#x27|gt);|[\\s:=>,("\'-])*';

/** The same for a variable of the shell that is given a value. */
const ASSIGNED = '(?:</?span[^>]*>)*:?(?:</?span[^>]*>)*=(?:</?span[^>]*>|&quot;)*';

const valueAfter = (name: string, value: string): RegExp => new RegExp(`(\\b${name})(${value})`, 'g');

/** By kind: the name with what stands after it, then the value. */
const PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['service', valueAfter(`service_id\\b${BETWEEN}`, '\\d+')],
  ['account', valueAfter(`account_id\\b${BETWEEN}`, '\\d+')],
  ['wallet', valueAfter(`wallet_id\\b${BETWEEN}`, '\\d+')],
  ['point', valueAfter(`GATEWAY_POINT_ID${ASSIGNED}`, '\\d+')],
  ['callback', valueAfter(`callback_url\\b${BETWEEN}`, 'https://[^\\s<&"\'\\\\]+')],
];

/** Alone, because `GATEWAY_PREVIOUS_API_TOKEN` is another variable. */
const TOKEN = /\bGATEWAY_API_TOKEN\b/g;

const marked = (kind: string, value: string): string => `<span data-own="${kind}">${value}</span>`;

/** @param html of `toHtml` */
export function markOwnValues(html: string): string {
  const named = PATTERNS.reduce(
    (text, [kind, pattern]) =>
      text.replace(pattern, (_, before: string, value: string) => before + marked(kind, value)),
    html,
  );
  return named.replace(TOKEN, (name) => marked('token', name));
}
