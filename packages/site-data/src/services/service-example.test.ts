import { describe, expect, it } from 'vitest';
import { checkExample, exampleFields, serviceExample, type ExampledService } from './service-example';

const service: ExampledService = {
  kind: 'bank_transfer',
  flow: 'qr',
  call: 'pay',
  payer_auth: ['NONE'],
  sandbox_currencies: ['BRL'],
  fields: [
    { slug: 'email', required: false, example: 'ana@customer.example' },
    { slug: 'itn', required: true, example: '12345678909' },
    { slug: 'first_name', required: true, example: 'Ana' },
  ],
  example: {
    amount: 12540,
    currency: 'BRL',
    wallet_id: 7003,
    order: 'order-1014',
    status: 10,
    result: { payer_auth: 'NONE', qr: { payload: '0002' } },
  },
};

/** Problems of the service with some keys of it and of its example changed. */
function problems(
  change: Partial<ExampledService>,
  example: Partial<ExampledService['example']> = {},
): string[] {
  const changed = { ...service, ...change, example: { ...service.example, ...example } };
  const found: string[] = [];
  checkExample(
    changed,
    (_slug, value) => !value.includes('wrong'),
    (message) => found.push(message),
  );
  return found;
}

describe('the example of a service', () => {
  it('is complete as it is', () => {
    expect(serviceExample.safeParse(service.example).success).toBe(true);
    expect(problems({})).toEqual([]);
  });

  it('sends the required fields, and the optional ones that it names, in the order of the entry', () => {
    expect(Object.entries(exampleFields(service))).toEqual([
      ['itn', '12345678909'],
      ['first_name', 'Ana'],
    ]);
    const example = { ...service.example, fields: { first_name: 'Rui', email: 'rui@customer.example' } };
    expect(Object.entries(exampleFields({ ...service, example }))).toEqual([
      ['email', 'rui@customer.example'],
      ['itn', '12345678909'],
      ['first_name', 'Rui'],
    ]);
  });

  it('refuses a field that the entry does not have, and a value that its rule refuses', () => {
    expect(problems({}, { fields: { tax: '1' } })).toEqual([
      'the example sends "tax"; the fields are: email, itn, first_name',
    ]);
    expect(problems({}, { fields: { itn: 'wrong' } })).toEqual([
      'the example\'s "wrong" fails regex or checksum of "itn"',
    ]);
  });

  it('refuses a currency that the sandbox does not have', () => {
    expect(problems({}, { currency: 'USD' })).toEqual(['the example is in USD; the sandbox has BRL']);
  });

  it('refuses a status that the call cannot answer', () => {
    expect(problems({}, { status: 0 })[0]).toContain('pay cannot answer status 0');
    expect(problems({ call: 'create' }, { result: { pay_url: 'x' } })[0]).toContain(
      'create cannot answer status 10',
    );
  });

  it('refuses a next step that the entry does not list, and an answer without what the payer needs', () => {
    expect(problems({}, { result: { payer_auth: 'OTP', qr: {} } })).toEqual([
      'result.payer_auth "OTP" is not in payer_auth: NONE',
    ]);
    expect(problems({}, { result: { payer_auth: 'NONE' } })).toEqual([
      'this flow is answered with result.qr',
    ]);
    const redirect = { payer_auth: ['REDIRECT'], flow: 'redirect' };
    expect(problems(redirect, { result: { payer_auth: 'REDIRECT' } })).toEqual([
      'this flow is answered with result.redirect_url',
    ]);
    expect(problems({ call: 'create' }, { status: 0, result: {} })).toEqual([
      'this flow is answered with result.pay_url',
    ]);
  });

  it('lets P2P answer without requisites, which a later call hands out', () => {
    const p2p = { kind: 'p2p', flow: 'requisites' };
    expect(problems(p2p, { result: { payer_auth: 'NONE' } })).toEqual([]);
    expect(problems({ flow: 'requisites' }, { result: { payer_auth: 'NONE' } })).toHaveLength(1);
  });

  it.each([
    ['an amount in major units', { amount: 125.4 }],
    ['coins as a number', { crypto: { crypto_amount: 12.5, crypto_currency: 'USDT' } }],
    ['an order that is no example', { order: '1014' }],
    ['an unknown key', { locale: 'pt' }],
  ])('refuses %s', (_what, change) => {
    expect(serviceExample.safeParse({ ...service.example, ...change }).success).toBe(false);
  });
});
