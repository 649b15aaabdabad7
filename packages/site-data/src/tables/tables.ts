/**
 * The reference tables, and the codes and terms that texts refer to. Each table is `data/<name>.yaml`, with the schema of its rows in
 * `schemas/<name>.ts`; both are found by the name, so that a new table needs no line here.
 */
import type * as z from 'zod';
import type { source } from './table-schema';
import type { ApiErrorCodeTable } from './schemas/api-error-codes';
import type { CountryTable } from './schemas/country-codes';
import type { CryptoTable } from './schemas/crypto-codes';
import type { CurrencyTable } from './schemas/currency-codes';
import type { FailureReasonTable } from './schemas/failure-reason-codes';
import type { GlossaryTable } from './schemas/glossary';
import type { NotOfferedTable } from './schemas/not-offered';
import type { TestDataTable } from './schemas/test-cards';
import type { TransactionStatusTable } from './schemas/transaction-statuses';
import type { MovementTable } from './schemas/wallet-movements';

/** What every table has; the schema of each knows its rows. */
export interface Table {
  readonly title: string;
  readonly source: z.infer<typeof source>;
  /** The day on which the values were last compared with the source. */
  readonly as_of: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** All tables by name. Those that the rules of the gateway are made of have their types here, because code asks for them by name. */
export interface Tables {
  readonly [name: string]: Table;
  readonly 'api-error-codes': ApiErrorCodeTable;
  readonly 'country-codes': CountryTable;
  readonly 'crypto-codes': CryptoTable;
  readonly 'currency-codes': CurrencyTable;
  readonly 'failure-reason-codes': FailureReasonTable;
  readonly glossary: GlossaryTable;
  readonly 'not-offered': NotOfferedTable;
  readonly 'test-cards': TestDataTable;
  readonly 'transaction-statuses': TransactionStatusTable;
  readonly 'wallet-movements': MovementTable;
}

/** Codes that texts refer to, each with the short wording that a reference shows. */
export type Codes = Readonly<Record<'error' | 'status' | 'reason', ReadonlyMap<number, string>>>;

/** Those that have the codes. */
export type CodeTables = Pick<Tables, 'api-error-codes' | 'transaction-statuses' | 'failure-reason-codes'>;

/** @returns the codes of the three tables: errors with their title, statuses with their name, reasons with their slug */
export function codesOf(tables: CodeTables): Codes {
  return {
    error: new Map(tables['api-error-codes'].rows.map((row) => [row.code, row.title])),
    status: new Map(tables['transaction-statuses'].rows.map((row) => [row.code, row.name])),
    reason: new Map(tables['failure-reason-codes'].rows.map((row) => [row.code, row.slug])),
  };
}

/** @returns what a reference to a term shows: the terms as the glossary writes them, by code */
export const termsOf = (tables: Pick<Tables, 'glossary'>): ReadonlyMap<string, string> =>
  new Map(tables.glossary.rows.map(({ code, term }) => [code, term]));
