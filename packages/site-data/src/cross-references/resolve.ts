/**
 * In: the text between the braces of an inline reference, such as `error(203)` or `operator.hosts.api`. Out: what it refers to. This is the
 * only function that knows the spelling, for pages, `api/` and `data/` alike; `words.ts` prints the result as words, `src/remark/cross-references` as
 * linked Markdown. The set is closed: anything else throws, so no text can name a code or a value that does not exist.
 */
import type { Operation } from '../model/operation';
import { isCallOffered, type Offer } from '../offer/offer';
import type { Operator } from '../operator/operator-schema';
import type { Scheme } from '../schemes/scheme-schema';
import { statedValues } from '../schemes/stated-values';
import type { Codes } from '../tables/tables';
import { suggest, WriterError } from '@gateway-docs/kit';

export type CodeKind = keyof Codes;

/** What a text can link of an operation, and what its page follows from. */
export type LinkedOperation = Pick<
  Operation,
  'id' | 'version' | 'name' | 'title' | 'method' | 'direction' | 'path'
>;

/** The table that a kind of code is a row of. */
const TABLES: Readonly<Record<CodeKind, string>> = {
  error: 'api-error-codes',
  status: 'transaction-statuses',
  reason: 'failure-reason-codes',
};

/** How each kind is written, without its braces. */
const SPELLINGS = [
  'operator.<key>',
  'errors(<HTTP status>)',
  ...Object.keys(TABLES).map((kind) => `${kind}(<code>)`),
  'op("<id>")',
  'op("<id>", "v1")',
  'scheme(<slug>).<key>',
  'term(<code>)',
  'term(<code>, "<words>")',
];

/** What a text can refer to. */
export interface Known {
  readonly codes: Codes;
  readonly operator: Operator;
  /** Absent where a text cannot link an operation: in `api/` and `data/`. */
  readonly operations?: readonly LinkedOperation[];
  /** What is left out; absent where a text cannot link an operation. */
  readonly offer?: Offer;
  /** Fact sheets by slug; absent in `api/`, which is the same whatever a payment scheme decides. */
  readonly schemes?: ReadonlyMap<string, Scheme>;
  /** Terms of the glossary by code; absent where a text cannot link one: in `api/` and `data/`. */
  readonly terms?: ReadonlyMap<string, string>;
}

/** What a reference refers to: a row of a table of codes, a value of the operator profile or of a fact sheet, an operation, or a term. */
export type Referent =
  | { readonly kind: 'code'; readonly of: CodeKind; readonly code: number; readonly name: string }
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'operation'; readonly operation: LinkedOperation }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'term'; readonly code: string; readonly words: string };

/**
 * @param path dotted path into the operator profile, without the leading `operator.`
 * @returns the value as text; a list is joined by commas
 * @throws WriterError when the path does not lead to a single value or a list of them
 */
export function operatorValue(path: string, operator: Operator): string {
  let value: unknown = operator;
  for (const key of path.split('.')) {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    const entries = new Map<string, unknown>(isGroup ? Object.entries({ ...(value as object) }) : []);
    value = found(entries.get(key), `Unknown key "${key}" in {operator.${path}}.`, key, entries.keys());
  }
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'object') {
    throw new WriterError(
      `{operator.${path}} is a group of values, not one. ${suggest('', Object.keys(value ?? {}))}`,
    );
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** @returns what a name stands for @throws WriterError with the problem and the names that are like it, where it stands for nothing */
function found<Value>(value: Value | undefined, problem: string, name: string, existing: Iterable<string>) {
  if (value !== undefined) return value;
  throw new WriterError(`${problem} ${suggest(name, existing)}`);
}

/**
 * @param kind of the code
 * @param code its number
 * @returns the row's wording: the title of an error, the name of a status, the slug of a failure reason
 * @throws WriterError with the table and the codes nearby when the table has no such row
 */
export function codeName(kind: CodeKind, code: number, { codes }: Pick<Known, 'codes'>): string {
  const problem = `{${kind}(${code})}: data/${TABLES[kind]}.yaml has no code ${code}.`;
  return found(codes[kind].get(code), problem, String(code), Array.from(codes[kind].keys(), String));
}

/**
 * @param id of an operation, the same in both versions
 * @returns the operation in that version
 * @throws WriterError with the ids nearby, or with what to write where operations cannot be linked
 */
export function operationOf(
  id: string,
  version: LinkedOperation['version'],
  { operations }: Pick<Known, 'operations'>,
): LinkedOperation {
  if (!operations)
    throw new WriterError(
      `{op("${id}")}: only pages link operations. Write the name of the call as code here: \`transaction/find\`.`,
    );
  const known = new Map(operations.filter((item) => item.version === version).map((item) => [item.id, item]));
  return found(known.get(id), `Unknown operation "${id}" in ${version}.`, id, known.keys());
}

/** @returns the name of a call by its id: `transaction-get-crypto-address` → `transaction/get_crypto_address`, `payment-page-list` → `payment_page/list` */
export const nameOfCall = (id: string): string =>
  id
    .replace(/^(binance|invoice|page|payment)-/, '$1_')
    .replace('-', '/')
    .replace('/p2p-', '/p2p/')
    .replaceAll('-', '_');

/**
 * @param slug of a fact sheet
 * @param key of one of its facts or rules
 * @returns the value: a phrase without a full stop
 * @throws WriterError with what exists, or where no sheet can be named
 */
function schemeValue(slug: string, key: string, { schemes }: Pick<Known, 'schemes'>): string {
  if (!schemes) throw new WriterError(`{scheme(${slug}).${key}}: only pages and data/ name a fact sheet.`);
  const scheme = found(schemes.get(slug), `data/schemes has no "${slug}".`, slug, schemes.keys());
  const values = new Map(statedValues(scheme).map((item) => [item.key, item.value]));
  return found(values.get(key), `data/schemes/${slug}.yaml has no "${key}".`, key, values.keys());
}

/**
 * @param code of a row of the glossary
 * @returns the term as the glossary writes it
 * @throws WriterError with the terms nearby, or with what to write where terms cannot be linked
 */
function termOf(code: string, { terms }: Pick<Known, 'terms'>): string {
  if (!terms) throw new WriterError(`{term(${code})}: only pages link terms. Write the word itself here.`);
  const problem = `{term(${code})}: data/glossary.yaml has no term "${code}".`;
  return found(terms.get(code), problem, code, terms.keys());
}

/**
 * @param expression what stands between the braces
 * @returns the call that it names, or undefined where it names none
 */
export function readOperation(expression: string): Pick<LinkedOperation, 'id' | 'version'> | undefined {
  const { id, version } = OPERATION.exec(expression.trim())?.groups ?? {};
  return id === undefined ? undefined : { id, version: version === 'v1' ? 'v1' : 'v2' };
}

const SCHEME = /^scheme\((?<slug>[a-z0-9_]+)\)\.(?<key>[a-z0-9_]+)$/;
const OPERATOR = /^operator\.(?<path>[a-z_0-9.]+)$/;
const TERM = /^term\((?<code>[a-z0-9-]+)(?:,\s*"(?<words>[^"]+)")?\)$/;
const OPERATION = /^op\((?<q>["'])(?<id>[^"']+)\k<q>(?:,\s*["'](?<version>v1|v2)["'])?\)$/;
const CODE = /^(?<of>error|status|reason)\((?<code>\d+)\)$/;

/**
 * @param expression what stands between the braces
 * @returns what it refers to
 * @throws WriterError for anything outside the closed set
 */
export function resolveReference(expression: string, known: Known): Referent {
  const asked = expression.trim();
  const path = OPERATOR.exec(asked)?.groups?.path;
  if (path !== undefined) return { kind: 'value', text: operatorValue(path, known.operator) };

  const { of, code: digits } = (CODE.exec(asked)?.groups ?? {}) as { of?: CodeKind; code?: string };
  if (of !== undefined) {
    const code = Number(digits);
    return { kind: 'code', of, code, name: codeName(of, code, known) };
  }

  const { slug, key } = SCHEME.exec(asked)?.groups ?? {};
  if (slug !== undefined && key !== undefined) return { kind: 'value', text: schemeValue(slug, key, known) };

  const { code: term, words } = TERM.exec(asked)?.groups ?? {};
  if (term !== undefined) {
    const written = termOf(term, known);
    return { kind: 'term', code: term, words: words ?? written };
  }

  const call = readOperation(asked);
  if (call) {
    const { id, version } = call;
    // A call that this provider does not offer is named, and not linked.
    if (known.offer && !isCallOffered(known.offer, id, version))
      return { kind: 'name', text: nameOfCall(id) };
    return { kind: 'operation', operation: operationOf(id, version, known) };
  }

  const name = /^\w+/.exec(asked)?.[0] ?? asked;
  throw new WriterError(
    `Unknown inline reference {${asked}}. ${suggest(name, SPELLINGS)} Write a literal brace as \\{.`,
  );
}
