import { describe, expect, it } from 'vitest';
import { redact } from './redaction';

describe('redact', () => {
  it.each([
    ['a card number', '4111111111111111'],
    ['a card number in groups', '4111 1111 1111 1111'],
    ['a card number with hyphens', '4111-1111-1111-1111'],
    ['a card token', 'ct_demo0000000000000000000001'],
    ['a signature', '0f0c7704cb60076b23b01717596cd9ac8f80bd846133adae24309e597f536a8a'],
    ['a v1 hash', '17ef66eded4c041e53a4fe5986354040'],
    ['a long encoded block', 'eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6IjEyMzQ1Njc4OTAifQ'],
  ])('removes %s', (_, secret) => {
    expect(redact(`before ${secret} after`)).toBe('before *** after');
  });

  it('keeps what a developer needs', () => {
    const message = 'external_transaction_id: order-1001 belongs to transaction 900001';
    expect(redact(message)).toBe(message);
  });

  it('keeps one line and a limited length', () => {
    expect(redact('a\nb\u0000c\u2028d')).toBe('a?b?c?d');
    expect(redact('ab '.repeat(1000))).toHaveLength(500);
  });
});
