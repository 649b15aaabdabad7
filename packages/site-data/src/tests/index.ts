/** Small data for tests of what is built on a site. */
export { fixtureCabinet } from './fixture-cabinet';
export { field, fixtureOperations } from './fixture-operations';
export { fixtureScheme } from './fixture-scheme';
export { fixtureTables } from './fixture-tables';
export { fixtureNotOffered } from './fixture-not-offered';
export { fixtureFacts } from './fixture-facts';
export { schema as apiErrorCodesSchema } from '../tables/schemas/api-error-codes';
export { schema as bankCodesSchema } from '../tables/schemas/bank-codes';
export { schema as countryCodesSchema } from '../tables/schemas/country-codes';
export { schema as cryptoCodesSchema } from '../tables/schemas/crypto-codes';
export { schema as currencyCodesSchema } from '../tables/schemas/currency-codes';
export { schema as failureReasonCodesSchema } from '../tables/schemas/failure-reason-codes';
export { schema as languageCodesSchema } from '../tables/schemas/language-codes';
export { schema as stateCodesSchema } from '../tables/schemas/state-codes';
export { schema as testCardsSchema } from '../tables/schemas/test-cards';
export { schema as transactionStatusesSchema } from '../tables/schemas/transaction-statuses';
export { schema as walletMovementsSchema } from '../tables/schemas/wallet-movements';
