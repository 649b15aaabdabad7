import { describe, expect, it } from 'vitest';
import type { FormField } from '../../protocol/request-form';
import { bodyHints } from './hints';

const field = (path: string, type: string, more: Partial<FormField> = {}): FormField => ({
  path,
  type,
  required: false,
  nullable: false,
  ...more,
});

const FIELDS = [
  field('amount', 'integer', { required: true }),
  field('description', 'string', { nullable: true }),
  field('fields', 'object'),
  field('fields.phone', 'string', { required: true }),
  field('extra', 'map of string'),
  field('ids', 'array of integer'),
  field('rows', 'array of object'),
  field('rows[].name', 'string', { required: true }),
];

describe('bodyHints', () => {
  it.each<[what: string, body: string, hints: string[]]>([
    [
      'a right body',
      '{"amount":1,"description":null,"fields":{"phone":"1"},"extra":{"any":"1"},"ids":[1]}',
      [],
    ],
    ['a missing member', '{}', ['amount: is missing, and must be an integer.']],
    ['a wrong type', '{"amount":"1"}', ['amount: must be an integer, and is a string.']],
    ['a fraction', '{"amount":1.5}', ['amount: must be an integer, and is a number with a fraction.']],
    ['null', '{"amount":null}', ['amount: must be an integer, and is null.']],
    ['a list for an object', '{"amount":1,"fields":[]}', ['fields: must be an object, and is an array.']],
    [
      'a member inside, and an unknown one',
      '{"amount":1,"fields":{"fone":"1"}}',
      ['fields.phone: is missing, and must be a string.', 'fields.fone: is not a parameter of this request.'],
    ],
    [
      'an item of a list',
      '{"amount":1,"rows":[{"name":"a"},{}]}',
      ['rows[1].name: is missing, and must be a string.'],
    ],
    ['a list', '[]', ['The body must be an object, and is an array.']],
    [
      'a name of every object',
      '{"amount":1,"toString":1}',
      ['toString: is not a parameter of this request.'],
    ],
  ])('%s', (_what, body, hints) => {
    expect(bodyHints(body, FIELDS)).toEqual(hints);
  });

  it('says where the JSON is broken', () => {
    expect(bodyHints('{\n  "amount": 1,\n}', FIELDS)).toEqual([
      'The body is not JSON. The parser stopped in line 3, column 1.',
    ]);
    expect(bodyHints('', FIELDS)[0]).toMatch(/^The body is not JSON\./);
  });
});
