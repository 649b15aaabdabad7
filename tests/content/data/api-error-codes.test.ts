// What the codes say of each other, of the outcome and of the payer. Their numbers, titles and HTTP statuses stand in the data alone: a release keeps them.
import { describe, expect, it } from 'vitest';
import { apiErrorCodesSchema } from '@gateway-docs/site-data/tests';
import { readTable } from './read-data';

const { rows } = readTable('api-error-codes', apiErrorCodesSchema);
const rowOf = (code: number) => rows.find((row) => row.code === code);

describe('data/api-error-codes.yaml', () => {
  it('advises find and the same id exactly where the outcome is unknown', () => {
    const unknown = rows.filter((row) => row.retry === 'same_id');
    expect(unknown.map((row) => row.http_status_v2).filter((status) => status < 500)).toEqual([]);
    expect(unknown.length).toBeGreaterThan(1);
    for (const row of unknown) {
      expect(row.cause, String(row.code)).toMatch(/outcome is unknown/);
      expect(row.remedy, String(row.code)).toMatch(/transaction\/find/);
      expect(row.remedy, String(row.code)).toMatch(/the same id/);
      expect(row.payer_text, String(row.code)).toMatch(/do not pay again/);
    }
  });

  it('says of the codes before registration that no transaction exists', () => {
    for (const code of [215, 222, 225, 240]) expect(rowOf(code)?.cause).toMatch(/no transaction exists/);
  });

  it('tells the payer nothing about fraud, and the same as for any refusal', () => {
    expect(rowOf(240)?.payer_text).toBe(rowOf(215)?.payer_text);
    for (const row of rows)
      expect(row.payer_text, String(row.code)).not.toMatch(/fraud|risk|suspic|stop list|block/i);
  });

  it('names only codes that exist', () => {
    const codes = new Set(rows.map((row) => row.code));
    for (const row of rows) {
      const text = `${row.cause} ${row.remedy}`.replace(/HTTP \d+|\(4\d\d\)/g, '');
      for (const [, code] of text.matchAll(/(?:answers|error) (\d+)/g)) expect(codes).toContain(Number(code));
    }
  });

  it('says each thing once: no two codes share a cause or a title', () => {
    expect(new Set(rows.map((row) => row.cause)).size).toBe(rows.length);
  });
});
