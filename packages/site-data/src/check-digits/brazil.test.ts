import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { isCnpj, isCpf, isCpfOrCnpj, isPixKey } from './brazil';
import { oneCharacterOff, swappedNeighbours, withEveryLastDigits } from '../tests/near-misses';

describe('isCpf', () => {
  it('accepts the patterned number and judges each mistake in it as a second implementation does', () => {
    const mistakes = [...oneCharacterOff('12345678909'), ...swappedNeighbours('12345678909')];
    const missed = mistakes.filter(isCpf);
    expect(isCpf('12345678909')).toBe(true);
    expect(missed).toEqual(mistakes.filter((value) => stdnum.BR?.cpf?.validate(value).isValid));
    // Remainders 0 and 1 give the same digit, so that a few mistakes cannot be seen.
    expect(missed).toEqual(['22345678909']);
  });

  it('accepts exactly one pair of check digits, the same as a second implementation', () => {
    for (const start of ['123456789', '000000001', '999888777', '100200300', '555123456']) {
      const accepted = withEveryLastDigits(start, 2).filter(isCpf);
      expect(accepted, start).toHaveLength(1);
      expect(accepted.every((value) => stdnum.BR?.cpf?.validate(value).isValid)).toBe(true);
    }
  });

  it('refuses one digit repeated, which passes the sums, and separators', () => {
    expect(['00000000000', '11111111111', '123.456.789-09', '1234567890'].some(isCpf)).toBe(false);
  });
});

describe('isCnpj', () => {
  it.each(['11222333000181', '12ABC34501DE35'])(
    'judges %s and each mistake in it as a second implementation',
    (value) => {
      const mistakes = [...oneCharacterOff(value), ...swappedNeighbours(value)];
      expect(isCnpj(value)).toBe(true);
      expect(mistakes.filter(isCnpj)).toEqual(
        mistakes.filter((other) => stdnum.BR?.cnpj?.validate(other).isValid),
      );
      expect(mistakes.filter(isCnpj).every((other) => /[A-Z]/.test(other))).toBe(true);
    },
  );

  it('accepts exactly one pair of check digits behind letters too', () => {
    for (const start of ['112223330001', '12ABC34501DE', 'ZZZZZZZZ0001', '00000000000A']) {
      expect(withEveryLastDigits(start, 2).filter(isCnpj), start).toHaveLength(1);
    }
  });

  it('refuses small letters, letters as check digits and separators', () => {
    expect(['12abc34501de35', '12ABC34501DEAB', '11.222.333/0001-81'].some(isCnpj)).toBe(false);
  });
});

it('isCpfOrCnpj tells the two apart by length', () => {
  expect(['12345678909', '11222333000181', '12ABC34501DE35'].every(isCpfOrCnpj)).toBe(true);
  expect(['12345678900', '11222333000180', '123456789012', ''].some(isCpfOrCnpj)).toBe(false);
});

describe('isPixKey', () => {
  const random = '3f2b9c1e-7a54-4d2e-9a0b-5c6d7e8f9012';

  it.each([
    '12345678909',
    '11222333000181',
    '+5511900000000',
    '+551130000000',
    'ana@customer.example',
    random,
  ])('accepts %s', (key) => expect(isPixKey(key)).toBe(true));

  it.each([
    ['a mobile number without +55, which looks like a CPF', '11900000000'],
    ['a phone number without the plus sign', '5511900000000'],
    ['a CPF with its dots', '123.456.789-09'],
    ['a CPF with a wrong last digit', '12345678908'],
    ['an e-mail address in capitals', 'Ana@customer.example'],
    ['an e-mail address without a domain', 'ana@customer'],
    ['an e-mail address of 78 characters', `${'a'.repeat(61)}@customer.example`],
    ['a random key without hyphens', random.replaceAll('-', '')],
    ['a random key of UUID version 1', '3f2b9c1e-7a54-1d2e-9a0b-5c6d7e8f9012'],
  ])('refuses %s', (_why, key) => expect(isPixKey(key)).toBe(false));
});
