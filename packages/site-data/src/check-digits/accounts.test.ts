import { isValidIBAN } from 'ibantools';
import { stdnum } from 'stdnum';
import { luhnChecksumValidate } from 'stdnum/lib/cjs/util/checksum';
import { describe, expect, it } from 'vitest';
import { isCbu, isCci, isClabe, isIban, isLuhn } from './accounts';
import { oneCharacterOff, withEveryLastDigits } from '../tests/near-misses';

/** Numbers of the given length in which every digit value occurs at every place. */
const samples = (length: number) =>
  Array.from({ length: 400 }, (_, seed) =>
    Array.from({ length }, (_unused, place) => (seed * 7 + place * 3 + ((seed * place) % 11)) % 10).join(''),
  );

describe('isLuhn', () => {
  it('accepts published test cards and refuses every one-digit mistake', () => {
    for (const card of ['4111111111111111', '5555555555554444', '378282246310005']) {
      expect(isLuhn(card)).toBe(true);
      expect(oneCharacterOff(card).filter(isLuhn)).toEqual([]);
    }
  });

  it('agrees with a second implementation', () => {
    for (const value of samples(16)) expect(isLuhn(value), value).toBe(luhnChecksumValidate(value));
  });

  it('refuses anything but digits', () => {
    expect(['', '4111 1111 1111 1111', '411111111111111a'].some(isLuhn)).toBe(false);
  });
});

describe('isIban', () => {
  it('accepts IBANs whose mod 97 is right', () => {
    const known = ['DE89370400440532013000', 'UA533000010000000123456789012', 'PT59999900001234567890154'];
    for (const iban of known) expect(isIban(iban)).toBe(true);
    expect(isValidIBAN('DE89370400440532013000')).toBe(true);
  });

  it('refuses every one-digit mistake, spaces and small letters', () => {
    expect(oneCharacterOff('DE89370400440532013000').filter(isIban)).toEqual([]);
    expect(['DE89 3704 0044 0532 0130 00', 'de89370400440532013000'].some(isIban)).toBe(false);
  });
});

describe('isClabe', () => {
  it('accepts exactly one check digit, the same as a second implementation', () => {
    // The library wants an existing bank and city; the rest of the number is made up.
    for (const start of samples(11).map((account) => `032180${account}`)) {
      const full = '0123456789'.split('').map((digit) => start + digit);
      expect(full.filter(isClabe), start).toHaveLength(1);
      expect(
        full.filter((value) => stdnum.MX?.clabe?.validate(value).isValid),
        start,
      ).toEqual(full.filter(isClabe));
    }
  });

  it('accepts the patterned number and refuses every one-digit mistake', () => {
    expect(isClabe('999000123456789015')).toBe(true);
    expect(oneCharacterOff('999000123456789015').filter(isClabe)).toEqual([]);
  });
});

describe('isCbu', () => {
  it('accepts the patterned CBU and CVU and refuses every one-digit mistake', () => {
    for (const value of ['9991234312345678901233', '0000003112345678901233']) {
      expect(isCbu(value), value).toBe(true);
      expect(oneCharacterOff(value).filter(isCbu)).toEqual([]);
    }
  });

  it('accepts exactly one check digit for each block, 0 included, where the library refuses the 0', () => {
    const second = '1234567890123';
    const ends = '0123456789'.split('');
    const zeros = samples(7).filter((block) => isCbu(`${block}0${second}3`));
    expect(zeros.length).toBeGreaterThan(20);
    for (const block of samples(7)) {
      expect(
        ends.filter((digit) => isCbu(`${block}${digit}${second}3`)),
        block,
      ).toHaveLength(1);
    }
    expect(zeros.every((block) => stdnum.AR?.cbu?.validate(`${block}0${second}3`).isValid)).toBe(false);
  });
});

describe('isCci', () => {
  // Worked out by hand: bank and branch 999000 give 9+9+9 = 27 and 3; the account 000012345678 gives 38 and 2.
  const cci = '99900000001234567832';

  it('accepts the example and no other two check digits', () => {
    expect(withEveryLastDigits(cci.slice(0, -2), 2).filter(isCci)).toEqual([cci]);
  });

  it('takes 0 as the check digit when the sum ends in 0', () => {
    expect(isCci('00000000000000000000')).toBe(true);
    expect(isCci('91000000000000000091')).toBe(false);
    expect(isCci('90100000000000000000')).toBe(true);
  });

  it('refuses every one-digit mistake, hyphens, letters and a number that was cut', () => {
    expect(oneCharacterOff(cci).filter(isCci)).toEqual([]);
    expect(['999-000-000012345678-32', cci.replace('0', 'O'), cci.slice(1), `${cci}0`].some(isCci)).toBe(
      false,
    );
  });

  it('accepts exactly one pair of check digits for each account', () => {
    for (const start of samples(18))
      expect(withEveryLastDigits(start, 2).filter(isCci), start).toHaveLength(1);
  });
});
