import { describe, expect, it } from 'vitest';
import { fold, splitWords } from './words';

/** All keys under which a text is found. */
function keys(text: string): string[] {
  return splitWords(text).flatMap(({ key, runs, parts }) => [key, ...runs, ...parts.map((part) => part.key)]);
}

describe('fold', () => {
  it.each([
    ['Платёж', 'платеж'],
    ['Йод', 'йод'],
    ['Türkiye', 'turkiye'],
    ['Côte d’Ivoire', 'cote d’ivoire'],
    ['Łódź', 'lodz'],
    ['HMAC', 'hmac'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('knows a letter by its decomposed form too', () => {
    expect(fold('Платеж'.normalize('NFD'))).toBe('платеж');
    expect(fold('платёж'.normalize('NFD'))).toBe('платеж');
  });
});

describe('splitWords', () => {
  it('keeps an identifier whole and finds its parts', () => {
    expect(keys('external_transaction_id')).toEqual([
      'externaltransactionid',
      'external',
      'transaction',
      'id',
    ]);
  });

  it('finds one identifier in every spelling', () => {
    const [snake, camel, kebab] = ['card_token', 'cardToken', 'card-token'].map(keys);
    expect(camel).toEqual(snake);
    expect(kebab).toEqual(snake);
  });

  it('tells a part of a country from a code with the same letters', () => {
    expect(keys('US-DC')).toEqual(['us-dc', 'usdc', 'us', 'dc']);
    expect(keys('re-try')).toContain('retry');
  });

  it('finds a path whole, by its endings and by its segments', () => {
    expect(keys('/api/v2/transaction/get_crypto_address')).toEqual(
      expect.arrayContaining([
        'apiv2transactiongetcryptoaddress',
        'transactiongetcryptoaddress',
        'getcryptoaddress',
        'transaction',
        'crypto',
      ]),
    );
  });

  it('splits where the case changes, but inside neither abbreviations nor codes', () => {
    expect(keys('PaRes HTTPServer IDs 3DS2 SHA256')).toEqual([
      'pares',
      'pa',
      'res',
      'httpserver',
      'http',
      'server',
      'ids',
      '3ds2',
      'sha256',
    ]);
  });

  it('never splits a number', () => {
    expect(keys('203.0.113.10 12,540 3.8.1 2025-01-31')).toEqual([
      '203.0.113.10',
      '12,540',
      '3.8.1',
      '2025-01-31',
    ]);
  });

  it('leaves out single letters and hashes as parts', () => {
    expect(keys('M-Pesa')).toEqual(['mpesa', 'pesa']);
    expect(keys('v1.0f0c7704cb60076b23b01717596cd9ac')).not.toContain('0f0c7704cb60076b23b01717596cd9ac');
  });

  it('says where words and parts stand', () => {
    const [word] = splitWords('a acs_url').slice(1);
    expect(word).toMatchObject({ start: 2, end: 9 });
    expect(word?.parts).toEqual([
      { key: 'acs', start: 2, end: 5 },
      { key: 'url', start: 6, end: 9 },
    ]);
  });

  it('ends a word at punctuation', () => {
    expect(keys('(retry), twice. "Done"')).toEqual(['retry', 'twice', 'done']);
  });

  it('finds nothing in a text without words', () => {
    expect(splitWords(' – … / _ ')).toEqual([]);
  });
});
