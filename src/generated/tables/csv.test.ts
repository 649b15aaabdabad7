import { describe, expect, it } from 'vitest';
import { flatten, toCsv } from './csv';

describe('toCsv', () => {
  it('writes a line of names and CRLF after each line', () => {
    expect(toCsv([{ code: 'EUR', exponent: 2 }])).toBe('code,exponent\r\nEUR,2\r\n');
  });

  it('quotes commas, quotes and line ends', () => {
    expect(toCsv([{ a: 'x, y', b: 'say "no"', c: 'one\ntwo' }])).toBe(
      'a,b,c\r\n"x, y","say ""no""","one\ntwo"\r\n',
    );
  });

  it.each(['=1+1', '+376', '-2', '@SUM(A1)', '\tx'])('lets no spreadsheet run %j', (value) => {
    expect(toCsv([{ a: value }])).toBe(`a\r\n'${value}\r\n`);
  });

  it('gives every row the columns of all, empty where it has no value', () => {
    expect(toCsv([{ a: 1 }, { b: null, c: false }])).toBe('a,b,c\r\n1,,\r\n,,false\r\n');
  });

  it('tells a spreadsheet of letters beyond ASCII, and of nothing else', () => {
    expect(toCsv([{ name: "Côte d'Ivoire" }])).toBe("\uFEFFname\r\nCôte d'Ivoire\r\n");
    expect(toCsv([{ name: 'Chile' }]).startsWith('name')).toBe(true);
  });
});

describe('flatten', () => {
  it('gives a nested value a column of its own', () => {
    expect(flatten({ trigger: { field: 'amount', match: 'equals' } })).toEqual({
      'trigger.field': 'amount',
      'trigger.match': 'equals',
    });
  });

  it('writes codes with spaces, and any other list as JSON', () => {
    expect(flatten({ countries: ['AT', 'BE'], callbacks: [1, 4], none: [] })).toEqual({
      countries: 'AT BE',
      callbacks: '1 4',
      none: '',
    });
    expect(flatten({ names: ['Isle of Man'], then: [{ by: 'payer' }] })).toEqual({
      names: '["Isle of Man"]',
      then: '[{"by":"payer"}]',
    });
  });
});
