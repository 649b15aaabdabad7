/**
 * A small `SiteData` for unit tests of directives and inline references.
 */
import type { SiteData } from '@gateway-docs/contract';
import { fixtureOperations, fixtureFacts } from '@gateway-docs/site-data/tests';

const source = (name: string) => ({ name, source: `// ${name}` });

export const fixtureData: SiteData = {
  ...fixtureFacts,
  operations: fixtureOperations,
  wholeOperations: fixtureOperations,
  documents: new Map(),
  wholeDocuments: new Map(),
  cabinetFields: new Map([['transaction.id', { operation: 'transaction-create', path: 'id' }]]),
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
  snapshot: {},
  releases: [],
  executed: undefined,
};
