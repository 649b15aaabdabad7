// The tools that compute with a secret and those on the local gateway, as an agent uses them one after the other.
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import texts from '../../../../data/texts/mcp.json';
import { signCallback } from '../signature/rules';
import { serveTools, type ServedTools } from '../tests/served-tools';

let served: ServedTools;
beforeEach(async () => {
  served = await serveTools('2025-11-25');
});
afterEach(() => served.stop());

/** Serves anew, with these variables. */
async function serveWith(environment: NodeJS.ProcessEnv): Promise<void> {
  await served.stop();
  served = await serveTools('2025-11-25', environment);
}

/** The request of the guide of card payments. */
const payment = (externalId: string, more: object = {}) => {
  const { body } = served.parts.catalogue.requests.acquiring_h2h!;
  const { card_token: _token, ...fields } = body.fields as Record<string, string>;
  return {
    id: 'transaction-pay',
    body: {
      ...body,
      external_transaction_id: externalId,
      fields: { ...fields, card_number: '4111111111111111' },
    },
    ...more,
  };
};

interface Outcome {
  readonly response: {
    readonly http_status: number;
    readonly body: { readonly response: { readonly id: number } };
  };
  readonly replay?: string;
  readonly transaction?: {
    readonly id: number;
    readonly changes: { readonly name: string }[];
    readonly payer: object;
  };
  readonly callbacks: {
    readonly number: number;
    readonly headers: [string, string][];
    readonly body: string;
  }[];
}
const pay = (externalId: string, more: object = {}) =>
  served.used<Outcome>('call', payment(externalId, more));

describe('tools with the secret of the environment', () => {
  it('sign_request signs with the point of the environment, and never shows the token', async () => {
    await serveWith({ GATEWAY_POINT_ID: '77', GATEWAY_API_TOKEN: 'a-secret-of-the-shop' });
    const { text } = await served.use('sign_request', payment('signed-1'));
    expect(text).not.toContain('a-secret-of-the-shop');
    expect(JSON.parse(text)).toMatchObject({
      path: '/api/v2/transaction/pay',
      headers: { 'X-Point-Id': '77' },
    });
    const v1 = await served.use('sign_request', payment('signed-1', { version: 'v1' }));
    expect(v1.text).not.toContain('a-secret-of-the-shop');
    expect(v1.text).toContain('hash');
  });

  it('sign_request takes both variables or none, and no token as an argument', async () => {
    await serveWith({ GATEWAY_POINT_ID: '77' });
    expect(await served.refused('sign_request', payment('signed-2'))).toContain('GATEWAY_API_TOKEN');
    expect(await served.refused('sign_request', { ...payment('signed-2'), token: 'x' })).toMatch(/token/);
    expect(await served.refused('sign_request', { id: 'service-one', body: {} })).toMatch(
      /There is no operation/,
    );
  });

  it('verify_callback knows a genuine callback, and says why another is not', async () => {
    const body = '{"id":1}';
    const timestamp = String(Math.floor(Date.now() / 1000));
    const token = served.parts.catalogue.profile.apiToken;
    const headers = (signature: string) => `X-Timestamp: ${timestamp}\nX-Signature: ${signature}`;
    const genuine = signCallback(token, timestamp, body);
    expect(await served.used('verify_callback', { headers: headers(genuine), body })).toMatchObject({
      genuine: true,
    });
    const { text } = await served.use('verify_callback', {
      headers: headers(signCallback(token, timestamp, `${body}\n`)),
      body,
    });
    expect(JSON.parse(text)).toMatchObject({
      genuine: false,
      findings: [{ fix: expect.any(String) as string }],
    });
    expect(text).not.toContain(genuine);
    const old = String(Number(timestamp) - served.parts.catalogue.profile.toleranceSeconds - 60);
    expect(
      await served.used('verify_callback', {
        headers: `X-Timestamp: ${old}\nX-Signature: ${signCallback(token, old, body)}`,
        body,
      }),
    ).toMatchObject({ genuine: false, signatureMatches: true });
  });
});

describe('tools on the local gateway', () => {
  it('call pays, and shows the callback of the payment', async () => {
    const { response, transaction, callbacks } = await pay('paid-1');
    expect(response.http_status).toBe(200);
    expect(transaction?.changes.at(-1)?.name).toBe('success');
    expect(callbacks.map(({ number }) => number)).toEqual([1]);
  });

  it('lose_next_response loses one, and the same id finds the payment', async () => {
    await served.use('lose_next_response');
    const lost = await served.used('call', payment('lost-1'));
    expect(lost.response).toBe(texts.lost);
    const { response } = await served.used<Outcome>('call', {
      id: 'transaction-find',
      body: { external_transaction_id: 'lost-1' },
    });
    expect(response.body.response.id).toBe((lost.transaction as { id: number }).id);
  });

  it('act_as_payer types a card, and names the buttons that exist', async () => {
    const { body } = served.parts.catalogue.requests.blik!;
    const id = served.parts.catalogue.requests.blik!.operation;
    const { transaction } = await served.used<Outcome>('call', {
      id,
      body: { ...body, external_transaction_id: 'payer-1' },
    });
    expect(transaction).toBeDefined();
    expect(
      await served.refused('act_as_payer', {
        transaction: transaction!.id,
        action: 'button',
        value: 'Nothing',
      }),
    ).toContain('No button is "Nothing"');
    const after = await served.used<Outcome>('act_as_payer', {
      transaction: transaction!.id,
      action: 'expire',
    });
    expect(after.transaction?.changes.at(-1)?.name).toBe('expired');
    expect(await served.refused('act_as_payer', { transaction: 1, action: 'expire' })).toContain(
      'Transaction 1',
    );
  });

  it('deliver_callback repeats a callback, and advance_clock those that the shop did not take', async () => {
    const { callbacks: first } = await pay('repeated-1');
    const { callbacks: again } = await served.used<Outcome>('deliver_callback');
    expect(again).toHaveLength(1);
    expect(again[0]).toMatchObject({ number: 2, body: first[0]!.body });
    expect((await served.used<Outcome>('deliver_callback', { shop_responds: 500 })).callbacks).toEqual([]);
    await pay('repeated-2');
    const { callbacks, now } = await served.used<Outcome & { now: string }>('advance_clock', {
      seconds: 24 * 3600,
    });
    expect(callbacks.length).toBeGreaterThan(0);
    expect(Date.parse(now)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(await served.refused('deliver_callback', { callback: 999 })).toContain('Callback 999');
  });

  it('calls at once are carried out one after the other', async () => {
    const found = await Promise.all(['a', 'b', 'c'].map((name) => pay(`at-once-${name}`)));
    expect(found.map(({ callbacks }) => callbacks.length)).toEqual([1, 1, 1]);
  });

  it('exam examines a handler on this machine, and no other', async () => {
    const server = createServer((_, response) => response.writeHead(200).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { readonly port: number };
    try {
      const checks = await served.used<{ id: string; verdict: string }[]>('exam', {
        url: `http://127.0.0.1:${port}/`,
      });
      const verdict = (id: string) => checks.find((check) => check.id === id)?.verdict;
      expect([verdict('genuine'), verdict('forged')]).toEqual(['pass', 'fail']);
    } finally {
      server.close();
    }
    expect(await served.refused('exam', { url: 'https://shop.example/callbacks' })).toContain('this machine');
    expect(await served.refused('exam', { url: 'http://127.0.0.1@shop.example/' })).toContain('user name');
  });
});
