/**
 * The schema of each reference table, by the name of its file in `data/`. A table file without an entry here stops the build:
 * nothing would check it and no page could show it. A test compares the entries with the files in `tables/`.
 */
import type * as z from 'zod';
import * as apiErrorCodes from './api-error-codes';
import * as bankCodes from './bank-codes';
import * as countryCodes from './country-codes';
import * as cryptoCodes from './crypto-codes';
import * as currencyCodes from './currency-codes';
import * as failureReasonCodes from './failure-reason-codes';
import * as languageCodes from './language-codes';
import * as stateCodes from './state-codes';
import * as testCards from './test-cards';
import * as transactionStatuses from './transaction-statuses';

export const tableSchemas = {
  'api-error-codes': apiErrorCodes.schema,
  'failure-reason-codes': failureReasonCodes.schema,
  'transaction-statuses': transactionStatuses.schema,
  'test-cards': testCards.schema,
  'country-codes': countryCodes.schema,
  'state-codes': stateCodes.schema,
  'currency-codes': currencyCodes.schema,
  'crypto-codes': cryptoCodes.schema,
  'bank-codes': bankCodes.schema,
  'language-codes': languageCodes.schema,
} as const;

export type TableName = keyof typeof tableSchemas;
export type Tables = { readonly [Name in TableName]: z.infer<(typeof tableSchemas)[Name]> };
