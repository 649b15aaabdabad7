/**
 * In: highlighted code of a sample. Out: the same with a mark around each value that a reader has another one of: ids of services and
 * wallets, the point, the callback address, the name of the token's variable. `src/components/ReaderValues` puts the reader's in.
 * Test vectors are no samples: a signature covers their values.
 */

/** What may stand between a name and its value: ends of tokens, quotes, and the signs of six languages. */
const BETWEEN = '(?:</?span[^>]*>|&(?:quot|#39|#x27|gt);|[\\s:=>,("\'-])*';

/** The same for a variable of the shell that is given a value. */
const ASSIGNED = '(?:</?span[^>]*>)*:?(?:</?span[^>]*>)*=(?:</?span[^>]*>|&quot;)*';

/** By kind: a pattern of the name with what stands after it, then of the value. */
const KINDS: readonly (readonly [kind: string, name: string, value: string])[] = [
  ['service', `service_id\\b${BETWEEN}`, '\\d+'],
  ['wallet', `wallet_id\\b${BETWEEN}`, '\\d+'],
  ['point', `GATEWAY_POINT_ID${ASSIGNED}`, '\\d+'],
  ['callback', `callback_url\\b${BETWEEN}`, 'https://[^\\s<&"\'\\\\]+'],
];

/** Alone, because `GATEWAY_PREVIOUS_API_TOKEN` is another variable. */
const TOKEN = /\bGATEWAY_API_TOKEN\b/g;

const marked = (kind: string, value: string): string => `<span data-own="${kind}">${value}</span>`;

const PATTERNS = KINDS.map(
  ([kind, name, value]) => [kind, new RegExp(`(\\b${name})(${value})`, 'g')] as const,
);

/** @param html of `toHtml` */
export function markOwnValues(html: string): string {
  const named = PATTERNS.reduce(
    (text, [kind, pattern]) =>
      text.replace(pattern, (_, before: string, value: string) => before + marked(kind, value)),
    html,
  );
  return named.replace(TOKEN, (name) => marked('token', name));
}
