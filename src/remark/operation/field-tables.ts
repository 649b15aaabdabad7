/**
 * In: the fields of a body and the section they stand in. Out: the parameter table and a closed block for each larger object:
 *   | `point` | object | Addresses for this transaction. Fields of point |    ▸ point: 5 fields
 */
import type { Field } from '../../reference/reference';
import { jsxBlock } from '../mdast/jsx';
import type { Block } from '../mdast/nodes';
import { table } from '../mdast/table';
import { blockFields, fieldId, fieldRows } from './field-rows';

const COLUMNS = ['Field', { title: 'Type', plain: true }, { title: 'Meaning', plain: true }];

const fieldTable = (fields: readonly Field[], section: string, label: string): Block =>
  table(COLUMNS, fieldRows(fields, section), { label, layout: 'records' });

function closedBlock(field: Field, section: string): Block {
  const summary = `${field.path}: ${field.fields.length} fields`;
  return jsxBlock('Details', { id: `${fieldId(section, field.path)}-properties`, summary }, [
    fieldTable(field.fields, section, `Fields of ${field.path}`),
  ]);
}

/**
 * @param section start of every row's anchor: `request`, `responses`
 * @param label names the table for screen readers
 */
export function fieldTables(fields: readonly Field[], section: string, label: string): Block[] {
  if (fields.length === 0) return [];
  return [
    fieldTable(fields, section, label),
    ...blockFields(fields).map((field) => closedBlock(field, section)),
  ];
}
