import { describe, expect, it } from 'vitest';
import { operationPage } from './routes';

describe('the page of an operation', () => {
  it.each([
    ['/api/v2/transaction/create', { route: '/api/v2/transaction/create', anchor: '' }],
    ['/api/v1/service/{service_id}', { route: '/api/v1/service/service_id', anchor: '' }],
    ['/api/reports/v2/check-report', { route: '/api/reports/v2/check-report', anchor: '' }],
    [
      '/invoicing/api_invoicing/payment_page/create',
      { route: '/invoicing/api_invoicing/payment_page', anchor: '#create' },
    ],
    ['/invoicing/api_invoicing/token', { route: '/invoicing/api_invoicing/token', anchor: '' }],
  ])('%s', (path, page) => {
    expect(operationPage({ direction: 'call', path, version: 'v2' })).toEqual(page);
  });

  it('of a callback is the callback page of its version', () => {
    const pageOf = (version: 'v1' | 'v2') => operationPage({ direction: 'callback', path: '', version });
    expect(pageOf('v1')).toEqual({ route: '/callbacks_get', anchor: '' });
    expect(pageOf('v2')).toEqual({ route: '/callbacks', anchor: '' });
  });
});
