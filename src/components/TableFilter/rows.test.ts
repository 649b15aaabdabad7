import { describe, expect, it } from 'vitest';
import { matchRows } from './rows';

const rows = [
  'UA UKR 804 Ukraine +380',
  'GT GTM 320 Guatemala +502',
  'CW CUW 531 Curaçao +599',
  'KZ KAZ 398 Kazakhstan +7',
  'US-CA California',
  '203 external_transaction_id already exists',
];
const found = (query: string) =>
  rows.filter((_, i) => matchRows(query, rows)[i]).map((row) => row.split(' ')[0]);

describe('matchRows', () => {
  it('finds beginnings of words, so a short code is not drowned', () => {
    expect(found('ua')).toEqual(['UA']);
    expect(found('UKR')).toEqual(['UA']);
    expect(found('+380')).toEqual(['UA']);
  });

  it('ignores case and accents', () => {
    expect(found('curacao')).toEqual(['CW']);
    expect(found('CURAÇAO')).toEqual(['CW']);
  });

  it('wants every word of the query, in any order', () => {
    expect(found('guate 320')).toEqual(['GT']);
    expect(found('guate 321')).toEqual([]);
  });

  it('takes names apart as readers do', () => {
    expect(found('us-ca')).toEqual(['US-CA']);
    expect(found('transaction')).toEqual(['203']);
  });

  it('looks inside words only where no word begins so', () => {
    expect(found('stan')).toEqual(['KZ']);
    expect(found('zzz')).toEqual([]);
  });

  it('keeps every row without a query, and for one of spaces and signs', () => {
    expect(matchRows('', rows)).not.toContain(false);
    expect(matchRows(' - ', rows)).not.toContain(false);
  });
});
