// A change of the contract without its entry is named, with file, call, value and what to write.
import { describe, expect, it } from 'vitest';
import type { Change } from '@gateway-docs/site-data/pages';
import { unannounced, type Announcements } from './announced';
import { packRelease, unpackRelease } from './releases/packed';
import type { Snapshot } from './releases/snapshot';

const contract = (maxLength: number, text = 'a'): Snapshot => ({
  'v2 pay': {
    id: 'pay',
    direction: 'call',
    address: 'POST /pay',
    credentials: 'signature',
    errors: [203],
    statuses: [],
    text,
    fields: {
      'request name': { type: 'string', maxLength, text: 'a' },
      'response 200 header X-Id': { type: 'string', required: true },
      'response 200 list[].name': { type: 'string', items: { minLength: 1 } },
    },
  },
});
const entry = (kind: Change['kind'], calls: Change['calls'], version = 'next'): Change => {
  return { kind, calls, version, date: '', anchor: 'next', text: 'Text.' };
};
const release = { version: '3.9.0', date: '5 January 2027', calls: contract(5) };
const with_ = (upcoming: readonly Change[], changes: readonly Change[] = []): Announcements => {
  return { releases: [release], upcoming, changes };
};

describe('unannounced', () => {
  it('names file, call, value and the entry that is missing', () => {
    expect(unannounced(contract(4), with_([]))).toEqual([
      'api/shared/operations/pay.yaml: v2 pay request name: maxLength is 4, was 5 (breaking, since 3.9.0). docs/changelog.mdx has no ' +
        'entry "Breaking" in its newest section with **Calls:** {op("pay")}',
    ]);
  });

  it.each([
    ['another label', entry('added', ['pay'])],
    ['another call', entry('breaking', ['find'])],
    ['no call', entry('breaking', [])],
  ])('is not content with %s', (_, found) => {
    expect(unannounced(contract(4), with_([found]))).toHaveLength(1);
  });

  it('is not content with an entry of a release that has its snapshot', () => {
    expect(unannounced(contract(4), with_([], [entry('breaking', 'all', '3.9.0')]))).toHaveLength(1);
  });

  it('takes an entry of the class, for the call or for all', () => {
    expect(unannounced(contract(4), with_([entry('breaking', ['pay'])]))).toEqual([]);
    expect(unannounced(contract(9), with_([entry('added', 'all')]))).toEqual([]);
    expect(unannounced(contract(9), with_([], [entry('added', 'all', '3.10.0')]))).toEqual([]);
    expect(unannounced(contract(5, 'b'), with_([entry('added', ['pay'])]))).toEqual([]);
    expect(unannounced(contract(5, 'b'), with_([]))).toHaveLength(1);
  });

  it('has nothing to say of an equal contract', () => {
    expect(unannounced(contract(5), with_([]))).toEqual([]);
  });
});

describe('the file of a release', () => {
  it('holds all of the contract', () => {
    expect(unpackRelease('3.9.0.json', packRelease(release))).toEqual(release);
  });

  it.each([
    ['no JSON', 'x', /3\.9\.0\.json is not JSON.*take it back from git/s],
    [
      'a key that it has not',
      '{"version":"1","more":1}',
      /3\.9\.0\.json is not valid.*take it back from git/s,
    ],
    [
      'a number without a shape',
      packRelease(release).replaceAll(':2}', ':7}'),
      /3\.9\.0\.json names an entry 7/,
    ],
  ])('names itself for %s', (_, text, message) => {
    expect(() => unpackRelease('3.9.0.json', text)).toThrow(message);
  });
});
