// Nothing secret that a merchant sends comes back or is kept: every secret of the flows below is looked for in every
// answer, every callback and every line of the log. What the contract does answer (a transaction's own card token, the
// bearer token once) is allowed there and nowhere else.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Version } from '@gateway-docs/site-data/model';
import type { JsonObject } from './json';
import { startSandbox, type Sandbox } from './sandbox';
import { startCallbackReceiver, type CallbackReceiver } from './tests/callback-receiver';
import { createCaller, type Caller } from './tests/gateway-caller';
import { eventually } from './tests/eventually';
import { root } from './tests/root';

/** Values that appear nowhere by chance. */
const SECRETS = {
  card: '4000000000000200',
  declinedCard: '4000000000020018',
  cvv: '9173',
  otp: 'x7k3q9',
  lookup: 'w5m2p8',
  cres: 'Y3Jlcy1zZWNyZXQtdmFsdWU',
  session: 'c2Vzc2lvbi1zZWNyZXQ',
  transparencyToken: 'tt_SecretVisit0000000001',
  sender: '5555555555554444',
  cardTail: '4000 0000 0000 0200',
} as const;

/** Whether a text has a secret. The four digits of a CVV stand by chance in a longer number or a random id, so they count as a word alone. */
const has = (text: string, secret: string): boolean =>
  secret === SECRETS.cvv ? new RegExp(`\\b${secret}\\b`).test(text) : text.includes(secret);

let sandbox: Sandbox;
let receiver: CallbackReceiver;
let caller: Caller;
const log: string[] = [];
const responses: { operation: string; text: string }[] = [];
beforeAll(async () => {
  sandbox = await startSandbox(root, {
    speed: 50,
    log: (line) => log.push(line),
    callbackTimeoutSeconds: 500,
  });
  receiver = await startCallbackReceiver();
  caller = createCaller(sandbox);
});
afterAll(async () => {
  await sandbox.stop();
  receiver.stop();
});

async function send(operation: string, version: Version, body: JsonObject): Promise<JsonObject> {
  const { text, response } = await caller.call(operation, version, body);
  responses.push({ operation, text });
  return response;
}

function card(version: Version, name: string, fields: JsonObject, change: JsonObject = {}): JsonObject {
  const example = sandbox.state().contract.find('transaction-pay', 'v2')?.requestExamples.get('card-3ds');
  return {
    ...example,
    external_transaction_id: `secret-${version}-${name}`,
    fields: { ...(example?.fields as JsonObject), cvv: SECRETS.cvv, ...fields },
    point: { callback_url: receiver.url },
    ...change,
  };
}

/** Every way in which a secret can be sent, rightly and wrongly. */
async function sendSecrets(version: Version): Promise<JsonObject[]> {
  const paid = await send(
    'transaction-pay',
    version,
    card(version, 'otp', { card_number: SECRETS.card, issue_card_token: 'true' }),
  );
  await send('transaction-update', version, { id: paid.id, data: { otp_code: SECRETS.otp } });
  const again = await send(
    'transaction-pay',
    version,
    card(version, '3ds', { card_number: '4000000000000119' }),
  );
  const challenge = { cres: SECRETS.cres, threeDSSessionData: SECRETS.session, note: SECRETS.otp };
  await send('transaction-update', version, { id: again.id, data: challenge });
  const lookup = await send(
    'transaction-pay',
    version,
    card(version, 'lookup', { card_number: '4000000000000309' }),
  );
  await send('transaction-update', version, { id: lookup.id, data: { lookup_code: SECRETS.lookup } });
  await send('transaction-pay', version, card(version, 'declined', { card_number: SECRETS.declinedCard }));
  const visit = { transparency_token: SECRETS.transparencyToken };
  const saved = await send(
    'transaction-pay',
    version,
    card(version, 'saved', { card_number: '4111111111111111', issue_card_token: 'true' }, visit),
  );
  const found = await send('transaction-find', version, { id: saved.id });
  // The same secrets in places where they do not belong.
  await send('transaction-pay', version, card(version, 'misplaced', { card_number: SECRETS.cardTail }));
  await send('transaction-pay', version, card(version, 'unknown', {}, { [SECRETS.card]: SECRETS.cvv }));
  await send('transaction-pay', version, card(version, 'slug', { [`f${SECRETS.card}`]: 1 }));
  await send('transaction-find', version, { external_transaction_id: SECRETS.card });
  const p2p = sandbox.state().contract.find('transaction-pay', 'v2')?.requestExamples.get('p2p');
  const transfer = await send('transaction-pay', version, {
    ...p2p,
    external_transaction_id: `secret-${version}-p2p`,
  });
  await send('transaction-p2p-get-recipient-card', version, { id: transfer.id, p2p_method_id: 31 });
  const confirmation = {
    sender_card_number: SECRETS.sender,
    confirmation_amount: 1,
    sender_first_name: 'A',
    sender_last_name: 'B',
  };
  await send('transaction-p2p-confirm', version, { id: transfer.id, confirmation_fields: confirmation });
  return [found];
}

it('no secret in any answer, callback or line of the log', async () => {
  const found = [...(await sendSecrets('v2')), ...(await sendSecrets('v1'))];
  const { token: bearer } = await send('invoicing-token', 'v2', { account_id: 5001 });
  await send('invoicing-revoke-token', 'v2', { token: bearer });
  await eventually(() => receiver.received.length >= 8, true);

  const callbacks = receiver.received.map(({ body, path }) => `${path} ${body.toString('utf8')}`);
  const everything = [...responses.map(({ text }) => text), ...callbacks, ...log];
  const leaks = Object.entries(SECRETS).filter(([, secret]) => everything.some((text) => has(text, secret)));
  expect(leaks).toEqual([]);

  const tokens = found.map(({ card_token: token }) => String(token));
  expect(tokens.every((token) => token.startsWith('ct_'))).toBe(true);
  const elsewhere = [
    ...callbacks,
    ...log,
    ...responses.filter(({ operation }) => operation !== 'transaction-find').map(({ text }) => text),
  ];
  expect(elsewhere.filter((text) => tokens.some((token) => text.includes(token)))).toEqual([]);
  const bearers = [
    ...callbacks,
    ...log,
    ...responses.filter(({ operation }) => operation !== 'invoicing-token').map(({ text }) => text),
  ];
  expect(bearers.filter((text) => text.includes(String(bearer)))).toEqual([]);
});

it('the API token is in none of them either', () => {
  const [point] = sandbox.state().settings.points;
  const everything = [
    ...responses.map(({ text }) => text),
    ...log,
    ...receiver.received.map(({ body }) => body.toString('utf8')),
  ];
  expect(everything.filter((text) => text.includes(point?.tokens[0] ?? 'no token'))).toEqual([]);
});

it('nothing of them is kept in the state', () => {
  const state = JSON.stringify(sandbox.state().transactions.ofPoint(4021));
  const cached = Object.values(SECRETS).filter((secret) => has(state, secret));
  expect(cached).toEqual([]);
  // The state file holds this text.
  const saved = sandbox.state().memory.save();
  expect(saved).toContain('secret-v2-otp');
  const apiToken = sandbox.state().settings.points[0]?.tokens[0] ?? '';
  expect([...Object.values(SECRETS), apiToken].filter((secret) => has(saved, secret))).toEqual([]);
});
