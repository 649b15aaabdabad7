/**
 * In: the cabinet and the calls. Out: the call whose response has each field that the cabinet names, such as `wallet.reserve`; or an error where the cabinet names a call or
 * a field that is not there. So a column that says "the same as in the API" cannot outlive a renamed field.
 */
import { refuseCabinet, type Cabinet } from '@gateway-docs/site-data/cabinet';
import type { Field, Operation } from '@gateway-docs/site-data/model';

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

export interface CabinetField {
  /** Id of the operation that answers it. */
  readonly operation: string;
  /** Path below the object, as pages write it. */
  readonly path: string;
}

/** @returns undefined when the contract has no such object or field */
function contractField(from: string, operations: readonly Operation[]): CabinetField | undefined {
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

/**
 * @param cabinet what names calls and their fields
 * @param operations all that the contract has, offered or not
 * @returns the fields that columns and form fields name, by the name that the data use
 * @throws Error with the file and what is not there
 */
export function checkCabinet({ columns, screens }: Cabinet, operations: readonly Operation[]) {
  const ids = new Set(operations.map(({ id }) => id));
  const fields = new Map<string, CabinetField>();
  const problems: string[] = [];
  const check = (file: string, { from }: { readonly from?: string | undefined }): void => {
    const field = from === undefined ? undefined : contractField(from, operations);
    if (from !== undefined && field) fields.set(from, field);
    else if (from !== undefined) problems.push(`data/cabinet/${file}: the contract has no field "${from}"`);
  };
  for (const column of columns.values()) check('columns.yaml', column);
  for (const [name, { api, panels }] of screens) {
    const file = `screens/${name}.yaml`;
    for (const { operation } of api)
      if (!ids.has(operation)) problems.push(`data/cabinet/${file}: operation "${operation}" does not exist`);
    for (const field of panels.flatMap((panel) => panel.fields)) check(file, field);
  }
  refuseCabinet(problems);
  return fields;
}
