/**
 * `{limit("transaction-create", "external_order_id")}` → how long or large the field may be, `1 to 48 characters`: a page never repeats a number of
 * the contract.
 */
import type { Field, Operation, SiteData } from '@gateway-docs/contract';
import { suggest, WriterError } from '@gateway-docs/kit';
import { sizeText } from '../operation/constraint-text';

const LIMIT = /^limit\("(?<id>[\w-]+)", "(?<path>[\w.[\]-]+)"\)$/;

const fieldsBelow = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...fieldsBelow(field.fields)]);

const fieldsOf = ({ headers, parameters, request, responses }: Operation): Field[] =>
  fieldsBelow([...headers, ...parameters, ...request, ...responses.flatMap(({ fields }) => fields)]);

/**
 * @param expression what stands between the braces
 * @returns its words; undefined for another expression
 * @throws WriterError for a call or a field that does not exist, and for a field without a limit
 */
export function limitOf(
  expression: string,
  { wholeOperations }: Pick<SiteData, 'wholeOperations'>,
): string | undefined {
  const { id, path } = LIMIT.exec(expression.trim())?.groups ?? {};
  if (id === undefined || path === undefined) return undefined;
  // The newest version has every call and every header.
  const fields = wholeOperations
    .filter((operation) => operation.id === id && operation.version === 'v2')
    .flatMap(fieldsOf);
  const found = fields.find((field) => field.path === path);
  const size = found && sizeText(found);
  if (size) return size;
  const what = found
    ? 'the contract gives it no limit'
    : suggest(
        path,
        fields.map((field) => field.path),
      );
  throw new WriterError(`{${expression}}: ${what}`);
}
