/**
 * In: the text between the braces of an inline reference, such as `error(203)` or `operator.hosts.api`. Out: the phrasing
 * nodes that replace it. The set is closed: anything else throws, so prose cannot name a code or a value that does not exist.
 */
import type { PhrasingContent } from 'mdast';
import type { Reference, Version } from '../../reference/reference';
import { inlineCode, link, text } from '../mdast/nodes';
import { suggest } from '../../base/suggest';
import { WriterError } from '../writer-errors/writer-error';

const KINDS = [
  'operator.<key>',
  'error(<code>)',
  'status(<code>)',
  'reason(<code>)',
  'op("<id>")',
  'op("<id>", "v1")',
];

/** The tables whose rows prose links to by code: the call's name, the table, its page. */
const CODE_TABLES = {
  error: { table: 'api-error-codes', page: '/reference/api_error_codes' },
  status: { table: 'transaction-statuses', page: '/reference/transaction_statuses' },
  reason: { table: 'failure-reason-codes', page: '/reference/failure_reason_codes' },
} as const;

type CodeKind = keyof typeof CODE_TABLES;

/**
 * @param path dotted path into the operator profile, without the leading `operator.`
 * @returns the value as text; a list is joined by commas
 * @throws WriterError when the path does not lead to a single value or a list of them
 */
export function operatorValue(path: string, reference: Pick<Reference, 'operator'>): string {
  let value: unknown = reference.operator;
  let keys: string[] = [];
  for (const key of path.split('.')) {
    keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
    value = keys.includes(key) ? (value as Record<string, unknown>)[key] : undefined;
    if (value === undefined) {
      throw new WriterError(`Unknown key "${key}" in {operator.${path}}. ${suggest(key, keys)}`);
    }
  }
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'object') {
    throw new WriterError(
      `{operator.${path}} is a group of values, not one. ${suggest('', Object.keys(value ?? {}))}`,
    );
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Link to the row of a code, with the row's own wording: `[203 external_transaction_id already exists](…#203)`. */
export function codeLink(kind: CodeKind, code: number, reference: Pick<Reference, 'codes'>): PhrasingContent {
  const { table, page } = CODE_TABLES[kind];
  const name = reference.codes[kind].get(code);
  if (name === undefined) {
    const existing = [...reference.codes[kind].keys()].map(String);
    throw new WriterError(
      `{${kind}(${code})}: data/${table}.yaml has no code ${code}. ${suggest(String(code), existing)}`,
    );
  }
  return link(`${page}#${code}`, `${code} ${name}`);
}

/** Link with the number alone, for texts of the contract, which name codes as `error 203`; other numbers stay text. */
function shortLink(kind: CodeKind, code: number, reference: Pick<Reference, 'codes'>): PhrasingContent {
  const { page } = CODE_TABLES[kind];
  return reference.codes[kind].has(code) ? link(`${page}#${code}`, String(code)) : text(String(code));
}

/** Name of an operation, `transaction/find`, linked when its page exists on the site. */
export function operationLink(
  id: string,
  version: Version,
  reference: Pick<Reference, 'operations' | 'pages'>,
): PhrasingContent {
  const operation = reference.operations.find((item) => item.id === id && item.version === version);
  if (!operation) {
    const existing = reference.operations.filter((item) => item.version === version).map((item) => item.id);
    throw new WriterError(`Unknown operation "${id}" in ${version}. ${suggest(id, existing)}`);
  }
  const name = inlineCode(operation.name);
  return reference.pages.has(operation.page) ? link(operation.page + operation.anchor, name) : name;
}

/**
 * @param expression what stands between the braces
 * @returns the nodes that replace the reference
 * @throws WriterError for anything outside the closed set
 */
export function resolveReference(expression: string, reference: Reference): PhrasingContent {
  const asked = expression.trim();
  const operator = /^operator\.(?<path>[a-z_0-9.]+)$/.exec(asked);
  if (operator?.groups?.path) return text(operatorValue(operator.groups.path, reference));

  const code = /^(?<kind>error|status|reason)\((?<code>\d+)\)$/.exec(asked);
  if (code?.groups) return codeLink(code.groups.kind as CodeKind, Number(code.groups.code), reference);

  const short = /^(?<kind>error|status)#(?<code>\d+)$/.exec(asked);
  if (short?.groups) return shortLink(short.groups.kind as CodeKind, Number(short.groups.code), reference);

  const operation = /^op\((?<q>["'])(?<id>[^"']+)\k<q>(?:,\s*["'](?<version>v1|v2)["'])?\)$/.exec(asked);
  if (operation?.groups?.id) {
    return operationLink(operation.groups.id, (operation.groups.version ?? 'v2') as Version, reference);
  }
  const name = /^[\w]+/.exec(asked)?.[0] ?? asked;
  throw new WriterError(
    `Unknown inline reference {${asked}}. ${suggest(name, KINDS)} Write a literal brace as \\{.`,
  );
}
