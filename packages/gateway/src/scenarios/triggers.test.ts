import { expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { createTriggers } from './triggers';

const { tables } = await demoSite.load();
const triggers = createTriggers(tables['test-cards']);

const found = (own: string, order?: string) =>
  triggers.byExternalId({
    external_transaction_id: own,
    ...(order === undefined ? {} : { external_order_id: order }),
  })?.[0].id;

it('a prefix stands at the beginning of any word of the own id, else of the order', () => {
  expect(found('err-13-1001')).toBe('error-13');
  expect(found('shop-err-13-1001')).toBe('error-13');
  expect(found('shop_ERR-13')).toBeUndefined();
  expect(found('shoperr-13-1001')).toBeUndefined();
  expect(found('1001', 'shop/err-13-7')).toBe('error-13');
  expect(found('err-17-1001', 'err-13-7')).toBe('error-17');
});

it('a reserved saved card has its own scenario, any other is paid', () => {
  const request = { amount: 10_995 } as Parameters<typeof triggers.byPayment>[0];
  const idOf = (token: string, initiator = 'merchant') =>
    triggers.byPayment(request, { card_token: token, initiator })[0].id;
  expect(triggers.savedCards.map((token) => idOf(token))).toEqual(
    expect.arrayContaining(['token-challenge', 'token-3ds-required', 'token-expired']) as string[],
  );
  expect(idOf('ct_demo3dsrequired00000000001', 'payer')).toBe('token-3ds-payer');
  expect(idOf('ct_0123')).toBe('card-success');
});
