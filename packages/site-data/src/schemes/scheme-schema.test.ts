import { describe, expect, it } from 'vitest';
import { fixtureScheme } from '../tests/fixture-scheme';
import { schema } from './scheme-schema';
import { statedValues } from './stated-values';

/** What the schema says about the fixture after a change. */
function messages(change: Record<string, unknown>): string[] {
  const result = schema.safeParse({ ...structuredClone(fixtureScheme), ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}
const value = (words: string) => ({
  facts: { ...fixtureScheme.facts, minimum: { value: words, source: 'rules' } },
});

describe('a fact sheet', () => {
  it('is right as in the fixture', () => {
    expect(messages({})).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'a fact that no sheet has',
      { facts: { ...fixtureScheme.facts, fee: {} } },
      'unknown key "fee"; the keys here are: ',
    ],
    ['a full stop after a value', value('90 days.'), 'no full stop at its end'],
    ['a reference in a value', value('as {error(203)}'), 'no references, links, HTML or bold text here'],
    [
      'a source that does not exist',
      { facts: { ...fixtureScheme.facts, minimum: { value: '1', source: 'law' } } },
      'no source "law"; there are: rules, faq',
    ],
    [
      'a source that nothing uses',
      { rules: [], changes: [], facts: { operator: { value: 'B', source: 'rules' } } },
      'take it out',
    ],
    [
      'a note on another provider that no source is named for',
      { rules: [{ id: 'x', label: 'L', value: '1', source: 'faq', note: 'Another provider takes 2.' }] },
      'it tells what somebody else says: name that source beside the first',
    ],
    [
      'an address that is a link',
      {
        sources: {
          ...fixtureScheme.sources,
          faq: { ...fixtureScheme.sources.faq, address: 'https://a.example' },
        },
      },
      'without https://',
    ],
    [
      'a rule that has a key of its own',
      { rules: [{ id: 'minimum', label: 'L', value: '1', source: 'faq' }] },
      '"minimum" is a key of facts: write it there',
    ],
    [
      'a value set by anybody else',
      { facts: { ...fixtureScheme.facts, minimum: { value: '1', by: 'bank', source: 'faq' } } },
      'provider',
    ],
    [
      'changes in the wrong order',
      {
        changes: [
          { since: '2025', text: 'Old.', source: 'faq' },
          { since: '2026-01', text: 'New.', source: 'faq' },
        ],
      },
      'the newest change stands first',
    ],
  ])('refuses %s', (_case, change, message) => {
    expect(messages(change).join('\n')).toContain(message);
  });

  it('has its facts in the order of the labels, then its rules', () => {
    expect(statedValues(fixtureScheme).map(({ key, label }) => [key, label])).toEqual([
      ['operator', 'Operator'],
      ['refund_window', 'Refund window'],
      ['night_limit', 'Limit at night'],
    ]);
  });

  it('marks what one provider sets, and nothing else', () => {
    expect(statedValues(fixtureScheme).map(({ by }) => by)).toEqual([undefined, undefined, 'provider']);
  });
});
