/**
 * Identifiers in examples are valid by their check digits and fictional: made of filler digits, so that they belong to nobody.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { validate as validateCpf } from 'stdnum/lib/cjs/br/cpf';
import { isClabe, isIban, isLuhn } from '@gateway-docs/site-data/check-digits';
import { addressChecks } from '@gateway-docs/site-data/tables';
import { examplesOf, loadContracts, type Contract } from './support/contract';
import { leavesOf } from './support/walk';

let contracts: Contract[] = [];
beforeAll(async () => {
  contracts = await loadContracts();
});

const valuesOf = (pattern: RegExp): string[] => [
  ...new Set(
    contracts
      .flatMap(examplesOf)
      .flatMap(([, , value]) =>
        leavesOf(value).flatMap(({ path, value: leaf }) =>
          pattern.test(path) && typeof leaf === 'string' ? [leaf] : [],
        ),
      ),
  ),
];

/** CRC-16/CCITT-FALSE, the check of a Pix QR code (EMV). */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

describe('identifiers in examples', () => {
  it.each([
    [
      'card numbers',
      /(card_number|recipient_card)$/,
      (value: string) => value.includes('*') || isLuhn(value),
      /^(4111111111111111|400000|999999)/,
    ],
    ['tax numbers', /fields\.itn$/, (value: string) => validateCpf(value).isValid, /^12345678909$/],
    ['CLABE numbers', /requisites\.account_number$/, isClabe, /^999000/],
    [
      'Pix codes',
      /qr\.payload$/,
      (value: string) => crc16(value.slice(0, -4)) === value.slice(-4),
      /DEMO SHOP/,
    ],
    ['TRON addresses', /fields\.account$/, (value: string) => addressChecks.tron(value), /^T/],
  ])('%s pass their check and are filler', (_kind, pattern, check, filler) => {
    const values = valuesOf(pattern).filter((value) => !/\*{4}/.test(value));
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      expect(check(value), value).toBe(true);
      expect(value).toMatch(filler);
      const wrong = value.slice(0, -1) + (value.endsWith('1') ? '2' : '1');
      expect(check(wrong), wrong).toBe(false);
    }
  });

  it('IBANs pass mod 97', () => {
    expect(isIban('DE89370400440532013000')).toBe(true);
    expect(JSON.stringify(contracts.map(({ published }) => published))).toContain('DE89370400440532013000');
  });

  it('name no host outside .example and no address outside the documentation ranges', () => {
    const text = JSON.stringify(contracts.map(({ published }) => published));
    const hosts = [...text.matchAll(/https:\/\/([a-z0-9.-]+)/g)].map((match) => match[1] ?? '');
    expect(hosts.length).toBeGreaterThan(50);
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
    const addresses = [...text.matchAll(/\b(\d{1,3}(?:\.\d{1,3}){3})\b/g)].map((match) => match[1] ?? '');
    expect(addresses.filter((address) => !address.startsWith('203.0.113.'))).toEqual([]);
    const mails = [...text.matchAll(/[\w*.]+@([a-z.]+)/g)].map((match) => match[1] ?? '');
    expect(mails.filter((domain) => !domain.endsWith('.example'))).toEqual([]);
  });
});
