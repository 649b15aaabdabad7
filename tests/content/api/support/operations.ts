/**
 * In: nothing. Out: the operations of all families with what the tests of operations ask of them, and the tables of their codes.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocatedOperation } from '@gateway-docs/contract/openapi';
import {
  apiErrorCodesSchema as errorsSchema,
  transactionStatusesSchema as statusesSchema,
} from '@gateway-docs/site-data/tests';
import { readTable } from '../../data/read-data';
import { siteDir, type Contract } from './contract';

/** The routes of the specification. */
export const routes = (
  JSON.parse(readFileSync(path.join(siteDir, 'tests/content/routes.json'), 'utf8')) as { path: string }[]
).map((route) => route.path);

export const errorRows = new Map(
  readTable('api-error-codes', errorsSchema).rows.map((row) => [row.code, row]),
);
export const statusCodes = new Set(
  readTable('transaction-statuses', statusesSchema).rows.map((row) => row.code),
);

export const callsOf = (contract: Contract): readonly LocatedOperation[] =>
  contract.operations.filter((located) => located.direction === 'call');

export const factsOf = ({ operation }: LocatedOperation) => operation['x-reference'] ?? {};

/** The calls that take a bearer token in place of a signature. */
export const takesBearer = ({ path: at }: LocatedOperation): boolean =>
  /\/(payment_page|page_template|page_customization|page_transactions)\//.test(at);

export interface Labelled {
  readonly label: string;
  readonly contract: Contract;
  readonly located: LocatedOperation;
}

/** Every operation of every family, with a label for messages. */
export const labelled = (contracts: readonly Contract[]): Labelled[] =>
  contracts.flatMap((contract) =>
    contract.operations.map((located) => ({
      label: `${contract.family} ${located.operation.operationId ?? ''}`,
      contract,
      located,
    })),
  );
