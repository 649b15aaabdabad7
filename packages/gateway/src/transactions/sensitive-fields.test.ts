import { describe, expect, it } from 'vitest';
import type { Service } from '@gateway-docs/site-data/services';
import { maskCardNumber, withoutSecrets, type Sensitivity } from './sensitive-fields';

describe('maskCardNumber', () => {
  it.each([
    ['4111111111111111', '411111******1111'],
    ['411111111111', '411111**1111'],
    ['12345', '*****'],
  ])('%s', (number, masked) => {
    expect(maskCardNumber(number)).toBe(masked);
  });
});

describe('withoutSecrets', () => {
  const contract = new Map<string, Sensitivity>([
    ['card_number', 'mask'],
    ['cvv', 'drop'],
  ]);
  const fields = { card_number: '4111111111111111', cvv: '123', email: 'anna@customer.example', pin: '1' };

  it('masks and drops what the contract names', () => {
    expect(withoutSecrets(fields, contract, undefined)).toEqual({
      card_number: '411111******1111',
      email: 'anna@customer.example',
      pin: '1',
    });
  });

  it('follows the stricter of contract and catalogue', () => {
    const fieldsOfService = [
      { slug: 'pin', sensitive: 'drop' },
      { slug: 'cvv', sensitive: 'none' },
      { slug: 'card_number', sensitive: 'drop' },
    ];
    const service = { fields: fieldsOfService } as unknown as Service;
    expect(withoutSecrets(fields, contract, service)).toEqual({ email: 'anna@customer.example' });
  });
});
