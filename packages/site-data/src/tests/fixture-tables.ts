/**
 * A few rows of the tables that directives read, for unit tests: small enough to count, real enough to pass the schemas' types.
 */
import type { Tables } from '../tables/tables';

const frame = { title: 'Table', source: { name: 'Contract', note: 'For tests.' }, as_of: '2026-01-02' };

const errorRow = {
  group: 'general',
  cause: 'A cause with `code`.',
  remedy: 'Correct the request.',
  who_acts: 'merchant' as const,
  payer_text: 'Please try again.',
};

const apiErrorCodes: Tables['api-error-codes'] = {
  ...frame,
  groups: [
    { slug: 'general', title: 'General' },
    { slug: 'transactions', title: 'Transactions' },
  ],
  rows: [
    { ...errorRow, code: 0, title: 'Success', retry: 'never', http_status_v2: 200 },
    { ...errorRow, code: 13, title: 'Internal error', retry: 'same_id', http_status_v2: 500 },
    {
      ...errorRow,
      code: 203,
      group: 'transactions',
      title: 'External id exists',
      retry: 'never',
      http_status_v2: 409,
    },
  ],
};

const statusRow = { callback: true, meaning: 'A meaning.', entitles: 'Wait.', payer_text: 'Please wait.' };

const transactionStatuses: Tables['transaction-statuses'] = {
  ...frame,
  rows: [
    { ...statusRow, code: 0, name: 'new', final: false, to: [1, 2, 10] },
    { ...statusRow, code: 1, name: 'success', final: true, to: [4] },
    { ...statusRow, code: 2, name: 'failed', final: true, to: [] },
    { ...statusRow, code: 4, name: 'reversed', final: true, to: [] },
    { ...statusRow, code: 10, name: 'pending', final: false, to: [1, 2], to_note: 'Sooner or later.' },
  ],
};

const failureReasons: Tables['failure-reason-codes'] = {
  ...frame,
  groups: [{ digit: 2, slug: 'funds', title: 'Funds', general: 2001 }],
  rows: [
    {
      code: 2001,
      slug: 'insufficient_funds',
      group: 'funds',
      text: 'Not enough money.',
      remedy: 'Offer another way to pay.',
      retry: 'other_method',
      payer_text: 'Please use another card.',
    },
  ],
};

const testCards: Tables['test-cards'] = {
  ...frame,
  defaults: {
    expire_month: '12',
    expire_year: '2039',
    cvv: '123',
    otp_code: '123456',
    lookup_code: '4321',
    cres: 'cGFzc2Vk',
    threeDSSessionData: 'c2Vzc2lvbg',
  },
  kinds: [{ slug: 'card', title: 'Cards', tab: 'Cards', use: 'Send it in `fields.card_number`.' }],
  rows: [
    {
      id: 'card-success',
      kind: 'card',
      value: '4111111111111111',
      title: 'Paid at once',
      trigger: { field: 'fields.card_number', match: 'equals', text: '4111111111111111' },
      outcome: { payer_auth: 'NONE', status: 1 },
      callbacks: [1],
    },
    {
      id: 'card-declined',
      kind: 'card',
      value: '4000000000020018',
      title: 'Declined later',
      trigger: { field: 'fields.card_number', match: 'equals', text: '4000000000020018' },
      outcome: {
        status: 10,
        then: [{ by: 'gateway', after_seconds: 5, status: 2, failure_reason_code: 2001 }],
      },
      callbacks: [2],
    },
  ],
};

const currencyCodes: Tables['currency-codes'] = {
  ...frame,
  rows: [{ code: 'EUR', numeric: '978', exponent: 2, kind: 'currency', name: 'Euro', countries: [] }],
};

/** Tables that no test of a directive reads are left out. */
export const fixtureTables = {
  'api-error-codes': apiErrorCodes,
  'transaction-statuses': transactionStatuses,
  'failure-reason-codes': failureReasons,
  'test-cards': testCards,
  'currency-codes': currencyCodes,
} as Tables;
