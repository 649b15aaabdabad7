import { describe, expect, it } from 'vitest';
import type { Constraints } from '@gateway-docs/site-data/model';
import { constraintText, sizeText } from './constraint-text';

describe('constraints in words', () => {
  const cases: [Constraints, string[]][] = [
    [{ minLength: 1, maxLength: 48 }, ['1 to 48 characters']],
    [{ minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' }, ['exactly 3 characters', 'pattern `^[A-Z]{3}$`']],
    [{ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, ['1 or more']],
    [{ minimum: -840, maximum: 840 }, ['-840 to 840']],
    [{ enum: ['payin', 'payout', null] }, ['one of `payin`, `payout`']],
    [{ enum: ['payin', null], default: 'payin' }, ['always `payin`']],
    [{ const: 0 }, ['always `0`']],
    [{ maxItems: 20 }, ['at most 20 items']],
    [{ minProperties: 1 }, ['at least 1 entry']],
    [{ minItems: 1 }, ['at least 1 item']],
    [{ format: 'uri', default: 'x' }, ['URL', 'default `x`']],
    [{ enum: Array.from({ length: 13 }, (_, i) => i) }, []],
  ];
  it.each(cases)('%j', (constraints, phrases) => {
    expect(constraintText({ constraints })).toEqual(phrases);
  });

  it('are those of a list, then those of its items', () => {
    expect(constraintText({ constraints: { maxItems: 20 }, itemConstraints: { minimum: 1 } })).toEqual([
      'at most 20 items',
      '1 or more',
    ]);
  });

  const object = {
    constraints: { maxProperties: 20 },
    entryConstraints: {
      name: { minLength: 1, maxLength: 50, pattern: '^[a-z]+$' },
      value: { maxLength: 255 },
    },
  };

  it('are those of an object, then those of its names and values', () => {
    expect(constraintText(object)).toEqual([
      'at most 20 entries',
      'each name 1 to 50 characters',
      'each name pattern `^[a-z]+$`',
      'each value at most 255 characters',
    ]);
  });

  it('leave the form of values out where a text speaks of sizes', () => {
    expect(sizeText(object)).toBe(
      'at most 20 entries; each name 1 to 50 characters; each value at most 255 characters',
    );
  });
});
