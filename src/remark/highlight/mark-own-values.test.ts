import { describe, expect, it } from 'vitest';
import { type SampleCall, sampleIn } from '@gateway-docs/contract/samples';
import { markOwnValues } from './mark-own-values';
import { toHtml } from './to-html';
import { demoSite } from '@gateway-docs/contract/tests';

const { clients } = await demoSite.load();

const CALL: SampleCall = {
  name: 'example',
  title: 'Example',
  operation: 'transaction-create',
  path: '/api/v2/transaction/create',
  credentials: 'signature',
  body: {
    service_id: 1042,
    wallet_id: 7001,
    amount: 1042,
    point: {
      callback_url: 'https://shop.example/callbacks/gateway',
      return_url: 'https://shop.example/return',
    },
  },
};

const SETTINGS = {
  apiUrl: 'https://sandbox.example',
  pointId: '12',
  apiToken: 'test-token',
};

const marks = (html: string) =>
  Array.from(
    html.matchAll(/<span data-own="(\w+)">([^<]*)<\/span>/g),
    ([, kind = '', value = '']) => `${kind} ${value}`,
  );

describe('the values of a reader are marked', () => {
  it.each(clients.map(({ id, highlight }) => [id, highlight] as const))('%s', (id, highlight) => {
    const html = toHtml(sampleIn(id, CALL, SETTINGS), highlight);
    const found = markOwnValues(html);
    expect(marks(found).filter((mark) => !/^(token|point) /.test(mark))).toEqual([
      'service 1042',
      'wallet 7001',
      'callback https://shop.example/callbacks/gateway',
    ]);
    const text = (code: string) => code.replace(/<[^>]*>/g, '');
    expect(text(found)).toBe(text(html));
  });

  it('in the settings of a shell', () => {
    const shell =
      ': "${GATEWAY_POINT_ID:=4021}"\n: "${GATEWAY_API_TOKEN:=demo}"\necho "$GATEWAY_PREVIOUS_API_TOKEN $GATEWAY_POINT_ID 5"';
    expect(marks(markOwnValues(toHtml(shell, 'bash')))).toEqual(['point 4021', 'token GATEWAY_API_TOKEN']);
  });
});
