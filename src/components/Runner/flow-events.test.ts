import { describe, expect, it } from 'vitest';
import type { Exchange, GatewayView, StatusChange } from '../../gateway-protocol/page-gateway';
import { eventsOf } from './flow-events';

const change = (revision: number, status: number, cause: StatusChange['cause']): StatusChange => ({
  at: revision * 1000,
  revision,
  status,
  name: '',
  reason: null,
  cause,
});

/** A gateway with one transaction, and a callback at each of some times. */
const view = (changes: readonly StatusChange[], callbacks: readonly number[] = []): GatewayView => ({
  now: 0,
  point: 1,
  token: '',
  responds: 200,
  transactions:
    changes.length === 0
      ? []
      : [{ id: 7, externalId: 'a', changes, payer: { takesCard: false, buttons: [], mayExpire: false } }],
  callbacks: callbacks
    .map((at, index) => ({
      number: index + 1,
      at,
      transactionId: 7,
      attempt: 1,
      method: 'POST' as const,
      url: '',
      headers: [],
      body: '{"status":1,"failure_reason_code":null}',
      outcome: '200',
    }))
    .reverse(),
});

const exchange = (body?: unknown): Exchange => ({
  at: 0,
  path: '/api/v2/transaction/pay',
  headers: [],
  body: '{"fields":{"phone":"1"},"empty":null}',
  transactionId: 7,
  ...(body === undefined ? {} : { response: { httpStatus: 200, body: JSON.stringify(body) } }),
});

const made = [change(1, 0, 'merchant'), change(2, 10, 'merchant')];

/** The events in short: kind and status. */
const between = (before: GatewayView | undefined, after: GatewayView, sent?: Exchange) =>
  eventsOf(before, { id: 1, view: after, state: '', exchange: sent }).map(({ kind, status }) =>
    status === undefined ? kind : `${kind} ${status}`,
  );

describe('what has happened between two views', () => {
  it('a call: what it has brought about at once is told by the response', () => {
    const response = { error: { code: 0 }, response: { id: 7, status: 10, payer_auth: 'OTP' } };
    expect(between(view([]), view(made), exchange(response))).toEqual(['request', 'response 10']);
    const [request, reply] = eventsOf(view([]), {
      id: 1,
      view: view(made),
      state: '',
      exchange: exchange(response),
    });
    expect([...(request?.words ?? [])]).toEqual(['fields', 'phone', '1']);
    expect(reply?.words?.has('OTP')).toBe(true);
    expect(reply?.error).toBe(0);
  });

  it('a response that is lost: the merchant knows of nothing else', () => {
    expect(between(view([]), view(made), exchange())).toEqual(['request']);
    expect(between(view([]), view(made), exchange({ error: { code: 301 }, response: null }))).toEqual([
      'request',
      'response',
    ]);
  });

  it('the payer acts: the change before its callback, each once', () => {
    const after = view([...made, change(3, 1, 'payer')], [3000]);
    expect(between(view(made), after)).toEqual(['change 1', 'callback 1', 'acknowledgement']);
    expect(between(after, after)).toEqual([]);
  });

  it('nothing at a start, and nothing when the gateway is cleared', () => {
    expect(between(undefined, view(made))).toEqual([]);
    expect(between(view(made, [1]), view([]))).toEqual([]);
  });
});
