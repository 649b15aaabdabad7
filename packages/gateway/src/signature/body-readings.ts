/**
 * In: a body as a tool, a log or an event shows it. Out: the bodies that it may stand for. None is taken because it looks right: a reader of
 * these signs each, and takes the one whose signature is the one that came.
 */
import { bytesOf, fromBase64 } from '../portable/bytes';
import { attempt } from '@gateway-docs/kit';

export interface BodyReading {
  /** What the text was taken for, after "read as". */
  readonly says: string;
  readonly body: Uint8Array;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** @throws SyntaxError where the text is no JSON */
const stringIn = (json: string): string | undefined => {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : undefined;
};

/** @throws SyntaxError where the text is no JSON */
const bodyOfEvent = (json: string): string | undefined => {
  const { body } = (JSON.parse(json) ?? {}) as { body?: unknown };
  return typeof body === 'string' ? body : undefined;
};

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** `b'{"a":"\xc3\xa9"}'` */
function pythonBytes(text: string): Uint8Array | undefined {
  const [, , inner] = /^b(['"])([^]*)\1$/.exec(text.trim()) ?? [];
  const written = inner?.replace(
    /\\(?:x([0-9a-f]{2})|([^]))/gi,
    (_, hex: string | undefined, letter: string) =>
      hex === undefined ? (ESCAPED[letter] ?? letter) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return written === undefined ? undefined : Uint8Array.from(written, (letter) => letter.charCodeAt(0));
}

/** Without what stands around it; spaces and line feeds alone are no such thing, because code adds them. */
function jsonWithin(text: string): string | undefined {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return text.replace(json, '').replace('\ufeff', '').trim() === '' ? undefined : json;
}

type Read = (text: string) => string | Uint8Array | undefined;

const READINGS: readonly (readonly [says: string, read: Read])[] = [
  ['a JSON string', stringIn],
  ['a JSON string without its quotes', (text) => stringIn(`"${text}"`)],
  ['the body of an event', bodyOfEvent],
  [
    'Base64',
    (text) => (/^[\w+/\s-]{8,}=*$/.test(text.trim()) ? fromBase64(text.replace(/\s/g, '')) : undefined),
  ],
  ['bytes of Python', pythonBytes],
  [
    'a text with typographic quotes',
    (text) => text.replace(/[\u201c-\u201f\u00ab\u00bb\u2033]/g, '"').replace(/[\u2018-\u201b\u2032]/g, "'"),
  ],
  ['a text with no-break spaces', (text) => text.replaceAll('\u00a0', ' ').replace(/[\u200b\u2060]/g, '')],
  ['an argument of a shell', (text) => text.replaceAll(`'\\''`, "'").replace(/[`^]([^])/g, '$1')],
  ['the JSON in a text', jsonWithin],
];

function readOnce(text: string): BodyReading[] {
  return READINGS.flatMap(([says, read]) => {
    const found = attempt(() => read(text));
    if (found === undefined || found === '' || found === text) return [];
    return [{ says, body: typeof found === 'string' ? bytesOf(found) : found }];
  });
}

/** @returns what the text may stand for, and what that may stand for in its turn */
export function bodyReadings(text: string): BodyReading[] {
  const first = readOnce(text);
  const second = first.flatMap(({ says, body }) =>
    readOnce(decoder.decode(body)).map((deeper) => ({
      ...deeper,
      says: `${says}, and that as ${deeper.says}`,
    })),
  );
  return [...first, ...second];
}
