/**
 * In: what an inline reference refers to. Out: the phrasing nodes that stand for it on a page: a code linked to its row, an operation linked to its
 * page, a value as text. What a reference may say is decided in `packages/site-data/src/cross-references`, for pages and plain texts alike.
 */
import type { PhrasingContent } from 'mdast';
import type { CodeKind, LinkedOperation, Forms } from '@gateway-docs/site-data/cross-references';
import {
  codeName,
  operationOf,
  resolveReference as resolve,
  IN_PAGES,
  wordsOf,
} from '@gateway-docs/site-data/cross-references';
import type { SiteData, Version, Field, Operation } from '@gateway-docs/contract';
import { suggest, WriterError } from '@gateway-docs/kit';
import { inlineCode, inlines, joined, link, text } from '../mdast/nodes';
import { callChip, codeChip, termChip } from './chip';
import { operationPage, tableRoutes } from './routes';
import { sizeText } from '../operation/constraint-text';

/** Also what the provider leaves out. */
type Whole = Pick<SiteData, 'wholeOperations'>;

const LIMIT = /^limit\("(?<id>[\w-]+)", "(?<path>[\w.[\]-]+)"\)$/;

const fieldsBelow = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...fieldsBelow(field.fields)]);

const fieldsOf = ({ headers, parameters, request, responses }: Operation): Field[] =>
  fieldsBelow([...headers, ...parameters, ...request, ...responses.flatMap(({ fields }) => fields)]);

/**
 * `{limit("transaction-create", "external_order_id")}` → how long or large the field may be, `1 to 48 characters`: a page never repeats a number of
 * the contract.
 * @param expression what stands between the braces
 * @returns its words; undefined for another expression
 * @throws WriterError for a call or a field that does not exist, and for a field without a limit
 */
export function limitOf(expression: string, { wholeOperations }: Whole): string | undefined {
  const { id, path } = LIMIT.exec(expression.trim())?.groups ?? {};
  if (id === undefined || path === undefined) return undefined;
  // The newest version has every call and every header.
  const fields = wholeOperations
    .filter((operation) => operation.id === id && operation.version === 'v2')
    .flatMap(fieldsOf);
  const found = fields.find((field) => field.path === path);
  const size = found && sizeText(found);
  if (size) return size;
  const paths = fields.map((field) => field.path);
  const what = found ? 'the contract gives it no limit' : suggest(path, paths);
  throw new WriterError(`{${expression}}: ${what}`);
}

/** The page of each table of codes; the anchor of a row is its code. */
export const CODE_PAGES: Readonly<Record<CodeKind, string>> = {
  error: '/reference/api_error_codes',
  status: '/reference/transaction_statuses',
  reason: '/reference/failure_reason_codes',
};

/** @param name the row's wording, where the words do not say it */
const rowLink = (kind: CodeKind, code: number, words: string, name?: string): PhrasingContent =>
  codeChip(`${CODE_PAGES[kind]}#${code}`, words, kind, code, name);

/** Link to the row of a code, with the row's own wording: `[203 external_transaction_id already exists](…#203)`. */
export const codeLink = (kind: CodeKind, code: number, site: Pick<SiteData, 'codes'>): PhrasingContent =>
  rowLink(kind, code, `${code} ${codeName(kind, code, site)}`);

/** The name as code, linked when the operation has a page on the site. */
function nameLink(operation: LinkedOperation, { pages }: Pick<SiteData, 'pages'>): PhrasingContent {
  const { route, anchor } = operationPage(operation);
  const name = inlineCode(operation.name);
  return pages.has(route) ? callChip(link(route + anchor, name), operation) : name;
}

/** Name of an operation, `transaction/find`, linked when its page exists on the site. */
export const operationLink = (id: string, version: Version, site: SiteData): PhrasingContent =>
  nameLink(operationOf(id, version, site), site);

const ERRORS = /^errors\((?<status>\d{3})\)$/;

/**
 * @param expression what stands between the braces: `errors(404)`
 * @returns links to all codes that version 2 answers with an HTTP status, with commas between; undefined for another expression
 * @throws WriterError for a status that no code has
 */
export function errorsOf(expression: string, site: SiteData): PhrasingContent[] | undefined {
  const { status } = ERRORS.exec(expression.trim())?.groups ?? {};
  if (status === undefined) return undefined;
  const { rows } = site.tables['api-error-codes'];
  const found = rows.filter((row) => String(row.http_status_v2) === status);
  if (found.length > 0)
    return inlines(joined(found.map(({ code }) => resolveReference(`error(${code})`, site))));
  const statuses = new Set(rows.map((row) => String(row.http_status_v2)));
  throw new WriterError(`{${expression}}: no code has this HTTP status. ${suggest(status, statuses)}`);
}

/**
 * @param expression what stands between the braces
 * @param forms how codes are shown where the text stands
 * @returns the node that replaces the reference
 * @throws WriterError for anything outside the closed set
 */
export function resolveReference(
  expression: string,
  site: SiteData,
  forms: Forms = IN_PAGES,
): PhrasingContent {
  const limit = limitOf(expression, site);
  if (limit !== undefined) return text(limit);
  const referent = resolve(expression, site);
  if (referent.kind === 'value') return text(referent.text);
  if (referent.kind === 'name') return inlineCode(referent.text);
  if (referent.kind === 'operation') return nameLink(referent.operation, site);
  if (referent.kind === 'term')
    return termChip(link(`${tableRoutes('glossary').page}#${referent.code}`, referent.words));
  const words = wordsOf(referent, forms);
  const name = words.includes(referent.name) ? undefined : referent.name;
  return rowLink(referent.of, referent.code, words, name);
}
