// Times of requests: what is no time of the documented form, what does not exist, and what has passed.
import { describe, expect, it } from 'vitest';
import type { Version } from '@gateway-docs/site-data/model';
import type { JsonObject } from '../json';
import { operationNamed } from '../tests/operation-named';
import { runSandbox } from '../tests/run-sandbox';

const { sandbox, caller } = await runSandbox();

/** Sends a documented request with other values. @returns code, field and message of the error */
async function sent(id: string, version: Version, change: JsonObject): Promise<[number, unknown, unknown]> {
  const [example] = operationNamed(sandbox.state().contract, id, version).requestExamples.values();
  const { auth: _credentials, ...body } = example ?? {};
  const { code, text } = await caller.call(id, version, { ...body, ...change });
  const { error } = JSON.parse(text) as { error: JsonObject };
  return [code, error.field, error.message];
}

describe('a time of another form, or that does not exist', () => {
  it.each([
    ['toISOString', '2024-12-01T00:00:00.000Z'],
    ['isoformat', '2024-12-01T00:00:00+00:00'],
    ['a day alone', '2024-12-01'],
    ['second 60', '2024-12-01T23:59:60Z'],
    ['30 February', '2024-02-30T00:00:00Z'],
    ['29 February of a year without one', '2023-02-29T00:00:00Z'],
    ['hour 24', '2024-12-01T24:00:00Z'],
    ['a number', 1733011200],
  ])('v2: %s', async (_, from) => {
    const form = 'from: must be a time that exists, in UTC as YYYY-MM-DDTHH:MM:SSZ';
    const [code, field, message] = await sent('report-create', 'v2', { from });
    expect([code, field]).toEqual([10, 'from']);
    expect(message).toContain(form);
  });

  it.each(['2024-12-01T00:00:00Z', '2024-12-01 23:59:60', '2024-02-30 00:00:00', '2024-12-01 24:00:00'])(
    'v1: %s',
    async (from) => {
      const [code, field, message] = await sent('report-create', 'v1', { from });
      expect([code, field]).toEqual([10, 'from']);
      expect(message).toContain('in UTC as YYYY-MM-DD HH:MM:SS');
    },
  );

  it.each([
    ['v2', '2024-02-29T23:59:59Z'],
    ['v1', '2024-02-29 23:59:59'],
  ] as const)('%s takes the last second of a leap day', async (version, from) => {
    expect(await sent('report-create', version, { from })).toEqual([0, undefined, null]);
  });

  it('is no time where null may stand either', async () => {
    const [code, field, message] = await sent('payment-page-create', 'v2', {
      expires_at: '2039-02-30T00:00:00Z',
    });
    expect([code, field]).toEqual([10, 'expires_at']);
    expect(message).toContain('must be a time that exists');
  });
});

describe('an expires_at that has passed', () => {
  const passed = { expires_at: '2025-02-01T00:00:00Z' };

  it.each([
    ['invoice-create', { external_invoice_id: 'late' }],
    ['invoice-update', {}],
    ['payment-page-create', { external_page_id: 'late' }],
    ['payment-page-update', {}],
  ])('%s', async (id, own) => {
    expect(await sent(id, 'v2', { ...own, ...passed })).toEqual([
      204,
      'expires_at',
      'expires_at: has passed',
    ]);
  });

  it('is none where there is no such limit', async () => {
    expect(await sent('payment-page-create', 'v2', { external_page_id: 'open', expires_at: null })).toEqual([
      0,
      undefined,
      null,
    ]);
  });
});

describe('the address of callbacks', () => {
  it.each([
    'https://shop.example/a b',
    'https://user:password@shop.example/',
    'http://user:password@127.0.0.1/',
    'http://shop.example/',
    'https://',
  ])('%s', async (callbackUrl) => {
    const point = { callback_url: callbackUrl };
    const [code, field, message] = await sent('transaction-pay', 'v2', {
      point,
      external_transaction_id: 'a',
    });
    expect([code, field]).toEqual([10, 'point.callback_url']);
    expect(message).toContain('begins with https:// and has no blanks');
  });

  it.each([
    'https://shop.example',
    'https://shop.example?a=b@c',
    'https://shop.example/%20/{transaction_id}',
    'http://127.0.0.1:8298/hook',
  ])('may be %s', async (callbackUrl) => {
    const change = {
      point: { callback_url: callbackUrl },
      external_transaction_id: callbackUrl.slice(0, 48),
    };
    expect((await sent('transaction-pay', 'v2', change))[0]).toBe(0);
  });
});
