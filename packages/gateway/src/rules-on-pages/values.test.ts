// Rules of the values that a request has, and of those that only a provider knows: played, and read where they are stated.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { JsonObject } from '../json';
import { playRules, stated } from '../tests/play-rules';
import { root } from '../tests/root';

const { sandbox, documented, card, call, pay } = await playRules();

it("a cardholder's name may be longer for the gateway than for 3-D Secure", async () => {
  const paid = (letters: number) =>
    pay(card({ card_number: '4111111111111111', card_holder: 'A'.repeat(letters) }));
  expect((await paid(100)).code).toBe(0);
  expect((await paid(101)).code).toBe(202);
  stated({
    'data/schemes/cards.yaml': "value: '2 to 45 characters' source: [mangopay, payjp]",
    'docs/services/acquiring_h2h.mdx':
      'takes {limit("transaction-pay", "fields.card_holder")}, 3-D Secure {scheme(cards).holder_length}',
  });
});

it('a country and a state have a form, and nobody looks them up', async () => {
  const billed = async (country: string, state?: string) => {
    const fields = { card_number: '4111111111111111', country, ...(state && { state }) };
    return (await pay(card(fields))).code;
  };
  expect([await billed('XK'), await billed('US', 'US-AA'), await billed('US', 'AA')]).toEqual([0, 0, 202]);
  expect((await call('service-list', { country: 'XK' })).code).toBe(0);
  stated({
    'docs/reference/country_codes.mdx':
      '**Kosovo has no code.** ISO 3166-1 assigns none, and `XK`, which many programs use, is not in this table. In `service/list`, and as the billing country of a card, the gateway checks the form of a country and not whether this table has it, so `XK` passes.',
    'docs/reference/state_codes.mdx':
      'are no codes of ISO 3166-2. Alone each is {error(202)}; `US-AA` has the form that the gateway checks, and passes.',
  });
});

it('values that only a provider can know stand on their pages, and nobody promises them', () => {
  stated({
    'docs/request_format.mdx': '(set by your provider)',
    'docs/reports.mdx': 'How soon after `to` the last rows are in a report is up to your provider',
    'docs/services/cryptofiat.mdx':
      'Your provider names the pairs that your service takes; no call lists them.',
    'docs/api/_partials/crypto-address-show.mdx': 'No field says how much arrived',
    'docs/reference/transaction_statuses.mdx': 'Why the bank has returned it is in no field',
    'data/cabinet/screens/control-requisites.yaml':
      'As long as your provider sets, withdrawals to it ask once more.',
    'cabinet/general/authorization.mdx': 'It works once, and only as long as your provider sets',
    'docs/versions_and_support.mdx': '{operator.details.notice_period}',
  });
});

it('a transfer is confirmed in one of two forms, and the sandbox takes both', async () => {
  const tail = { sender_card_tail: '1111' };
  const details = {
    ...{ confirmation_amount: 150_003, sender_card_number: '4111111111111111' },
    ...{ sender_first_name: 'Anna', sender_last_name: 'Example' },
  };
  for (const [form, code] of [
    [tail, 0],
    [details, 0],
    [{ ...tail, ...details }, 10],
    [{ confirmation_amount: 150_003 }, 10],
  ] as const) {
    const { id } = (await pay(documented('transaction-pay', 'p2p'))).response;
    const { p2p_methods } = (await call('transaction-p2p-get-methods-list', { id })).response;
    const [method] = p2p_methods as JsonObject[];
    await call('transaction-p2p-get-recipient-card', { id, p2p_method_id: method?.id });
    const confirmed = await call('transaction-p2p-confirm', { id, confirmation_fields: form });
    expect(confirmed.code).toBe(code);
    if (code === 10)
      expect(confirmed.text).toContain('sender_card_tail, confirmation_amount and sender_card_number');
  }
  stated({
    'api/shared/schemas/requests/transaction-p2p-confirm-request.yaml':
      'Send `sender_card_tail` alone, or all four others. Your provider says which form the service takes, and the other one is error {error(204)}.',
    'docs/api/_partials/p2p-after-transfer.mdx':
      'The sandbox takes either. A part of the details without the tail, and both forms in one call, are {error(10)}.',
    'docs/services/p2p_transfer_h2h.mdx':
      'Confirm takes both forms there: test the one that your provider names.',
  });
});

it('a field that another one calls for is 202 when it is missing, and no guide says that the sandbox does without', async () => {
  const called: string[] = [];
  for (const { id: service_id, entry } of sandbox.state().services.values()) {
    if (!entry || entry.id !== service_id) continue;
    const { amount, currency: amount_currency, wallet_id } = entry.example;
    for (const { slug, condition = '' } of entry.fields) {
      const [, other = '', value = ''] = /^Required when `(\w+)` is `(\w+)`/.exec(condition) ?? [];
      if (other === '') continue;
      called.push(entry.slug);
      const all = Object.fromEntries(entry.fields.map((field) => [field.slug, field.example]));
      const { [slug]: _left, card_token: _token, ...fields } = { ...all, [other]: value };
      const body = { service_id, wallet_id, amount, amount_currency, fields };
      const { code, text } = await call(
        entry.call === 'create' ? 'transaction-create' : 'transaction-pay',
        documented('transaction-pay', 'pix-qr', body),
      );
      expect([entry.slug, code, text]).toEqual([entry.slug, 202, expect.stringContaining(`fields.${slug}`)]);
    }
  }
  expect(new Set(called).size).toBeGreaterThan(5);
  const denied =
    /sandbox does not check that the field|\btakes [^.]*without (?:coin|them\b)|\btakes an order [^.]*without `/;
  const folder = path.join(root, 'docs/services');
  const guides = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mdx'),
  );
  expect(guides.length).toBeGreaterThan(60);
  const wrong = guides.filter((file) => denied.test(readFileSync(path.join(folder, file), 'utf8')));
  expect(wrong).toEqual([]);
});
