/**
 * In: the fields of a body and the section they stand in. Out: the parameter table. A larger object opens in a closed block below its row, where the table
 * ends; it goes on below the block:
 *   | `point` | object | Addresses for this transaction. |    ▸ point: 5 fields
 */
import texts from '../../../data/texts/operation.json';
import { fillText } from '../../base/fill-text';
import type { Field } from '@gateway-docs/contract';
import { details, records, type Block } from '../mdast';
import { fieldId, fieldRows, needsBlock } from './field-rows';

/** From so many fields on the optional ones are folded, where they are enough for a closed block. */
const LONG = 12;
const LEAST_FOLDED = 4;

const COLUMNS = ['Field', { title: 'Type', plain: true }, { title: 'Meaning', plain: true }];

const fieldTable = (fields: readonly Field[], section: string, label: string): Block =>
  records({ label, columns: COLUMNS }, fieldRows(fields, section));

function closedBlock(field: Field, section: string): Block {
  const summary = `${field.path}: ${field.fields.length} fields`;
  const label = fillText(texts.fieldsInside, { name: field.path });
  return details(`${fieldId(section, field.path)}-properties`, summary, parts(field.fields, section, label));
}

/** Tables and closed blocks in the order of the fields. */
function parts(fields: readonly Field[], section: string, label: string): Block[] {
  if (fields.length === 0) return [];
  const large = fields.find(needsBlock);
  const end = large ? fields.indexOf(large) + 1 : fields.length;
  return [
    fieldTable(fields.slice(0, end), section, label),
    ...(large ? [closedBlock(large, section)] : []),
    ...parts(fields.slice(end), section, label),
  ];
}

/** Optional fields of one value. An object stays: it has the data of the method, such as `fields` of a payment. */
const isOptional = (field: Field): boolean => !field.required && field.fields.length === 0;

function optionalBlock(fields: readonly Field[], section: string, label: string): Block {
  const names = fields.map(({ name }) => name).join(', ');
  const summary = fillText(texts.optionalFields, { count: fields.length, names });
  return details(`${section}-optional`, summary, [fieldTable(fields, section, `${label}, optional`)]);
}

/**
 * @param section start of every row's anchor: `request`, `responses`
 * @param label names the table for screen readers
 * @param sent names of the fields that the first example of the request sends. Where they are given, the optional fields that it does not send wait in a closed
 * block below a long table, unless they are most of it, as in a call that changes one or the other: `amount` may be left out, and is yet what a reader looks for.
 */
export function fieldTables(
  fields: readonly Field[],
  section: string,
  label: string,
  sent?: ReadonlySet<string>,
): Block[] {
  const isFolded = (field: Field): boolean => isOptional(field) && sent?.has(field.name) === false;
  const optional = fields.length >= LONG ? fields.filter(isFolded) : [];
  const folded = optional.length < LEAST_FOLDED || optional.length * 2 > fields.length ? [] : optional;
  const shown = fields.filter((field) => !folded.includes(field));
  return [
    ...parts(shown, section, label),
    ...(folded.length > 0 ? [optionalBlock(folded, section, label)] : []),
  ];
}
