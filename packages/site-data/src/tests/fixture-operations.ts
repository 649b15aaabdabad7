/**
 * Two operations for unit tests: one in both versions with nested fields, one that has no page yet.
 */
import type { Field, Operation } from '../model/operation';

/** A field with defaults; a test says what it is about. */
export function field(name: string, rest: Partial<Field> = {}): Field {
  return {
    name,
    path: name,
    type: 'string',
    required: false,
    nullable: false,
    constraints: {},
    description: `The ${name}.`,
    deprecated: false,
    fields: [],
    ...rest,
  };
}

const urls = ['callback_url', 'success_url', 'fail_url', 'cancel_url'].map((name) =>
  field(name, { path: `point.${name}` }),
);

const create: Operation = {
  id: 'transaction-create',
  version: 'v2',
  family: 'v2',
  credentials: 'signature',
  direction: 'call',
  method: 'POST',
  path: '/api/v2/transaction/create',
  name: 'transaction/create',
  title: 'Create a payment',
  headers: [field('X-Signature', { required: true })],
  parameters: [],
  request: [
    field('service_id', { type: 'integer', required: true, constraints: { minimum: 1 }, example: '1042' }),
    field('point', { type: 'object', fields: urls }),
    field('card', {
      type: 'object',
      fields: [
        field('token', {
          path: 'card.token',
          constraints: { minLength: 1, maxLength: 63 },
          example: 'ct_demo',
        }),
      ],
    }),
  ],
  requestRule: '',
  requestExamples: [
    { name: 'card', title: 'A card', value: { service_id: 1042 } },
    { name: 'voucher', title: 'A voucher', value: { service_id: 1046 } },
  ],
  responses: [
    {
      status: '200',
      description: 'Registered.',
      fields: [
        field('error', { type: 'object' }),
        field('response', {
          type: 'object',
          fields: [field('id', { path: 'response.id', type: 'integer', required: true })],
        }),
      ],
      headers: [],
      examples: [
        { name: 'card', title: 'Registered', value: { error: { code: 0 }, response: { id: 900001 } } },
      ],
    },
    {
      status: '409',
      description: 'Conflict.',
      fields: [],
      headers: [],
      examples: [{ name: 'error-203', title: '203', value: { error: { code: 203 }, response: null } }],
    },
  ],
  purpose: 'Registers a payment.',
  when: 'The payer pays on a page. Another code is error {error(203)}.',
  before: ['service-list'],
  after: ['/callbacks', 'transaction-find'],
  errors: [13, 203],
  errorTexts: new Map([[203, { cause: 'Said here only.' }]]),
  statuses: [0],
  idempotency: 'The id is the key.',
  retry: 'Find first.',
};

export const fixtureOperations: readonly Operation[] = [
  create,
  {
    ...create,
    version: 'v1',
    path: '/api/v1/transaction/create',
    headers: [],
    request: [field('auth', { type: 'object', required: true }), ...create.request],
  },
  {
    ...create,
    id: 'transaction-find',
    name: 'transaction/find',
    path: '/api/v2/transaction/find',
    errors: [],
    statuses: [],
  },
];
