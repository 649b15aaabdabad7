/**
 * The reference tables. Each is `data/<name>.yaml`, with the schema of its rows in `schemas/<name>.ts`; both are found by the name, so
 * that a new table needs no line here.
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
