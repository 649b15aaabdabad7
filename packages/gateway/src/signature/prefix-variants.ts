/** In: a signed message. Out: the texts that wrong code puts before its body, each with the mistake that does it. */
import { bytesOf, textOf } from '../portable/bytes';
import { callbackPrefix, requestPrefix } from './rules';
import type { SignedMessage } from './signed-message';
import type { Variant } from './symptoms';

/** A query is no part of what is signed. */
export const pathAlone = (path: string): string => path.split('?')[0] ?? '';

/** The text before the body, after the rule. */
export const prefixOf = ({ kind, timestamp, path }: SignedMessage): string =>
  kind === 'request' ? requestPrefix(timestamp, pathAlone(path)) : callbackPrefix(timestamp);

/** Unix seconds in the other forms that clocks give. */
function timeForms(seconds: number): Variant<string>[] {
  const date = new Date(seconds * 1000);
  const iso = date.toISOString();
  const whole = iso.slice(0, 19);
  const decimals = ['.0', '.00', '.000', '.000000'].map((digits) => `${seconds}${digits}`);
  const texts = [`${whole}Z`, iso, `${whole}+00:00`, whole, whole.replace('T', ' '), date.toUTCString()];
  return [...texts, ...decimals, `"${seconds}"`].map((form) => ['joined', `the time as ${form}`, form]);
}

/** Timestamps that a second reading of the clock, another unit, or another form gives. */
function timestampVariants(timestamp: string): Variant<string>[] {
  if (!/^\d{1,15}$/.test(timestamp)) {
    const seconds = Number(timestamp) || Date.parse(timestamp) / 1000;
    const whole = String(Math.floor(seconds));
    return Number.isNaN(seconds) ? [] : [['joined', `the time as ${whole}`, whole]];
  }
  const near = [-2, -1, 1, 2].map((step): Variant<string> => {
    const other = String(Number(timestamp) + step);
    return ['clock-twice', `signed with ${other}`, other];
  });
  if (timestamp.length > 11)
    return [...near, ['milliseconds', 'signed with seconds', timestamp.slice(0, -3)]];
  return [
    ...near,
    ['milliseconds', 'signed with milliseconds', `${timestamp}000`],
    ...timeForms(Number(timestamp)),
  ];
}

/** The other milliseconds of the second that was sent, as digits, as decimals and in ISO time: some thousand, for short bodies alone. */
export function* millisecondVariants(message: SignedMessage): Generator<Variant<string>> {
  const { timestamp } = message;
  if (!/^\d{1,11}$/.test(timestamp)) return;
  const rest = prefixOf({ ...message, timestamp: '' });
  const iso = new Date(Number(timestamp) * 1000).toISOString().slice(0, -4);
  for (let after = 1; after < 1000; after++) {
    const digits = String(after).padStart(3, '0');
    for (const form of [timestamp + digits, `${timestamp}.${digits}`, `${iso}${digits}Z`])
      yield [
        form.length === timestamp.length + 3 ? 'milliseconds' : 'joined',
        `signed with ${form}`,
        form + rest,
      ];
  }
}

function pathVariants({ path: sent, host }: SignedMessage): Variant<string>[] {
  // Half of an emoji cannot be percent-encoded.
  const path = textOf(bytesOf(pathAlone(sent)));
  const encoded = encodeURIComponent(path);
  const doubled = Array.from(
    path.matchAll(/\//g),
    ({ index }) => `${path.slice(0, index)}/${path.slice(index)}`,
  );
  const hosts = host === undefined ? [] : [`https://${host}`, `http://${host}`, host];
  const candidates = [
    ['with the query', sent],
    ['with a slash at its end', `${path}/`],
    ['without the slash at its end', path.replace(/\/$/, '')],
    ['without the slash before it', path.replace(/^\//, '')],
    ['without /api and the version', path.replace(/^\/api\/v\d+/, '')],
    ['without /api', path.replace(/^\/api/, '')],
    ['with double slashes', ...doubled, path.replaceAll('/', '//')],
    ['with single slashes', path.replace(/\/{2,}/g, '/')],
    ['percent-encoded', encoded, encoded.toLowerCase(), encoded.replace('%2F', '/')],
    ['empty', ''],
    ['with the host', ...hosts.map((before) => before + path)],
  ];
  return candidates.flatMap(([says = '', ...values]) =>
    values.map((value): Variant<string> => ['path', `the path ${says}`, value]),
  );
}

const METHODS = ['GET', '', 'PUT', 'post', 'Post', 'CALLBACK', 'Callback'];
const ORDERS: readonly (readonly ('path' | 'time' | 'word')[])[] = [
  ['time', 'path'],
  ['word', 'path', 'time'],
  ['word', 'path'],
  ['path', 'time'],
  ...([['word', 'time'], ['time'], ['word'], []] as const),
];
const SEPARATORS = ['\n', '', ':', '|', ' ', ',', ';', '-', '_', '&', '/', '\r\n', '\\n'];

/** Other words and separators, and strings that leave a part out or have them in another order. */
function joinings({ kind, timestamp, path }: SignedMessage): (readonly [says: string, prefix: string])[] {
  const isRequest = kind === 'request';
  const parts = { time: timestamp, word: isRequest ? 'POST' : 'callback', path: pathAlone(path) };
  const rule = isRequest ? (['time', 'word', 'path'] as const) : (['time', 'word'] as const);
  const orders = isRequest ? ORDERS : ORDERS.filter((names) => !names.includes('path'));
  const joined = (names: (typeof ORDERS)[number], separator = '.') =>
    names.map((name) => parts[name] + separator).join('');
  return [
    ...METHODS.map(
      (other) =>
        [
          `${JSON.stringify(other)} as its word`,
          joined(rule).replace(`.${parts.word}.`, `.${other}.`),
        ] as const,
    ),
    ...orders.map((names) => [`signed ${[...names, 'the body'].join(', ')}`, joined(names)] as const),
    ...SEPARATORS.map(
      (separator) => [`${JSON.stringify(separator)} between the parts`, joined(rule, separator)] as const,
    ),
    ['no dot before the body', joined(rule).slice(0, -1)],
    ['signed as a callback', callbackPrefix(timestamp)],
    ['signed as a request', requestPrefix(timestamp, parts.path)],
    ['signed as a request without a path', requestPrefix(timestamp, '')],
  ];
}

/** @returns the likelier first; each differs from the right prefix */
export function prefixVariants(message: SignedMessage): Variant<string>[] {
  const paths = message.kind === 'request' ? pathVariants(message) : [];
  const inPrefix =
    (prefix: (value: string) => string) =>
    ([symptom, says, value]: Variant<string>): Variant<string> => [symptom, says, prefix(value)];
  const all: Variant<string>[] = [
    ...timestampVariants(message.timestamp).map(inPrefix((timestamp) => prefixOf({ ...message, timestamp }))),
    ...paths.map(inPrefix((path) => requestPrefix(message.timestamp, path))),
    ...joinings(message).map(([says, prefix]): Variant<string> => ['joined', says, prefix]),
  ];
  return all.filter(([, , prefix]) => prefix !== prefixOf(message));
}
