import { describe, expect, it } from 'vitest';
import { field } from '@gateway-docs/site-data/tests';
import { fixtureData } from '../tests/fixture-data';
import { render } from '../tests/render';

const [create] = fixtureData.operations;
if (!create) throw new Error('The fixture has no operation.');

describe('an operation that is one action of its page', () => {
  const action = {
    ...create,
    id: 'payment-page-create',
    path: '/invoicing/api_invoicing/payment_page/create',
    credentials: 'bearer' as const,
    headers: [field('Authorization', { required: true })],
  };
  const token = { ...create, id: 'invoicing-token', name: 'token', path: '/invoicing/api_invoicing/token' };
  const second = {
    ...action,
    id: 'payment-page-get',
    path: '/invoicing/api_invoicing/payment_page/get',
    title: 'Get a page',
  };
  const site = { ...fixtureData, operations: [action, second, token] };
  const page = render(
    '::operation{#payment-page-create version=v2}\n\n::operation{#payment-page-get version=v2}',
    site,
  );

  it('is a chapter with its anchor, and its sections are one level lower', () => {
    expect(page.markdown).toMatch(
      /## Create a payment\n[^]*### Request\n[^]*## Get a page\n[^]*### Request\n/,
    );
    expect(page.ids).toEqual(
      expect.arrayContaining([
        'create',
        'create-request',
        'get',
        'get-request-point-properties',
        'get-errors-203',
      ]),
    );
  });

  it('links to its own rows', () => {
    expect(page.markdown).toContain('(#get-request-point-callback_url "point.callback_url")');
    expect(page.markdown).toContain('[`service_id`](#create-request-service_id)');
    expect(page.markdown).not.toContain('](#request');
  });

  it('says that a bearer token takes the place of the signature', () => {
    expect(page.markdown).toContain(
      'A bearer token, and no signature. Issue it with `token`, and a new one after [16]',
    );
  });
});
