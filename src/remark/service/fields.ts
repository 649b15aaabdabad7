/**
 * In: a catalogue entry. Out: `## Fields`: what goes into `fields`, with format, check digit rule and example.
 */
import texts from '../../../data/texts/service.json';
import { fillText } from '../../base/fill-text';
import type { Service, ServiceField } from '@gateway-docs/site-data/services';
import type { Block, Inline, Row } from '../mdast';
import { details, flag, markdownBlocks, markdownInline, records, withFacts } from '../mdast';
import { heading, inlineCode, link } from '../mdast/nodes';
import { checksum as rules, returned } from '../../../data/texts/services.json';

const COLUMNS = ['Field', { title: 'Type', plain: true }, { title: 'Meaning', plain: true }];

function meaning(field: ServiceField): Inline[] {
  const { label, hint, condition = '', regex, checksum, sensitive, example } = field;
  const content = [`${label}. `, ...markdownInline(`${hint} ${condition}`.trim())];
  return withFacts(content, {
    Pattern: inlineCode(regex),
    'Check digit': checksum && rules[checksum],
    Returned: sensitive === 'none' ? undefined : returned[sensitive],
    Example: inlineCode(example),
  });
}

/** The id names the service too: a guide may show the fields of a pay-in and of a payout. */
function toRow(service: Service, field: ServiceField): Row {
  const id = `${service.slug}-${field.slug}`;
  const mark = field.required ? flag('required') : [];
  return { id, cells: [[link(`#${id}`, inlineCode(field.slug)), ...mark], [field.type], meaning(field)] };
}

/** From so many fields on those that a payment does not need are folded, where they are enough for a closed block. */
const LONG = 6;
const LEAST_FOLDED = 3;

/** The table of the fields, those that nothing asks for in a closed block where the table is long. */
function fieldTables(service: Service): Block[] {
  const row = (field: ServiceField): Row => toRow(service, field);
  const build = (items: readonly ServiceField[], label: string): Block =>
    records({ label, columns: COLUMNS }, items.map(row));
  const label = fillText(texts.fieldsOf, { name: service.name });
  const optional = service.fields.filter((field) => !field.required && field.condition === undefined);
  const shown = service.fields.filter((field) => !optional.includes(field));
  if (service.fields.length < LONG || optional.length < LEAST_FOLDED || shown.length === 0)
    return [build(service.fields, label)];
  const names = optional.map(({ slug }) => slug).join(', ');
  const summary = fillText(texts.optionalFields, { count: optional.length, names });
  const folded = build(optional, `${label}, optional`);
  return [build(shown, label), details(`${service.slug}-optional-fields`, summary, [folded])];
}

export function fields(service: Service): Block[] {
  if (service.fields.length === 0) return [];
  return [heading(2, 'fields', 'Fields'), ...markdownBlocks(texts.fields), ...fieldTables(service)];
}
