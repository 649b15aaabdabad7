import { describe, expect, it } from 'vitest';
import { likelyTargets } from './likely-targets';

const ROUTES = [
  '/callbacks',
  '/request_format',
  '/first_payment',
  '/not_offered',
  '/api/v2/binance_pay/notify',
  '/api/v1/transaction/create',
  '/api/v2/transaction/create',
  '/api/v2/transaction/find',
  '/reference/transaction_statuses',
  '/services/acquiring_h2h',
];

describe('likelyTargets', () => {
  it.each([
    ['/api/v2/transactions/creat', '/api/v2/transaction/create'],
    ['/api/v1/transaction/create/', '/api/v1/transaction/create'],
    ['/docs/callback.html', '/callbacks'],
    ['/guide/acquiring-h2h', '/services/acquiring_h2h'],
    ['/Transaction_Statuses', '/reference/transaction_statuses'],
    ['/webhooks', '/callbacks'],
    ['/guides/quickstart', '/first_payment'],
  ])('puts first for %s: %s', (asked, first) => {
    expect(likelyTargets(asked, ROUTES)[0]).toBe(first);
  });

  it.each(['/api/wp-login', '/nope/not-here', '/services/unknown', '/'])(
    'offers nothing for %s, which shares no word with a page that says what is wanted',
    (asked) => {
      expect(likelyTargets(asked, ROUTES)).toEqual([]);
    },
  );

  it('offers no more than asked for', () => {
    expect(likelyTargets('/transaction', ROUTES, 2)).toHaveLength(2);
  });
});
