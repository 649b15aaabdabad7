/**
 * In: the bytes of a body. Out: what common code makes of them between signing and sending, or between receiving and checking, each with
 * the mistake that does it.
 */
import type { SymptomId } from './symptoms';

export interface BodyVariant {
  readonly symptom: SymptomId;
  /** What was done to the body, for a reader. */
  readonly says: string;
  readonly body: Uint8Array;
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const MARK = '\ufeff';

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(MARK, '')) as Json;
  } catch {
    return undefined;
  }
}

/** JSON with a text after each comma and colon, as Python writes it. */
function spaced(value: Json, comma: string, colon: string): string {
  if (Array.isArray(value)) return `[${value.map((item) => spaced(item, comma, colon)).join(comma)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, item]) => `${JSON.stringify(name)}${colon}${spaced(item, comma, colon)}`,
  );
  return `{${members.join(comma)}}`;
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name] ?? null)]));
}

/** Without members that are dropped; `"10.00"` becomes 10 where numbers are made. */
function cleaned(value: Json, drops: (item: Json) => boolean, makesNumbers: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => cleaned(item, drops, makesNumbers));
  if (typeof value === 'string' && makesNumbers && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  const stays = Object.entries(value).filter(([, item]) => !drops(item));
  return Object.fromEntries(stays.map(([name, item]) => [name, cleaned(item, drops, makesNumbers)]));
}

const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');

const ESCAPES: readonly (readonly [says: string, change: (text: string) => string])[] = [
  ['slashes escaped as \\/', (text) => text.replace(/(?<!\\)\//g, '\\/')],
  ['slashes no longer escaped', (text) => text.replaceAll('\\/', '/')],
  [
    'other letters escaped as \\u0142',
    (text) => text.replace(/[^\0-\x7f]/g, (letter) => `\\u${hex(letter)}`),
  ],
  [
    'letters no longer escaped',
    (text) =>
      text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  ],
  [
    'slashes and other letters escaped',
    (text) => text.replace(/(?<!\\)\//g, '\\/').replace(/[^\0-\x7f]/g, (letter) => `\\u${hex(letter)}`),
  ],
];

/** The same value in the other layouts that libraries have. */
function layouts(value: Json): (readonly [says: string, text: string])[] {
  return [
    ['written without spaces', JSON.stringify(value)],
    ['written with a space after commas and colons', spaced(value, ', ', ': ')],
    ['written with a space after colons', spaced(value, ',', ': ')],
    ['written in lines, indented by two', JSON.stringify(value, null, 2)],
    ['written in lines, indented by four', JSON.stringify(value, null, 4)],
    ['written in lines, indented by a tab', JSON.stringify(value, null, '\t')],
    ['written with its names in order', JSON.stringify(sorted(value))],
  ];
}

function cleanings(value: Json): (readonly [says: string, text: string])[] {
  const isNull = (item: Json) => item === null;
  const isEmpty = (item: Json) => item === '';
  const either = (item: Json) => item === null || item === '';
  return [
    ['without members that are null', JSON.stringify(cleaned(value, isNull, false))],
    ['without members that are empty', JSON.stringify(cleaned(value, isEmpty, false))],
    ['without members that are null or empty', JSON.stringify(cleaned(value, either, false))],
    ['with texts of digits as numbers', JSON.stringify(cleaned(value, () => false, true))],
    [
      'with texts of digits as numbers, without null or empty members',
      JSON.stringify(cleaned(value, either, true)),
    ],
  ];
}

const LINES: readonly (readonly [says: string, change: (text: string) => string])[] = [
  ['a line feed added at the end', (text) => `${text}\n`],
  ['a carriage return and a line feed added at the end', (text) => `${text}\r\n`],
  ['spaces and line feeds removed at the end', (text) => text.trimEnd()],
  ['all line feeds removed', (text) => text.replace(/[\r\n]/g, '')],
  ['line feeds turned into carriage return and line feed', (text) => text.replace(/\r?\n/g, '\r\n')],
  ['carriage returns removed', (text) => text.replaceAll('\r\n', '\n')],
  ['a byte order mark added', (text) => MARK + text],
  ['the byte order mark removed', (text) => text.replace(MARK, '')],
];

const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => (letter.charCodeAt(0) < 256 ? letter.charCodeAt(0) : 63));

/** The text in other encodings than UTF-8, or encoded twice. */
function encodings(text: string, bytes: Uint8Array): (readonly [says: string, body: Uint8Array])[] {
  const twice = encoder.encode(String.fromCharCode(...bytes.slice(0, 65_536)));
  const once = latin1(text);
  return [
    ['in ISO 8859-1', once],
    ['encoded in UTF-8 twice', twice],
    ['with other letters as ?', encoder.encode(text.replace(/[^\0-\x7f]/g, '?'))],
  ];
}

/** @returns variants that differ from the body and from each other; of two equal ones the first */
export function bodyVariants(bytes: Uint8Array): BodyVariant[] {
  const text = decoder.decode(bytes);
  const value = parsed(text);
  const found: BodyVariant[] = [];
  const known = new Set<string>([text]);
  const add = (symptom: SymptomId, says: string, changed: string | Uint8Array) => {
    const body = typeof changed === 'string' ? encoder.encode(changed) : changed;
    const key = typeof changed === 'string' ? changed : `bytes ${changed.join(' ')}`;
    if (known.has(key)) return;
    known.add(key);
    found.push({ symptom, says, body });
  };
  for (const [says, change] of LINES) add('line-feed', says, change(text));
  for (const [says, change] of ESCAPES) add('escaping', says, change(text));
  if (value !== undefined) {
    for (const [says, layout] of layouts(value)) add('serialised-again', says, layout);
    for (const [layoutSays, layout] of layouts(value))
      for (const [says, change] of ESCAPES) add('escaping', `${layoutSays}, ${says}`, change(layout));
    for (const [says, clean] of cleanings(value)) add('cleaned', says, clean);
  }
  for (const [says, body] of encodings(text, bytes)) if (body.length > 0) add('escaping', says, body);
  add('serialised-again', 'an empty body', '');
  return found;
}
