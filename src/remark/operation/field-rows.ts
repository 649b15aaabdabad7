/**
 * In: the fields of a body. Out: the rows of a parameter table, and the fields that are too large for it and get a closed
 * block of their own. A small object stands indented under its own row.
 */
import type { Field } from '@gateway-docs/contract';
import { factLine } from '../mdast/fact';
import { jsxInline } from '../mdast/jsx';
import { markdownInline } from '../mdast/markdown';
import { inlineCode, link, type Inline } from '../mdast/nodes';
import type { Row } from '../mdast/table';
import { constraintText } from './constraint-text';

/** More properties than this, or any with properties of its own, and the object gets a closed block. */
const MOST_INLINE = 3;

/** `request` and `point.callback_url` → `request-point-callback_url`. */
export const fieldId = (section: string, path: string): string =>
  `${section}-${path.replaceAll('[]', '').replaceAll('.', '-')}`;

/** True when the field's properties do not fit under its row. */
const needsBlock = (field: Field): boolean =>
  field.fields.length > MOST_INLINE || field.fields.some((inner) => inner.fields.length > 0);

const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

function meaning(field: Field, section: string): Inline[] {
  const content: Inline[] = [...markdownInline(field.description)];
  const constraints = constraintText(field).join('; ');
  if (constraints !== '') {
    content.push(' ', jsxInline('Fact', {}, markdownInline(`${capital(constraints)}.`)));
  }
  if (field.example !== undefined) {
    content.push(...factLine('Example', inlineCode(field.example)));
  }
  if (needsBlock(field)) {
    content.push(
      ' ',
      jsxInline('Fact', {}, [link(`#${fieldId(section, field.path)}-properties`, `Fields of ${field.name}`)]),
    );
  }
  return content;
}

/** An indented row shows its name; its path is the link's title, which the Markdown twin prints, for it has no indentation. */
function nameCell(field: Field, section: string): Inline[] {
  const marks: Inline[] = [];
  if (field.required) marks.push(' ', jsxInline('Flag', { kind: 'required' }, ['required']));
  if (field.deprecated) marks.push(' ', jsxInline('Flag', { kind: 'deprecated' }, ['deprecated']));
  const name = link(`#${fieldId(section, field.path)}`, inlineCode(field.name));
  return [field.path === field.name ? name : { ...name, title: field.path }, ...marks];
}

function rowsOf(field: Field, section: string, depth: number): Row[] {
  const type = field.nullable ? `${field.type} or null` : field.type;
  const row: Row = {
    id: fieldId(section, field.path),
    cells: [nameCell(field, section), [type], meaning(field, section)],
    ...(depth > 0 ? { depth } : {}),
  };
  if (needsBlock(field)) return [row];
  return [row, ...field.fields.flatMap((inner) => rowsOf(inner, section, depth + 1))];
}

/** Rows of one table, small objects indented. */
export function fieldRows(fields: readonly Field[], section: string): Row[] {
  return fields.flatMap((field) => rowsOf(field, section, 0));
}

/** Every field below these that gets a closed block, in document order, the outer before the inner. */
export function blockFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [...(needsBlock(field) ? [field] : []), ...blockFields(field.fields)]);
}
