/** A small site for unit tests. */
import { NOTHING_LEFT_OUT, type Offer } from '../offer/offer';
import type { Operator } from '../operator/operator-schema';
import type { Facts } from '../load-facts';
import { fixtureCabinet } from './fixture-cabinet';
import { fixtureScheme } from './fixture-scheme';
import { fixtureTables } from './fixture-tables';

const flow = {
  title: 'A payment',
  summary: 'The payer pays.',
  participants: [
    { id: 'payer', label: 'Payer' },
    { id: 'gateway', label: 'Gateway & more' },
  ],
  steps: [
    { type: 'message' as const, from: 'payer', to: 'gateway', text: 'Sends <data>' },
    {
      type: 'alt' as const,
      branches: [
        {
          label: 'Paid',
          steps: [{ type: 'message' as const, from: 'gateway', to: 'payer', text: 'Receipt', reply: true }],
        },
        {
          label: 'Not paid',
          steps: [{ type: 'note' as const, over: ['gateway'], text: 'Nothing happens.' }],
        },
      ],
    },
    { type: 'message' as const, from: 'payer', to: 'gateway', text: 'Thanks' },
  ],
};

/** Everything is offered; a test takes something out. */
const fixtureOffer: Offer = {
  v1: true,
  known: {
    service: new Set(['card_form', 'old_card']),
    operation: new Set(['transaction-create', 'transaction-find', 'report-create']),
    direction: new Set(['payin', 'payout']),
    kind: new Set(['card', 'crypto']),
  },
  without: NOTHING_LEFT_OUT,
};

export const fixtureFacts: Facts = {
  offer: fixtureOffer,
  leftOut: { routes: new Set(), files: [], groups: [] },
  operator: {
    brand: 'Acme Pay',
    hosts: { api: 'https://api.acme.example' },
    callbacks: { retry_after_minutes: [1, 5] },
    timestamp_tolerance_seconds: 300,
    search: { languages: ['en', 'ru'] },
  } as Operator,
  tables: fixtureTables,
  codes: {
    error: new Map(fixtureTables['api-error-codes'].rows.map((row) => [row.code, row.title])),
    status: new Map(fixtureTables['transaction-statuses'].rows.map((row) => [row.code, row.name])),
    reason: new Map([[2001, 'insufficient_funds']]),
  },
  terms: new Map([
    ['settlement', 'settlement'],
    ['payout', 'payout'],
  ]),
  services: new Map(),
  schemes: new Map([['quickpay', fixtureScheme]]),
  flows: new Map([['payment', flow]]),
  cabinet: fixtureCabinet,
  changes: [],
  upcoming: [],
  pages: new Map([
    ['/callbacks', 'Callbacks'],
    ['/api/v1/transaction/create', 'Create, version 1'],
    ['/api/v2/transaction/create', 'Create'],
  ]),
};
