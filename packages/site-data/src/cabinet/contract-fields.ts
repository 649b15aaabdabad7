/**
 * In: a field of the cabinet's data such as `wallet.reserve`. Out: the operation whose answer has it, or nothing when the contract
 * has no such field. So a column that says "the same as in the API" cannot outlive a renamed field.
 */
import type { Field, Operation } from '../model/operation';

/** Objects of the contract by the word that the data uses: the operation that answers them, and where they stand in the response. */
const CONTRACT_OBJECTS: Readonly<Record<string, readonly [operation: string, prefix: string]>> = {
  account: ['account-info', 'response.'],
  wallet: ['account-info', 'response.wallets[].'],
  transaction: ['transaction-find', 'response.'],
  service: ['service-get', 'response.'],
  report: ['report-list', 'response.reports[].'],
  row: ['report-get', 'response.rows[].'],
  report_file: ['report-get', 'response.'],
  page: ['payment-page-get', 'response.'],
  template: ['page-template-get', 'response.'],
  look: ['page-customization-get', 'response.'],
  invoice: ['invoice-find', 'response.'],
  rate: ['currency-rates', 'response.rates[].'],
};

const paths = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [field.path, ...paths(field.fields)]);

export interface ContractField {
  /** Id of the operation that answers it. */
  readonly operation: string;
  /** Path below the object, as pages write it. */
  readonly path: string;
}

/** @returns undefined when the contract has no such object or field */
export function contractField(from: string, operations: readonly Operation[]): ContractField | undefined {
  const [object = '', ...rest] = from.split('.');
  const [id, prefix] = CONTRACT_OBJECTS[object] ?? [];
  const operation = operations.find((item) => item.id === id && item.version === 'v2');
  if (!operation || !prefix) return undefined;
  const known = operation.responses.flatMap((response) => paths(response.fields));
  const path = rest.join('.');
  return known.includes(prefix + path)
    ? { operation: operation.id, path: prefix.replace('response.', '') + path }
    : undefined;
}
