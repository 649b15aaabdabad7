import { expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { runSandbox } from '../tests/run-sandbox';

let orders = 0;
const { sandbox, caller } = await runSandbox();

// A URL may hold apostrophes and ampersands; the contract refuses quotes and angle brackets.
const RETURN_URL = "https://shop.example/3ds/return?order='1'&step=2";

async function pay(cardNumber: string): Promise<JsonObject> {
  const example = sandbox.state().contract.find('transaction-pay', 'v2')?.requestExamples.get('card-3ds');
  const { response } = await caller.call('transaction-pay', 'v2', {
    ...example,
    external_transaction_id: `page-${++orders}`,
    fields: { ...(example?.fields as JsonObject), card_number: cardNumber },
    point: { return_url: RETURN_URL },
  });
  return response;
}

async function page(path: string, form?: Record<string, string>) {
  const request = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const response = await fetch(sandbox.url + path, request);
  return { status: response.status, html: await response.text(), headers: response.headers };
}

const statusOf = async (id: unknown) => (await caller.call('transaction-find', 'v2', { id })).response.status;

it("the bank's page posts what update needs to return_url, escaped", async () => {
  const { id, result } = await pay('4000000000000119');
  const { html, headers } = await page(
    `/acs/${String(id)}`,
    (result as { acs_params: Record<string, string> }).acs_params,
  );
  expect(html).toContain('action="https://shop.example/3ds/return?order=&#39;1&#39;&#38;step=2"');
  expect(html).toContain('name="cres" value="c2FuZGJveC1wYXNzZWQ"');
  expect(html).toContain('name="threeDSSessionData" value="c2FuZGJveC1zZXNzaW9u"');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await statusOf(id)).toBe(10);
});

it('Cancel on a page of the payer cancels', async () => {
  const { id } = await pay('4000000000000119');
  const { html } = await page(`/acs/${String(id)}`);
  const choices = [...html.matchAll(/name="choice" value="(\d+)"><button>Cancel/g)].map(
    ([, choice]) => choice,
  );
  await page(`/acs/${String(id)}`, { choice: choices[0] ?? '' });
  expect(await statusOf(id)).toBe(3);
  expect((await page(`/acs/${String(id)}`)).html).toContain('You can close this page.');
});

it('choices that do not exist change nothing', async () => {
  const { id } = await pay('4000000000000408');
  for (const choice of ['-1', '99', 'x', '']) await page(`/r/${String(id)}`, { choice });
  expect(await statusOf(id)).toBe(10);
});

it('a page of an unknown transaction is not found; there are no other pages', async () => {
  expect((await page('/p/1')).status).toBe(404);
  expect((await page('/p/999999999999999999')).status).toBe(404);
  expect((await page('/p/')).html).toContain('"code":20');
});
