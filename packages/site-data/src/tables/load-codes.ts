/**
 * In: the tables of errors, statuses and failure reasons. Out: every code with the wording that a reference to it shows.
 */
import { readYaml } from '@gateway-docs/kit/yaml';
import { schema as apiErrorCodes } from './schemas/api-error-codes';
import { schema as failureReasonCodes } from './schemas/failure-reason-codes';
import { schema as transactionStatuses } from './schemas/transaction-statuses';
import type { Tables } from './tables';

/** Codes that texts refer to, each with the short wording that a reference shows. */
export interface Codes {
  readonly error: ReadonlyMap<number, string>;
  readonly status: ReadonlyMap<number, string>;
  readonly reason: ReadonlyMap<number, string>;
}

type CodeTables = Pick<Tables, 'api-error-codes' | 'transaction-statuses' | 'failure-reason-codes'>;

const FILES = {
  error: 'data/api-error-codes.yaml',
  status: 'data/transaction-statuses.yaml',
  reason: 'data/failure-reason-codes.yaml',
} as const;

/** The files of the three tables, below the repository's root. */
export const CODE_FILES: readonly string[] = Object.values(FILES);

/** @returns the codes of the three tables: errors with their title, statuses with their name, reasons with their slug */
export function codesOf(tables: CodeTables): Codes {
  return {
    error: new Map(tables['api-error-codes'].rows.map((row) => [row.code, row.title])),
    status: new Map(tables['transaction-statuses'].rows.map((row) => [row.code, row.name])),
    reason: new Map(tables['failure-reason-codes'].rows.map((row) => [row.code, row.slug])),
  };
}

/**
 * @param siteDir absolute path of the repository's root
 * @returns the codes alone, for what needs no other data
 * @throws Error that names the table whose file is missing or wrong
 */
export function loadCodes(siteDir: string): Codes {
  return codesOf({
    'api-error-codes': readYaml(siteDir, FILES.error, apiErrorCodes),
    'transaction-statuses': readYaml(siteDir, FILES.status, transactionStatuses),
    'failure-reason-codes': readYaml(siteDir, FILES.reason, failureReasonCodes),
  });
}
