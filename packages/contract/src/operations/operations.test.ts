import { describe, expect, it } from 'vitest';
import { credentialHeaders, credentialsOf } from './read-credentials';
import { readFields } from './read-fields';
import { readOperations } from './read-operations';
import { flatten, type Schema } from '../openapi/schema';

describe('a schema put together', () => {
  it('merges allOf, properties and required names add up', () => {
    const schema = flatten({
      allOf: [{ properties: { a: { type: 'string' } }, required: ['a'] }],
      properties: { b: { type: 'integer' } },
      required: ['b'],
    });
    expect(Object.keys(schema.properties ?? {})).toEqual(['a', 'b']);
    expect(schema.required).toEqual(['a', 'b']);
  });

  it('takes the alternative beside null', () => {
    expect(flatten({ anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }], description: 'x' })).toEqual(
      {
        type: 'integer',
        minimum: 1,
        description: 'x',
        required: [],
      },
    );
  });

  it('requires of several alternatives what all of them require', () => {
    const schema = flatten({
      oneOf: [
        { properties: { id: {}, a: {} }, required: ['id', 'a'] },
        { properties: { id: {}, b: {} }, required: ['id', 'b'] },
      ],
    });
    expect(schema.required).toEqual(['id']);
  });
});

describe('fields', () => {
  it('have a path from the top of the body, a type for readers, and the first example', () => {
    const [wallets] = readFields({
      properties: {
        wallets: {
          type: 'array',
          description: 'All wallets.',
          items: {
            type: 'object',
            properties: { balance: { type: ['integer', 'null'], examples: [100, 200] } },
            required: ['balance'],
          },
        },
      },
    });
    expect(wallets).toMatchObject({ path: 'wallets', type: 'array of object', required: false });
    expect(wallets?.fields[0]).toMatchObject({
      path: 'wallets[].balance',
      type: 'integer',
      nullable: true,
      required: true,
      example: '100',
    });
  });

  it('have the bounds of the value, and of the items that have no fields', () => {
    const [codes, rows] = readFields({
      properties: {
        codes: { type: 'array', maxItems: 20, items: { type: 'string', minLength: 3, pattern: '^[A-Z]+$' } },
        rows: { type: 'array', items: { properties: { id: {} }, maxProperties: 4 } },
      },
    });
    expect(codes?.constraints).toEqual({ maxItems: 20 });
    expect(codes?.itemConstraints).toEqual({ minLength: 3, pattern: '^[A-Z]+$' });
    expect(rows?.itemConstraints).toBeUndefined();
  });

  it('names a free map by its values', () => {
    expect(
      readFields({ properties: { extra: { type: 'object', additionalProperties: { type: 'string' } } } })[0]
        ?.type,
    ).toBe('map of string');
  });

  it('end where a schema contains itself', () => {
    const node: { properties: Record<string, Schema> } = { properties: { name: { type: 'string' } } };
    node.properties.child = node;
    const child = readFields(node)[1];
    expect(child?.name).toBe('child');
    expect(child?.fields).toEqual([]);
  });
});

describe('the name of an operation', () => {
  const nameOf = (path: string) =>
    readOperations(
      {
        resolved: {
          paths: { [path]: { post: { operationId: 'x', 'x-reference': { purpose: 'Does x.' } } } },
        },
        published: {},
      },
      'v2',
    )[0]?.name;
  it.each([
    ['/api/v2/transaction/create', 'transaction/create'],
    ['/api/v1/service/{service_id}', 'service/service_id'],
    ['/api/reports/v2/check-report', 'reports/check-report'],
    ['/invoicing/api_invoicing/payment_page/create', 'payment_page/create'],
    ['/invoicing/api_invoicing/token', 'token'],
  ])('%s', (path, name) => {
    expect(nameOf(path)).toBe(name);
  });

  it('is the id of a callback, which has no path of ours', () => {
    const webhook = { operationId: 'callback', 'x-reference': { purpose: 'Tells.' } };
    expect(
      readOperations({ resolved: { webhooks: { callback: { post: webhook } } }, published: {} }, 'v2'),
    ).toMatchObject([{ name: 'callback', path: '', direction: 'callback' }]);
  });
});

describe('the credentials of an operation', () => {
  const securitySchemes = {
    Signature: {
      in: 'header',
      name: 'X-Signature',
      'x-format': { pattern: '^[0-9a-f]{64}$', example: '0f' },
    },
    Bearer: {
      scheme: 'bearer',
      description: 'A token.',
      'x-format': { pattern: '^bt_[a-z]+$', example: 'bt_demo' },
    },
  };
  const document = { security: [{ Signature: [] }], components: { securitySchemes } };

  it('are the headers of the document', () => {
    expect(credentialHeaders(document, {}).map(({ name, example }) => [name, example])).toEqual([
      ['X-Signature', '0f'],
    ]);
  });

  it('are a bearer token where the operation says so, as the header is sent', () => {
    expect(credentialHeaders(document, { security: [{ Bearer: [] }] })).toMatchObject([
      { name: 'Authorization', example: 'Bearer bt_demo', constraints: { pattern: '^Bearer bt_[a-z]+$' } },
    ]);
  });

  it('are none where the operation needs none', () => {
    expect(credentialHeaders(document, { security: [] })).toEqual([]);
  });

  it('are of one kind in each version, in each direction, and where the operation says so', () => {
    expect(credentialsOf(document, {}, 'v2', 'call')).toBe('signature');
    expect(credentialsOf(document, { security: [{ Bearer: [] }] }, 'v2', 'call')).toBe('bearer');
    expect(credentialsOf({ security: [] }, {}, 'v1', 'call')).toBe('v1');
    expect(credentialsOf(document, { security: [] }, 'v2', 'callback')).toBe('signature');
    expect(credentialsOf({ security: [] }, {}, 'v1', 'callback')).toBe('none');
  });
});

describe('the message for an incomplete operation names file and place', () => {
  const read = (operation: object) => () =>
    readOperations({ resolved: { paths: { '/api/v2/x': { post: operation } } }, published: {} }, 'v2');
  it.each([
    [
      {},
      'api/v2/openapi.yaml: paths//api/v2/x/post/operationId is missing. Give the id that every version uses.',
    ],
    [
      { operationId: 'x' },
      'api/v2/openapi.yaml: paths//api/v2/x/post/x-reference is missing. Point it to api/shared/operations/x.yaml: purpose, errors and statuses come from there.',
    ],
    [
      { operationId: 'x', 'x-reference': {} },
      'api/v2/openapi.yaml: paths//api/v2/x/post/x-reference/purpose is missing. Say in one sentence what the call does.',
    ],
  ])('%j', (operation, message) => {
    expect(read(operation)).toThrow(message);
  });
});
