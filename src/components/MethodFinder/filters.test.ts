import { describe, expect, it } from 'vitest';
import { matchesAll, fromAddress, readChoices, toAddress } from './filters';

describe('readChoices', () => {
  it('takes each choice apart at its first space', () => {
    expect(readChoices("BR Brazil|CI Côte d'Ivoire|h2h Host to host")).toEqual([
      { value: 'BR', label: 'Brazil' },
      { value: 'CI', label: "Côte d'Ivoire" },
      { value: 'h2h', label: 'Host to host' },
    ]);
    expect(readChoices('')).toEqual([]);
  });
});

describe('answersAll', () => {
  const pix = { country: 'BR', currency: 'BRL', direction: 'payin', flow: 'qr', gives: 'tax_id name' };

  it('wants every question answered', () => {
    expect(matchesAll({}, pix)).toBe(true);
    expect(matchesAll({ country: 'BR', gives: 'name' }, pix)).toBe(true);
    expect(matchesAll({ country: 'BR', direction: 'payout' }, pix)).toBe(false);
  });

  it('takes "any" for every value, and no value for a part of another', () => {
    expect(matchesAll({ country: 'KZ' }, { ...pix, country: 'any' })).toBe(true);
    expect(matchesAll({ gives: 'tax' }, pix)).toBe(false);
  });
});

describe('the address', () => {
  const isChoice = (_question: string, value: string) => value !== 'XX';

  it('brings the answers back, and drops values that no field has', () => {
    expect(fromAddress('?country=BR&flow=qr&other=1', isChoice)).toEqual({ country: 'BR', flow: 'qr' });
    expect(fromAddress('?country=XX', isChoice)).toEqual({});
  });

  it('keeps what is not the finder’s, and is empty without answers', () => {
    expect(toAddress('?other=1&country=BR', { currency: 'BRL' })).toBe('?other=1&currency=BRL');
    expect(toAddress('?country=BR', {})).toBe('');
  });
});
