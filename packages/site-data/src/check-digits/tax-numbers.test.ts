import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { isLuhn } from './accounts';
import { oneCharacterOff, swappedNeighbours, withEveryLastDigits } from '../tests/near-misses';
import {
  isCedula,
  isCuit,
  isEdrpou,
  isNit,
  isParaguayanRuc,
  isPeruvianRuc,
  isRnokpp,
  isRnokppOrEdrpou,
  isRut,
  isSouthAfricanId,
  isTckn,
} from './tax-numbers';

const rules = [
  { name: 'CUIT', accepts: isCuit, second: stdnum.AR?.cuit, valid: ['20123456786', '30123456781'] },
  { name: 'RUT', accepts: isRut, second: stdnum.CL?.rut, valid: ['11111111-1', '12345678-5', '123456785'] },
  { name: 'RUC, Peru', accepts: isPeruvianRuc, second: stdnum.PE?.ruc, valid: ['20123456786'] },
  {
    name: 'RUC, Paraguay',
    accepts: isParaguayanRuc,
    second: stdnum.PY?.ruc,
    valid: ['1234567-9', '12345679'],
  },
  { name: 'cédula', accepts: isCedula, second: stdnum.EC?.ci, valid: ['1712345675'] },
  { name: 'NIT', accepts: isNit, second: stdnum.CO?.nit, valid: ['900123456-8', '9001234568'] },
  { name: 'TCKN', accepts: isTckn, second: stdnum.TR?.tckimlik, valid: ['10000000146'] },
  { name: 'RNOKPP', accepts: isRnokpp, second: stdnum.UA?.rntrc, valid: ['1234567899'] },
  {
    name: 'South African ID',
    accepts: isSouthAfricanId,
    second: stdnum.ZA?.idnr,
    valid: ['0001010000089', '9901010000081'],
  },
  { name: 'EDRPOU', accepts: isEdrpou, second: stdnum.UA?.edrpou, valid: ['12345678', '30000005'] },
];

describe.each(rules)('$name', ({ accepts, second, valid }) => {
  it.each(valid)('accepts %s, as a second implementation does', (value) => {
    expect(accepts(value)).toBe(true);
    expect(second?.validate(value).isValid).toBe(true);
  });

  it.each(valid)('refuses %s with another last digit, with a letter, or cut', (value) => {
    const others = withEveryLastDigits(value.slice(0, -1), 1).filter((other) => other !== value);
    expect(others.filter(accepts)).toEqual([]);
    expect([`${value}X`, value.slice(1), ` ${value}`, value.replace(/\d/, 'O')].filter(accepts)).toEqual([]);
  });
});

describe('what the check digits find', () => {
  it.each([
    ['RUT', isRut, '123456785'],
    ['NIT', isNit, '9001234568'],
    ['CUIT', isCuit, '20123456786'],
    ['RUC, Peru', isPeruvianRuc, '20123456786'],
    ['cédula', isCedula, '1712345675'],
    ['TCKN', isTckn, '10000000146'],
  ] as const)(
    '%s: each mistake in one digit, but for a few that the modulus hides',
    (_name, accepts, value) => {
      const missed = oneCharacterOff(value).filter(accepts);
      expect(missed.length).toBeLessThanOrEqual(1);
    },
  );

  it('RUT and NIT: each swap of neighbours', () => {
    expect(swappedNeighbours('123456785').filter(isRut)).toEqual([]);
    expect(swappedNeighbours('9001234568').filter(isNit)).toEqual([]);
  });
});

describe('the special remainders', () => {
  const starts = (length: number) =>
    Array.from({ length: 300 }, (_, seed) => String(10 ** (length - 1) + seed * 7919));

  it('RUT: one of eleven numbers ends in K, written as a capital', () => {
    const withK = starts(8).filter((start) => isRut(`${start}-K`));
    expect(withK.length).toBeGreaterThan(15);
    expect(withK.every((start) => stdnum.CL?.rut?.validate(`${start}-K`).isValid)).toBe(true);
    expect(withK.some((start) => isRut(`${start}-k`) || isRut(`${start}-0`))).toBe(false);
  });

  it('CUIT: a number whose remainder is 1 does not exist, the others have exactly one digit', () => {
    const counts = starts(8).map((body) => withEveryLastDigits(`20${body}`, 1).filter(isCuit).length);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
  });

  it('RUC of Peru: always exactly one digit, the same as a second implementation', () => {
    for (const body of starts(8)) {
      const accepted = withEveryLastDigits(`20${body}`, 1).filter(isPeruvianRuc);
      expect(accepted, body).toHaveLength(1);
      expect(stdnum.PE?.ruc?.validate(accepted[0] ?? '').isValid, body).toBe(true);
    }
  });

  it('RUC of Paraguay: remainders 0 and 1 give 0, where the library takes 1 for the former', () => {
    const zeros = starts(7).filter((start) => isParaguayanRuc(`${start}0`));
    expect(zeros.length).toBeGreaterThan(30);
    expect(zeros.some((start) => isParaguayanRuc(`${start}1`))).toBe(false);
    expect(zeros.every((start) => stdnum.PY?.ruc?.validate(`${start}0`).isValid)).toBe(false);
  });

  it('cédula: province and third digit count too', () => {
    expect(withEveryLastDigits('251234567', 1).filter(isCedula)).toEqual([]);
    expect(withEveryLastDigits('176234567', 1).filter(isCedula)).toHaveLength(1);
    expect(withEveryLastDigits('177234567', 1).filter(isCedula)).toEqual([]);
    expect(withEveryLastDigits('301234567', 1).filter(isCedula)).toHaveLength(1);
  });

  it('EDRPOU and RNOKPP: exactly one digit for each start, the same as a second implementation', () => {
    for (const start of starts(7)) {
      const accepted = withEveryLastDigits(start, 1).filter(isEdrpou);
      expect(accepted, start).toHaveLength(1);
      expect(stdnum.UA?.edrpou?.validate(accepted[0] ?? '').isValid, start).toBe(true);
    }
    for (const start of starts(9)) {
      const accepted = withEveryLastDigits(start, 1).filter(isRnokpp);
      expect(accepted, start).toHaveLength(1);
      expect(stdnum.UA?.rntrc?.validate(accepted[0] ?? '').isValid, start).toBe(true);
    }
  });
});

describe('isRnokppOrEdrpou', () => {
  it('takes the number of a person and that of a company, and no other', () => {
    expect(['1234567899', '12345678'].every(isRnokppOrEdrpou)).toBe(true);
    expect(['1234567898', '12345679', '123456789', ''].some(isRnokppOrEdrpou)).toBe(false);
  });
});

describe('isSouthAfricanId', () => {
  /** The number of a birthday with the right Luhn digit. */
  const bornOn = (birthday: string) =>
    withEveryLastDigits(`${birthday}000008`, 1).find((value) => isLuhn(value)) ?? '';

  it.each(['000101', '991231', '000229', '240229'])('takes the birthday %s', (birthday) => {
    expect(isSouthAfricanId(bornOn(birthday))).toBe(true);
  });

  it.each(['000000', '001301', '000100', '000132', '010229', '000431'])(
    'refuses %s, which is no birthday, although the Luhn digit is right',
    (birthday) => {
      expect(isLuhn(bornOn(birthday))).toBe(true);
      expect(isSouthAfricanId(bornOn(birthday))).toBe(false);
    },
  );

  it('refuses another length, although the Luhn digit is right', () => {
    expect(isSouthAfricanId('4111111111111111')).toBe(false);
  });
});
