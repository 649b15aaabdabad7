import { describe, expect, it } from 'vitest';
import { crc16, isEmvQr } from './emv-qr';
import { oneCharacterOff, swappedNeighbours } from '../tests/near-misses';

const pix =
  '00020126580014br.gov.bcb.pix01363f2b9c1e-7a54-4d2e-9a0b-5c6d7e8f90125204000053039865406125.405802BR5909DEMO SHOP6009SAO PAULO62150511ORDER00000163048C42';

describe('crc16', () => {
  it('gives the published check value of CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('counts the bytes of UTF-8 and writes four digits', () => {
    expect(crc16('São Paulo')).not.toBe(crc16('Sao Paulo'));
    expect(
      Array.from({ length: 500 }, (_, n) => crc16(String(n))).every((crc) => /^[0-9A-F]{4}$/.test(crc)),
    ).toBe(true);
  });
});

describe('isEmvQr', () => {
  it('accepts the Pix code of the documentation, also with a CRC in small letters', () => {
    expect(isEmvQr(pix)).toBe(true);
    expect(isEmvQr(pix.slice(0, -4) + pix.slice(-4).toLowerCase())).toBe(true);
  });

  it('refuses it with one character changed, two swapped, or a line feed where a page wrapped it', () => {
    expect(oneCharacterOff(pix).filter(isEmvQr)).toEqual([]);
    expect(swappedNeighbours(pix).filter(isEmvQr)).toEqual([]);
    expect(isEmvQr(pix.replace('SHOP', 'SHOP\n'))).toBe(false);
    expect(isEmvQr(`${pix} `)).toBe(false);
  });

  it('refuses a text without the first or the last object', () => {
    expect(['', '00020163', pix.slice(6), pix.slice(0, -8)].some(isEmvQr)).toBe(false);
  });
});
