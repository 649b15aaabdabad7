import { describe, expect, it } from 'vitest';
import { likelyTargets } from './likely-targets';

const ROUTES = [
  '/callbacks',
  '/request_format',
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
  ])('puts first for %s: %s', (asked, first) => {
    expect(likelyTargets(asked, ROUTES)[0]).toBe(first);
  });

  it('offers nothing for an address that shares no word with any page', () => {
    expect(likelyTargets('/api/wp-login', ROUTES)).toEqual([]);
  });

  it('offers no more than asked for', () => {
    expect(likelyTargets('/transaction', ROUTES, 2)).toHaveLength(2);
  });
});
