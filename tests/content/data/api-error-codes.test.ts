// The code set, titles and HTTP statuses are the contract's; they are listed here once more on purpose, so that a
// changed or lost code is seen.
import { describe, expect, it } from 'vitest';
import { apiErrorCodesSchema } from '@gateway-docs/site-data/tables';
import { readTable } from './read-data';

const contract: [code: number, title: string, httpStatus: number][] = [
  [0, 'Success', 200],
  [10, 'Bad request', 400],
  [11, 'Invalid auth', 401],
  [12, 'Incorrect headers', 400],
  [13, 'Internal error', 500],
  [14, 'Forbidden IP', 403],
  [15, 'Request limit exceeded', 429],
  [16, 'Invalid token', 401],
  [17, 'Server unavailable', 503],
  [18, 'Transparency token required', 401],
  [19, 'Expired', 409],
  [20, 'Not found', 404],
  [21, 'Transparency token or external transaction id not found', 404],
  [22, 'Invalid transparency token', 401],
  [100, 'Account not found', 404],
  [104, 'Wallet not found', 404],
  [105, 'Not enough balance', 422],
  [106, 'Currency not supported by wallet', 422],
  [107, 'Cannot convert currency', 422],
  [108, 'Currency required', 422],
  [109, 'Wallet reached the service limit', 422],
  [110, 'Service limit reached', 422],
  [200, 'Transaction not found', 404],
  [201, 'Service not found', 404],
  [202, 'Invalid service field value', 422],
  [203, 'external_transaction_id already exists', 409],
  [204, 'Validation failed', 422],
  [205, 'Reverse cannot be done', 409],
  [206, 'Below minimum', 422],
  [207, 'Above maximum', 422],
  [208, 'No transaction with this id', 404],
  [209, 'Service not allowed for this wallet', 403],
  [210, 'Confirm not allowed', 409],
  [211, 'No commissions set', 500],
  [212, 'Service logic missing', 500],
  [213, 'Update not allowed', 409],
  [214, 'Pay not allowed', 409],
  [215, 'Payment failed', 422],
  [216, 'Currency not supported by service', 422],
  [217, 'Payment creation failed', 503],
  [218, 'Incoming transaction id required', 422],
  [219, 'Incoming transaction not found', 404],
  [220, 'External commission amount required', 422],
  [221, 'External commission amount not expected', 422],
  [222, 'Card limit (card credit)', 422],
  [223, 'Amount over hold', 422],
  [224, 'Invalid signature', 401],
  [225, 'Card limit (MOTO)', 422],
  [240, 'Rejected by antifraud', 403],
  [300, 'Unable to register payment', 503],
  [301, 'Unable to confirm registered payment', 503],
  [350, 'Transaction with this id already submitted', 409],
];

const { rows } = readTable('api-error-codes', apiErrorCodesSchema);
const rowOf = (code: number) => rows.find((row) => row.code === code);

describe('data/api-error-codes.yaml', () => {
  it('has exactly the 52 codes of the contract, with their titles and HTTP statuses', () => {
    expect(contract).toHaveLength(52);
    expect(rows.map((row) => [row.code, row.title, row.http_status_v2])).toEqual(contract);
  });

  it('advises find and the same id exactly where the outcome is unknown', () => {
    const unknown = rows.filter((row) => row.retry === 'same_id');
    expect(unknown.map((row) => row.code)).toEqual([13, 17, 217, 300, 301]);
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
