/**
 * Every property of the contract says what an integrator has to know: its type, its bounds, its meaning, an example.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '@gateway-docs/contract/openapi';
import { bodiesOf, loadContracts, type Contract } from './support/contract';
import { propertiesOf, type Property } from './support/walk';

let contracts: Contract[] = [];
beforeAll(async () => {
  contracts = await loadContracts();
});

const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat().filter((type) => type !== 'null');
const isFixed = (schema: Schema): boolean => schema.enum !== undefined || schema.const !== undefined;

/** What is missing in a property, as words for the person who wrote it. */
function missing({ schema, name }: Property): string[] {
  const types = typesOf(schema);
  const only = (type: string): boolean => types.includes(type) && !isFixed(schema);
  const bounded = schema.maxLength !== undefined;
  const ranged = schema.minimum !== undefined && schema.maximum !== undefined;
  const isObject = types.includes('object') || schema.properties !== undefined || schema.type === 'null';
  const isList = types.includes('array');
  return [
    types.length > 0 || schema.type === 'null' ? '' : 'a type',
    schema.description && /^.{3,}[.)]$/s.test(schema.description)
      ? ''
      : 'a description that ends as a sentence',
    only('string') && !bounded ? 'maxLength' : '',
    (only('integer') || only('number')) && !ranged ? 'minimum and maximum' : '',
    types.includes('number') ? 'an integer or a decimal string: no floats' : '',
    isList && !schema.items ? 'items' : '',
    isObject || isList || schema.examples !== undefined || schema.const !== undefined || name === '*'
      ? ''
      : 'an example',
  ].filter((what) => what !== '');
}

const found = (): { label: string; property: Property }[] =>
  contracts.flatMap((contract) =>
    bodiesOf(contract).flatMap((body) =>
      propertiesOf(body.schema).map((property) => ({ label: `${body.label} ${property.path}`, property })),
    ),
  );

describe('properties', () => {
  it('each have a type, bounds, a meaning and an example', () => {
    const incomplete = found().flatMap(({ label, property }) =>
      missing(property).map((what) => `${label}: needs ${what}`),
    );
    expect(incomplete).toEqual([]);
  });

  it('give examples that are valid by themselves', () => {
    const wrong = found().flatMap(({ label, property: { schema } }) =>
      (schema.examples ?? []).flatMap((example) => {
        const tooLong =
          typeof example === 'string' && schema.maxLength !== undefined && example.length > schema.maxLength;
        const unlike =
          typeof example === 'string' &&
          schema.pattern !== undefined &&
          !new RegExp(schema.pattern, 'u').test(example);
        const unlisted = schema.enum !== undefined && !schema.enum.includes(example);
        return tooLong || unlike || unlisted ? [`${label}: ${JSON.stringify(example)}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('mark secrets the same way wherever they stand', () => {
    const marks = new Map<string, Set<unknown>>();
    for (const { property } of found()) {
      const { name, schema } = property;
      if (
        !/^(cvv|card_token|card_number|sender_card_number|cres|PaRes|otp_code|lookup_code|token|hash)$/.test(
          name,
        )
      )
        continue;
      marks.set(name, (marks.get(name) ?? new Set()).add(schema['x-sensitive']));
    }
    expect([...marks.keys()].sort()).toEqual([
      'PaRes',
      'card_number',
      'card_token',
      'cres',
      'cvv',
      'hash',
      'lookup_code',
      'otp_code',
      'sender_card_number',
      'token',
    ]);
    for (const [name, values] of marks)
      expect([...values], name).toEqual([name.includes('card_number') ? 'mask' : 'drop']);
  });

  it.each([
    ['a description', { type: 'string', maxLength: 5, examples: ['x'] }],
    ['a bound', { type: 'string', description: 'A text.', examples: ['x'] }],
    ['an example', { type: 'integer', minimum: 1, maximum: 2, description: 'A number.' }],
    ['no float', { type: 'number', minimum: 1, maximum: 2, description: 'A number.', examples: [1.5] }],
  ])('are refused without %s', (_what, schema) => {
    expect(missing({ path: 'x', name: 'x', schema })).not.toEqual([]);
  });
});
