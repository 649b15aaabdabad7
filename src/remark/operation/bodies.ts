/**
 * The sections of an operation's page with fields: the request, the response, the errors. Where the page has no column of samples
 * (`sample-column.ts`), the samples stand beside the fields.
 */
import type { Field, Operation, SiteData, Response } from '@gateway-docs/contract';
import { factLine } from '../mdast/fact';
import { jsxBlock } from '../mdast/jsx';
import { markdownBlocks, markdownInline } from '../mdast/markdown';
import { heading, inlineCode, link, paragraph, type Block, type Inline } from '../mdast/nodes';
import { table, type Row } from '../mdast/table';
import { codeLink } from '../cross-references/resolve';
import { RETRIES } from '../tables/words';
import { WriterError } from '@gateway-docs/kit';
import { beside } from './beside';
import { fieldId } from './field-rows';
import { fieldTables } from './field-tables';
import { isSuccess } from './samples';
import { sharedErrorNames, sharedErrors } from './shared-errors';
import { contentFields, sharedFieldNames, sharedFields } from './shared-fields';

/** Names of what the first example of the request has at its top. */
function sentFields({ requestExamples: [first] }: Operation): ReadonlySet<string> {
  const value = first?.value;
  return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
}

/**
 * `## Request`: the rule of the body, then its parameters.
 * @param samples what stands beside the parameters; empty where the page has a column of samples
 */
export function request(operation: Operation, samples: readonly Block[]): Block[] {
  const fields = [...operation.parameters, ...operation.request];
  if (fields.length === 0) return [];
  return [
    heading(2, 'request', operation.direction === 'call' ? 'Request' : 'Body'),
    ...(operation.requestRule === '' ? [] : markdownBlocks(operation.requestRule)),
    ...beside(
      fieldTables(fields, 'request', 'Fields of the request', { sent: sentFields(operation) }),
      samples,
    ),
  ];
}

function responseIntro(success: Response, content: readonly Field[]): Inline[] {
  const accepted: Inline[] = [`HTTP ${success.status}. `, inlineCode('error.code'), ' 0 means accepted'];
  if (content.length === 0) return [...accepted, '; ', inlineCode('response'), ' is null.'];
  return [
    ...accepted,
    '. The fields below are those of ',
    inlineCode('response'),
    ' in the ',
    link('/response_format', 'envelope'),
    '.',
  ];
}

function withoutEnvelope(field: Field): Field {
  return { ...field, path: field.path.replace(/^response\./, ''), fields: field.fields.map(withoutEnvelope) };
}

/** What is inside `response` of the envelope, which a page of its own explains; of what another page describes, the names. */
function responseFields(operation: Operation, reference: SiteData): Block[] {
  const found = sharedFields(operation, reference);
  const own = (found?.own ?? contentFields(operation)).map(withoutEnvelope);
  return [
    ...fieldTables(own, 'responses', 'Fields of the response'),
    ...(found ? [sharedFieldNames(found, ({ name }) => fieldId('responses', name))] : []),
  ];
}

/**
 * `## Response`: the fields of `response`.
 * @param samples what stands beside the fields; empty where the page has a column of samples
 */
export function response(operation: Operation, samples: readonly Block[], reference: SiteData): Block[] {
  const success = operation.responses.find(isSuccess);
  if (!success) return [];
  const content = contentFields(operation);
  const intro =
    operation.direction === 'call' ? responseIntro(success, content) : [`HTTP ${success.status}.`];
  return [
    heading(2, 'responses', 'Response'),
    ...markdownBlocks(success.description),
    paragraph(...intro),
    ...beside(responseFields(operation, reference), samples),
  ];
}

function errorRow(code: number, operation: Operation, reference: SiteData): Row {
  const row = reference.tables['api-error-codes'].rows.find((item) => item.code === code);
  if (!row)
    throw new WriterError(
      `${operation.id} names error ${code}, which data/api-error-codes.yaml does not have.`,
    );
  const { cause, remedy } = operation.errorTexts.get(code) ?? row;
  const note = operation.errorNotes.get(code);
  // An unknown outcome is the same question after each code and after a time-out: the operation answers it once.
  const unknown = row.retry === 'same_id' && operation.retry !== '';
  return {
    id: `errors-${code}`,
    cells: [
      [
        codeLink('error', code, reference),
        ...(operation.version === 'v2' ? factLine('HTTP', String(row.http_status_v2)) : []),
      ],
      markdownInline([cause, note].filter(Boolean).join(' ')),
      unknown
        ? ['The outcome is unknown: ', link('#repeat', 'Repeating the call'), '.']
        : [
            ...markdownInline(remedy),
            ...(row.retry === 'after_fix' ? [] : factLine('Send again', RETRIES[row.retry])),
          ],
    ],
  };
}

/** Fewer rows are no reason for a closed block, and the open table has at least as many. */
const LEAST_FOLDED = 4;
const LEAST_SHOWN = 3;

/**
 * The table of the errors for which the operation has words of its own, and a closed block with the others: their causes are those of the page
 * of the codes, and a reader comes to them with a number.
 */
function errorTables(codes: readonly number[], operation: Operation, reference: SiteData): Block[] {
  const build = (items: readonly number[], label: string): Block[] =>
    items.length === 0
      ? []
      : [
          table(
            ['Error', 'Cause', 'What to do'],
            items.map((code) => errorRow(code, operation, reference)),
            { label, layout: 'records' },
          ),
        ];
  const own = codes.filter((code) => operation.errorTexts.has(code) || operation.errorNotes.has(code));
  const general = codes.filter((code) => !own.includes(code));
  const alsoShown = general.slice(0, Math.max(0, LEAST_SHOWN - own.length));
  const folded = general.filter((code) => !alsoShown.includes(code));
  const label = 'Errors of this operation';
  if (folded.length < LEAST_FOLDED) return build(codes, label);
  const summary = `${folded.length} more errors, with cause and remedy: ${folded.join(', ')}`;
  return [
    ...build(
      codes.filter((code) => !folded.includes(code)),
      label,
    ),
    jsxBlock('Details', { id: 'errors-by-code', summary }, build(folded, 'More errors of this operation')),
  ];
}

/** `## Errors`: every code that this operation can answer, its cause here and its remedy; those of every call by name. */
export function errors(operation: Operation, reference: SiteData): Block[] {
  if (operation.errors.length === 0) return [];
  const v2 = operation.version === 'v2';
  const shared = sharedErrors(operation, reference);
  const particular = operation.errors.filter((code) => !shared.includes(code));
  return [
    heading(2, 'errors', 'Errors'),
    paragraph(
      v2 ? 'The HTTP status follows the error; ' : 'The HTTP status is 200; ',
      inlineCode('error.code'),
      ' decides, and ',
      inlineCode('response'),
      ' is null. ',
      link('/response_format', 'Response format'),
      ' shows a refused request. After the correction you may send the call again, unless the row says otherwise.',
    ),
    ...errorTables(particular, operation, reference),
    ...sharedErrorNames(shared, reference),
  ];
}
