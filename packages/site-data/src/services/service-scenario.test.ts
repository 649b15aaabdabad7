import { describe, expect, it } from 'vitest';
import { isIban } from '../check-digits';
import type { Service } from './service-schema';
import { testValueFor } from './service-scenario';
import type { TestScenario } from '../tables/schemas/test-cards';

const service = {
  slug: 'demo',
  fields: [
    { slug: 'phone', regex: '^92[0-9]{10}$', example: '923001234567' },
    {
      slug: 'account_number',
      regex: '^PK[0-9]{2}DEMO[0-9]{16}$',
      example: 'PK00DEMO0000000000000000',
      checksum: 'iban',
    },
    { slug: 'clabe', regex: '^[0-9]{18}$', example: '002010077777777771', checksum: 'clabe' },
  ],
} as unknown as Service;

const row = (kind: string, field: string, value: string, text: string) =>
  ({ id: 'demo-row', kind, value, trigger: { field, match: 'ends_with', text } }) as unknown as TestScenario;

describe('testValueFor', () => {
  it('leaves cards, amounts and values that are accepted as they are', () => {
    const card = row('card', 'fields.card_number', '4111111111111111', '4111111111111111');
    expect(testValueFor(service, card)).toBe('4111111111111111');
    expect(testValueFor(service, row('amount', 'amount', '10911', '911'))).toBe('10911');
    const phone = row('phone', 'fields.phone', '920000000001', '000001');
    expect(testValueFor(service, phone)).toBe('920000000001');
  });

  it('puts the ending behind the beginning of the country', () => {
    const phone = row('phone', 'fields.phone', '254700000001', '000001');
    expect(testValueFor(service, phone)).toBe('923001000001');
  });

  it('finds the check digits of an IBAN', () => {
    const account = row('account', 'fields.account_number', 'UA463000010000000000000008001', '0000008001');
    const value = testValueFor(service, account);
    expect(value).toMatch(/^PK\d\dDEMO0{12}8001$/);
    expect(isIban(value)).toBe(true);
  });

  it('says what cannot be sent, and what to do', () => {
    expect(() => testValueFor(service, row('account', 'fields.iban', 'X', '1'))).toThrow(
      'there is no field "iban". The fields are: phone, account_number, clabe.',
    );
    expect(() => testValueFor(service, row('account', 'fields.clabe', 'X', '0000008001'))).toThrow(
      'Name a row of the kind amount.',
    );
  });
});
