import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { anchor, day, payerText, sentence, slug, strict, text } from './schema-parts';

/** What a schema says of a value; empty where the value is right. */
const said = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a map', () => {
  const bank = strict({ name: text, checked_on: day });

  it('has its keys and no other; the message names what was found and what exists', () => {
    expect(said(bank, { name: 'A', checked_on: '2026-01-31' })).toEqual([]);
    expect(said(bank, { name: 'A', checked_on: '2026-01-31', nmae: 1, x: 2 })).toEqual([
      'unknown key "nmae", "x"; the keys here are: name, checked_on',
    ]);
    expect(said(bank, 'A')).toEqual(['expected a map with the keys: name, checked_on']);
  });
});

describe.each([
  [
    'text',
    text,
    ['A b', 'A\nb'],
    [
      ['', 'the text is empty'],
      [' A', 'remove the space at the start or the end'],
      ['A  b', 'remove the double space'],
      [1, 'expected a text'],
    ],
  ],
  [
    'sentence',
    sentence,
    ['Do `x`.', 'Really?', 'Go!'],
    [
      ['No stop', 'write whole sentences: the text has to end with a full stop'],
      ['A `code.', 'a code span is not closed: count the backticks'],
      ['A [b](c).', 'use code spans only: no links, HTML or bold text'],
      ['A <b>.', 'use code spans only: no links, HTML or bold text'],
      ['A **b**.', 'use code spans only: no links, HTML or bold text'],
    ],
  ],
  [
    'text for a payer',
    payerText,
    ['Ask your bank.', 'Wait 24 hours.'],
    [
      ['Error 203.', 'a payer reads this text: no code spans, field names or error codes'],
      ['The field_name.', 'a payer reads this text: no code spans, field names or error codes'],
    ],
  ],
  [
    'slug',
    slug,
    ['pix', 'pix_2', '2c2p'],
    [
      ['Pix', 'use lower case, digits and single underscores'],
      ['pix__2', 'use lower case, digits and single underscores'],
      ['_pix', 'use lower case, digits and single underscores'],
      ['pix-2', 'use lower case, digits and single underscores'],
    ],
  ],
  [
    'anchor',
    anchor,
    ['partial', 'partial-2'],
    [
      ['partial_2', 'use lower case, digits and single hyphens'],
      ['a--b', 'use lower case, digits and single hyphens'],
      ['-a', 'use lower case, digits and single hyphens'],
      ['a-', 'use lower case, digits and single hyphens'],
    ],
  ],
  [
    'day',
    day,
    ['2026-02-28'],
    [
      ['2026-02-30', 'write the day as YYYY-MM-DD'],
      ['28.02.2026', 'write the day as YYYY-MM-DD'],
    ],
  ],
] as const)('a %s', (_, schema, right, wrong) => {
  it.each([...right])('may be %j', (value) => {
    expect(said(schema, value)).toEqual([]);
  });

  it.each([...wrong])('is not %j', (value, message) => {
    expect(said(schema, value)).toContain(message);
  });
});
