/**
 * In: the bytes of a body. Out: what common code makes of them between signing and sending, or between receiving and checking, each with
 * the mistake that does it.
 */
import { parsed } from '../json';
import { bytesOf } from '../portable/bytes';
import { bodyReadings } from './body-readings';
import { spellings, type Change, type Json } from './serialisers';
import type { SymptomId, Variant } from './symptoms';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Each byte a character of its own. */
const perByte = new TextDecoder('latin1');
const MARK = '\ufeff';
/** Bytes of the longest body that is tried in other alphabets than JSON's. */
const LONGEST_RECODED = 65_536;

const LINES: readonly Change[] = [
  ['a line feed added at the end', (text) => `${text}\n`],
  ['a carriage return and a line feed added at the end', (text) => `${text}\r\n`],
  ['spaces and line feeds removed at the end', (text) => text.trimEnd()],
  ['all line feeds removed', (text) => text.replace(/[\r\n]/g, '')],
  ['line feeds turned into carriage return and line feed', (text) => text.replace(/\r?\n/g, '\r\n')],
  ['carriage returns removed', (text) => text.replaceAll('\r\n', '\n')],
  ['a byte order mark added', (text) => MARK + text],
  ['the byte order mark removed', (text) => text.replace(MARK, '')],
];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};
const CHARACTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character])),
  '&#39;': "'",
  '&#34;': '"',
};

const withEntities = (text: string, characters = /[&<>"']/g) =>
  text.replace(characters, (character) => ENTITIES[character] ?? character);

/** What else happens to the characters of a text. */
const TEXTS: readonly Change[] = [
  ['backslashes before quotes, as WordPress adds them', (text) => text.replace(/["'\\]/g, String.raw`\$&`)],
  ['backslashes removed', (text) => text.replace(/\\([^])/g, '$1')],
  ['& < > as HTML entities', (text) => withEntities(text, /[&<>]/g)],
  ['quotes and & < > as HTML entities', withEntities],
  ['double quotes and & < > as HTML entities', (text) => withEntities(text, /[&<>"]/g)],
  [
    'HTML entities decoded',
    (text) => text.replace(/&(?:\w{2,4}|#\w{2,3});/g, (entity) => CHARACTERS[entity] ?? entity),
  ],
  ['accents written as letters of their own (NFD)', (text) => text.normalize('NFD')],
  ['accents written with their letters (NFC)', (text) => text.normalize('NFC')],
  ['with other letters as ?', (text) => text.replace(/[^\0-\x7f]/g, '?')],
  ['percent-encoded', (text) => encodeURIComponent(text)],
];

/** A member becomes another, or undefined to be dropped. */
type Clean = (item: Json) => Json | undefined;

const noNull: Clean = (item) => item ?? undefined;
const noEmpty: Clean = (item) => (item === '' ? undefined : item);
const numbered: Clean = (item) =>
  typeof item === 'string' && /^-?\d+(\.\d+)?$/.test(item) ? Number(item) : item;
const ofTexts =
  (change: (text: string) => string): Clean =>
  (item) =>
    typeof item === 'string' ? change(item) : item;

const CLEANINGS: readonly (readonly [says: string, ...steps: Clean[]])[] = [
  ['without members that are null', noNull],
  ['without members that are empty', noEmpty],
  ['without members that are null or empty', noNull, noEmpty],
  ['with texts of digits as numbers', numbered],
  ['with texts of digits as numbers, without null or empty members', noNull, noEmpty, numbered],
  ['with numbers as texts', (item) => (typeof item === 'number' ? String(item) : item)],
  ['with spaces around texts removed', ofTexts((text) => text.trim())],
  ['with quotes and & < > in its texts as HTML entities', ofTexts(withEntities)],
];

/** @returns undefined where nothing is left */
function cleaned(text: string, steps: readonly Clean[]): string | undefined {
  const revive = (_name: string, item: Json) =>
    steps.reduce<Json | undefined>((value, step) => (value === undefined ? value : step(value)), item);
  const left = JSON.parse(text.replace(MARK, ''), revive) as Json | undefined;
  return left === undefined ? undefined : JSON.stringify(left);
}

const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => (letter.charCodeAt(0) < 256 ? letter.charCodeAt(0) : 63));

/** Signed in place of the body, where code signs something else. */
const OTHER_BODIES = ['', '{}', '[]', 'null', 'undefined', '[object Object]'];

/** @returns variants that differ from the body and from each other, the likelier first; of two equal ones the first */
export function bodyVariants(bytes: Uint8Array): Variant<Uint8Array>[] {
  const text = decoder.decode(bytes);
  const value = parsed(text.replace(MARK, '')) as Json | undefined;
  const found: Variant<Uint8Array>[] = [];
  const known = new Set<string>([perByte.decode(bytes)]);
  const add = (symptom: SymptomId, says: string, changed: string | Uint8Array | undefined) => {
    if (changed === undefined) return;
    const body = typeof changed === 'string' ? bytesOf(changed) : changed;
    const key = perByte.decode(body);
    if (known.has(key)) return;
    known.add(key);
    found.push([symptom, says, body]);
  };
  for (const [says, change] of LINES) add('line-feed', says, change(text));
  for (const spelling of spellings(text, value)) add(...spelling);
  for (const [says, change] of TEXTS) add('escaping', says, change(text));
  if (value !== undefined)
    for (const [says, ...steps] of CLEANINGS) add('cleaned', says, cleaned(text, steps));
  for (const { says, body } of bodyReadings(text))
    add('serialised-again', `what it stands for as ${says} was signed`, body);
  for (const other of OTHER_BODIES)
    add('serialised-again', `signed ${other === '' ? 'an empty body' : other}`, other);
  if (bytes.length > LONGEST_RECODED) return found;
  const binary = String.fromCharCode(...bytes);
  add('serialised-again', 'in Base64', btoa(binary));
  add('escaping', 'encoded in UTF-8 twice', binary);
  add('escaping', 'in ISO 8859-1', latin1(text));
  return found;
}
