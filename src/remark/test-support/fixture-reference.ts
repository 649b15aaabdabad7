/**
 * A small `Reference` for unit tests of directives and inline references.
 */
import { NOTHING_LEFT_OUT, type Offer } from '../../reference/offer/offer';
import type { Operator } from '../../reference/operator/operator-schema';
import type { Reference } from '../../reference/reference';
import { fixtureCabinet } from './fixture-cabinet';
import { fixtureOperations } from './fixture-operations';
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

const source = (name: string) => ({ name, source: `// ${name}` });

/** Everything is offered; a test takes something out. */
const fixtureOffer: Offer = {
  v1: true,
  known: {
    service: new Set(['card_form', 'old_card']),
    operation: new Set(['transaction-create', 'transaction-find', 'report-create']),
    direction: new Set(['payin', 'payout']),
  },
  without: NOTHING_LEFT_OUT,
};

export const fixtureReference: Reference = {
  offer: fixtureOffer,
  leftOut: { routes: new Set(), files: [], groups: [] },
  operator: {
    brand: 'Acme Pay',
    hosts: { api: 'https://api.acme.example' },
    callbacks: { retry_after_minutes: [1, 5] },
    timestamp_tolerance_seconds: 300,
    search: { languages: ['en', 'ru'], keep_missed_queries: false },
  } as Operator,
  operations: fixtureOperations,
  contract: fixtureOperations,
  groups: [
    {
      slug: 'payments',
      title: 'Take a payment',
      label: 'Payments',
      text: 'One call registers it.',
      operations: ['transaction-create', 'transaction-find'],
      outsideSidebar: [],
    },
    {
      slug: 'payouts',
      title: 'Send a payout',
      label: 'Payouts',
      text: 'Send it once.',
      operations: ['transaction-find'],
      outsideSidebar: [],
    },
    {
      slug: 'reports',
      title: 'Reports',
      label: 'Reports',
      text: 'Made in the background.',
      operations: ['report-create'],
      outsideSidebar: [],
    },
  ],
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
  clients: [
    {
      id: 'bash',
      label: 'cURL',
      highlight: 'bash',
      versions: 'bash 5',
      files: {
        v2: [source('v2.sh'), source('http.sh')],
        v1: [source('v1.sh'), source('http.sh')],
        callback: [source('callback.sh')],
        merchant: [],
      },
    },
    {
      id: 'php',
      label: 'PHP',
      highlight: 'php',
      versions: 'PHP 8.1',
      files: {
        v2: [source('V2.php')],
        v1: [source('V1.php')],
        callback: [source('Callback.php')],
        merchant: [source('Payments.php')],
      },
    },
  ],
  vectors: {
    point_id: 4021,
    api_token: 'demo-token',
    v1: { key: 17, hash: 'v1-hash' },
    v2: {
      timestamp: 17,
      path: '/api/v2/x',
      body: '{"a":1}',
      body_bytes: 7,
      signed_bytes: 24,
      signature: 'v2-signature',
    },
    callback: {
      timestamp: 18,
      body: '{"b":2}',
      body_bytes: 7,
      signed_bytes: 21,
      signature: 'callback-signature',
    },
  },
  rawBody: [
    {
      id: 'express',
      label: 'Express',
      language: 'node',
      highlight: 'javascript',
      file: source('express.mjs'),
    },
    { id: 'flask', label: 'Flask', language: 'python', highlight: 'python', file: source('flask.py') },
  ],
  changes: [],
  upcoming: [],
  releases: [],
  executed: undefined,
  pages: new Map([
    ['/callbacks', 'Callbacks'],
    ['/api/v1/transaction/create', 'Create, version 1'],
    ['/api/v2/transaction/create', 'Create'],
  ]),
};
