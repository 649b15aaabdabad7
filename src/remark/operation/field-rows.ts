/**
 * In: the fields of a body. Out: the rows of a parameter table, and which fields are too large for it and get a closed
 * block of their own. A small object stands indented under its own row.
 */
import type { Field } from '@gateway-docs/contract';
import { factLine, flag, inlineCode, link, markdownInline, type Inline, type Row } from '../mdast';
import { constraintText } from './constraint-text';

/** More properties than this, or any with properties of its own, and the object gets a closed block. */
const MOST_INLINE = 3;

/** `request` and `point.callback_url` → `request-point-callback_url`. */
export const fieldId = (section: string, path: string): string =>
  `${section}-${path.replaceAll('[]', '').replaceAll('.', '-')}`;

/** @returns whether the field's properties do not fit under its row */
export const needsBlock = (field: Field): boolean =>
  field.fields.length > MOST_INLINE || field.fields.some((inner) => inner.fields.length > 0);

const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** An id counts from 1, which says nothing to its reader. */
const isTrivial = (phrase: string, { name }: Field): boolean =>
  phrase === '1 or more' && /(^|_)id$/.test(name);

function meaning(field: Field): Inline[] {
  const constraints = constraintText(field).filter((phrase) => !isTrivial(phrase, field));
  const facts = [
    ...(constraints.length > 0 ? [`${capital(constraints.join('; '))}.`] : []),
    ...(field.example === undefined ? [] : [`Example:\u00a0\`${field.example}\``]),
  ].join(' ');
  return [...markdownInline(field.description), ...(facts ? factLine(...markdownInline(facts)) : [])];
}

/** An indented row shows its name; its path is the link's title, which the Markdown twin prints, for it has no indentation. */
function nameCell(field: Field, section: string): Inline[] {
  const marks = (['required', 'deprecated'] as const).flatMap((kind) => (field[kind] ? flag(kind) : []));
  const name = link(`#${fieldId(section, field.path)}`, inlineCode(field.name));
  return [field.path === field.name ? name : { ...name, title: field.path }, ...marks];
}

function rowsOf(field: Field, section: string, depth: number): Row[] {
  const type = field.nullable ? `${field.type} or null` : field.type;
  const row: Row = {
    id: fieldId(section, field.path),
    cells: [nameCell(field, section), [type], meaning(field)],
    ...(depth > 0 ? { depth } : {}),
  };
  if (needsBlock(field)) return [row];
  return [row, ...field.fields.flatMap((inner) => rowsOf(inner, section, depth + 1))];
}

/** Rows of one table, small objects indented. */
export const fieldRows = (fields: readonly Field[], section: string): Row[] =>
  fields.flatMap((field) => rowsOf(field, section, 0));
