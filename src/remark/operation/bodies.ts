/**
 * The sections of an operation's page with fields: the request, the response, the errors. Where the page has no column of samples
 * (`directives/operation.ts`), the samples stand beside the fields.
 */
import texts from '../../../data/texts/operation.json';
import { fillText } from '../../base/fill-text';
import { objectOf } from '@gateway-docs/site-data/model';
import { inVersion, type Field, type Operation, type SiteData, type Response } from '@gateway-docs/contract';
import type { Block, Inline, Row } from '../mdast';
import { details, filled, markdownBlocks, markdownInline, records, withFacts, jsxBlock } from '../mdast';
import { heading, paragraph } from '../mdast/nodes';
import { codeLink } from '../cross-references/resolve';
import { retry } from '../../../data/texts/tables.json';
import { WriterError } from '@gateway-docs/kit';
import { fold } from '../fold';
import { fieldId } from './field-rows';
import { fieldTables } from './field-tables';
import { isSuccess } from './samples';
import { sharedErrorNames, sharedErrors } from './shared-errors';
import { contentFields, sharedFieldNames, sharedFields } from './shared-fields';

/**
 * Puts a sample beside the text that explains it: two columns on wide screens, one after the other on others. Headings stay
 * outside, because the search index takes a section from the siblings of its heading.
 */
function beside(text: readonly Block[], sample: readonly Block[]): Block[] {
  if (sample.length === 0) return [...text];
  if (text.length === 0) return [...sample];
  return [jsxBlock('Beside', {}, [jsxBlock('BesideText', {}, text), jsxBlock('BesideSample', {}, sample)])];
}

/** Names of what the first example of the request has at its top. */
const sentFields = ({ requestExamples: [first] }: Operation): ReadonlySet<string> =>
  new Set(Object.keys(objectOf(first?.value)));

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
    ...beside(fieldTables(fields, 'request', texts.requestFields, sentFields(operation)), samples),
  ];
}

function responseIntro({ status }: Response, direction: Operation['direction'], isEmpty: boolean): Inline[] {
  if (direction === 'callback') return filled(texts.httpStatus, { status });
  return isEmpty ? filled(texts.accepted, { status }) : filled(texts.acceptedWithFields, { status });
}

function withoutEnvelope(field: Field): Field {
  return { ...field, path: field.path.replace(/^response\./, ''), fields: field.fields.map(withoutEnvelope) };
}

/** What is inside `response` of the envelope, which a page of its own explains; of what another page describes, the names. */
function responseFields(operation: Operation, site: SiteData): Block[] {
  const found = sharedFields(operation, site);
  const own = (found?.own ?? contentFields(operation)).map(withoutEnvelope);
  return [
    ...fieldTables(own, 'responses', texts.responseFields),
    ...(found ? [sharedFieldNames(found, ({ name }) => fieldId('responses', name))] : []),
  ];
}

/**
 * `## Response`: the fields of `response`.
 * @param samples what stands beside the fields; empty where the page has a column of samples
 */
export function response(operation: Operation, samples: readonly Block[], site: SiteData): Block[] {
  const success = operation.responses.find(isSuccess);
  if (!success) return [];
  const isEmpty = contentFields(operation).length === 0;
  return [
    heading(2, 'responses', 'Response'),
    ...markdownBlocks(success.description),
    paragraph(...responseIntro(success, operation.direction, isEmpty)),
    ...beside(responseFields(operation, site), samples),
  ];
}

function errorRow(code: number, operation: Operation, site: SiteData): Row {
  const row = site.tables['api-error-codes'].rows.find((item) => item.code === code);
  if (!row)
    throw new WriterError(
      `${operation.id} names error ${code}, which data/api-error-codes.yaml does not have.`,
    );
  const own = operation.errorTexts.get(code) ?? {};
  const { cause = row.cause, remedy = row.remedy } = own;
  // An unknown outcome is the same question after each code and after a time-out: the operation answers it once.
  const unknown = row.retry === 'same_id' && operation.retry !== '';
  const { version } = operation;
  const http = version === 'v2' ? String(row.http_status_v2) : undefined;
  // A remedy of its own says whether to send again: an invoice that is being paid may be withdrawn later.
  const isSaid = row.retry === 'after_fix' || unknown || own.remedy !== undefined;
  return {
    id: `errors-${code}`,
    cells: [
      withFacts(codeLink('error', code, site), { HTTP: http }),
      markdownInline(inVersion(cause, version)),
      withFacts(markdownInline(unknown ? texts.unknownOutcome : inVersion(remedy, version)), {
        'Send again': isSaid ? undefined : retry[row.retry],
      }),
    ],
  };
}

const ERROR_COLUMNS = ['Error', 'Cause', 'What to do'];

/**
 * The table of the errors for which the operation has words of its own, and a closed block with the others: their causes are those of the page
 * of the codes, and a reader comes to them with a number.
 */
function errorTables(codes: readonly number[], operation: Operation, site: SiteData): Block[] {
  const build = (items: readonly number[], label: string): Block[] => {
    const rows = items.map((code) => errorRow(code, operation, site));
    return rows.length === 0 ? [] : [records({ label, columns: ERROR_COLUMNS }, rows)];
  };
  const [shown, folded] = fold(codes, (code) => !operation.errorTexts.has(code));
  if (folded.length === 0) return build(shown, texts.errorsOf);
  const summary = fillText(texts.moreErrors, { count: folded.length, codes: folded.join(', ') });
  const block = details('errors-by-code', summary, build(folded, texts.moreErrorsOf));
  return [...build(shown, texts.errorsOf), block];
}

/** `## Errors`: every code that this operation can answer, its cause here and its remedy; those of every call by name. */
export function errors(operation: Operation, site: SiteData): Block[] {
  if (operation.errors.length === 0) return [];
  const shared = sharedErrors(operation, site);
  const particular = operation.errors.filter((code) => !shared.includes(code));
  return [
    heading(2, 'errors', 'Errors'),
    ...markdownBlocks(operation.version === 'v2' ? texts.errorsV2 : texts.errorsV1),
    ...errorTables(particular, operation, site),
    ...sharedErrorNames(shared, site),
  ];
}
