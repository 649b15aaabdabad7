export { addressChecks } from './crypto-addresses';
export { type Codes, codesOf, termsOf } from './codes';
export { readTables, tableNames, tableSchema } from './read-tables';
export {
  type ApiErrorCode,
  type ApiErrorCodeTable,
  schema as apiErrorCodesSchema,
} from './schemas/api-error-codes';
export { type BankTable, schema as bankCodesSchema } from './schemas/bank-codes';
export { schema as countryCodesSchema } from './schemas/country-codes';
export { schema as cryptoCodesSchema } from './schemas/crypto-codes';
export { type Currency, schema as currencyCodesSchema } from './schemas/currency-codes';
export { type FailureReason, schema as failureReasonCodesSchema } from './schemas/failure-reason-codes';
export type { GlossaryTable, Term } from './schemas/glossary';
export { type Language, type LanguageTable, schema as languageCodesSchema } from './schemas/language-codes';
export type { NotOffered, NotOfferedTable } from './schemas/not-offered';
export { type StateTable, schema as stateCodesSchema } from './schemas/state-codes';
export {
  type TestDataTable,
  type TestScenario,
  payerAuth,
  schema as testCardsSchema,
} from './schemas/test-cards';
export {
  type TransactionStatus,
  type TransactionStatusTable,
  schema as transactionStatusesSchema,
} from './schemas/transaction-statuses';
export {
  type MoneyEvent,
  type MovementKind,
  type MovementTable,
  schema as walletMovementsSchema,
} from './schemas/wallet-movements';
export type { Table, Tables } from './tables';
