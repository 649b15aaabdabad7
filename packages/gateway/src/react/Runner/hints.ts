/**
 * In: the text of a body and the members that the contract knows. Out: what is wrong with it, in sentences, before it is sent. The gateway
 * checks everything; this names at once what can be seen without it: broken JSON, missing members, wrong types, unknown names.
 */
import { isObject, type JsonObject } from '../../json';
import type { FormField } from '../../protocol/request-form';

/** The name of a value's type, as the field tables say it. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number with a fraction';
  return typeof value;
}

const ARTICLES: Readonly<Record<string, string>> = { integer: 'an', object: 'an', array: 'an' };
const withArticle = (type: string): string =>
  type === 'null' ? type : `${ARTICLES[type.split(' ')[0] ?? ''] ?? 'a'} ${type}`;

const isOfType = (value: unknown, { type, nullable }: FormField): boolean => {
  if (value === null) return nullable;
  if (type.startsWith('array')) return Array.isArray(value);
  if (type.startsWith('map') || type === 'object') return isObject(value);
  return typeOf(value) === type;
};

/** Line and column of the character at which a parser has stopped, where its message says so. */
function locationIn(message: string, text: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` The parser stopped in line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}.`;
}

const parentOf = (path: string): string => path.replace(/\.?[^.]+$/, '');
const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

type Fields = readonly FormField[];

/** What is wrong with the members of one object, and with what is inside them. */
function memberHints(value: JsonObject, place: string, fields: Fields, shownPlace: string): string[] {
  const known = fields.filter(({ path }) => parentOf(path) === place);
  if (known.length === 0) return [];
  const shown = (name: string) => (shownPlace === '' ? name : `${shownPlace}.${name}`);
  const unknown = Object.keys(value)
    .filter((name) => !known.some(({ path }) => nameOf(path) === name))
    .map((name) => `${shown(name)}: is not a parameter of this request.`);
  return [
    ...known.flatMap((field) => fieldHints(value, field, fields, shown(nameOf(field.path)))),
    ...unknown,
  ];
}

function fieldHints(holder: JsonObject, field: FormField, fields: Fields, shown: string): string[] {
  const name = nameOf(field.path);
  if (!Object.hasOwn(holder, name))
    return field.required ? [`${shown}: is missing, and must be ${withArticle(field.type)}.`] : [];
  const value = holder[name];
  if (!isOfType(value, field))
    return [`${shown}: must be ${withArticle(field.type)}, and is ${withArticle(typeOf(value))}.`];
  if (isObject(value)) return memberHints(value, field.path, fields, shown);
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) =>
    isObject(item) ? memberHints(item, `${field.path}[]`, fields, `${shown}[${index}]`) : [],
  );
}

/**
 * @param text of the body, as it was typed
 * @param fields of the form
 * @returns a sentence for each thing that is wrong, in the order of the contract; empty where nothing can be seen
 */
export function bodyHints(text: string, fields: readonly FormField[]): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return [`The body is not JSON.${locationIn(message, text)}`];
  }
  if (!isObject(value)) return [`The body must be an object, and is ${withArticle(typeOf(value))}.`];
  return memberHints(value, '', fields, '');
}
