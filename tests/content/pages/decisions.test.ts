/**
 * Rules that stand in several places, compared: the addresses of a request are settings of the point too, the milliseconds of a timestamp get
 * the code that the gateway gives, v1 has its own callbacks, and a request whose properties depend on each other says so on its page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { authenticateV2, profileOf, settingsFrom } from '@gateway-docs/gateway';
import { objectOf, type Json } from '@gateway-docs/site-data/model';
import type { SiteData } from '@gateway-docs/contract';
import { listFiles } from '@gateway-docs/kit/files';
import { loadContract, siteDir } from '../api/support/contract';
import { demoSite } from '@gateway-docs/contract/tests';

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
const propertiesOf = (file: string) => objectOf(objectOf(parse(read(file)) as Json).properties);

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

describe('addresses of a request', () => {
  it('are settings of the point, because what is left out comes from there', () => {
    const addresses = Object.keys(propertiesOf('api/shared/schemas/requests/return-urls.yaml'));
    const screen = read('data/cabinet/screens/control-point-settings.yaml');
    const missing = addresses.filter((name) => !screen.includes(`id: ${name.replace('_url', '')},`));
    expect(missing).toEqual([]);
  });
});

describe('X-Timestamp in milliseconds', () => {
  it('gets the code of the table of symptoms', () => {
    const row = read('docs/request_format.mdx')
      .split('\n')
      .find((line) => line.includes('is in milliseconds'));
    const headers = { 'x-point-id': '4021', 'x-timestamp': '1735689600000', 'x-signature': '0'.repeat(64) };
    const call = () =>
      authenticateV2(settingsFrom(profileOf(reference)), headers, '/', Buffer.from('{}'), 1_735_689_600_000);
    const [, code] = /error\((\d+)\)/.exec(row ?? '') ?? [];
    expect(call).toThrow(new RegExp(`^${code ?? 'none'} `));
  });
});

describe('callbacks of v1', () => {
  it('name the transaction in every sample address', () => {
    const addresses = reference.operations
      .filter(({ version }) => version === 'v1')
      .flatMap(({ requestExamples }) => requestExamples)
      .flatMap(({ value }) => objectOf(objectOf(value).point).callback_url ?? []);
    expect(addresses.length).toBeGreaterThan(0);
    expect(
      addresses.filter((address) => typeof address !== 'string' || !address.includes('{transaction_id}')),
    ).toEqual([]);
  });

  it('are linked from the operations of v1', () => {
    const wrong = reference.operations.filter(
      ({ version, after }) => version === 'v1' && after.includes('/callbacks'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('a request of which one of several properties is needed', () => {
  it('says so', () => {
    const find = reference.operations.find(
      ({ id, version }) => id === 'transaction-find' && version === 'v2',
    );
    expect(find?.requestRule).toBe('Send either `id` or `external_transaction_id`, not both.');
  });
});

describe('the query that ships an order', () => {
  it('compares with what is due, so that a hold captured in part can ship', () => {
    expect(read('docs/callbacks.mdx')).toContain('due_amount <= :captured_amount');
    expect(read('docs/callbacks.mdx')).not.toMatch(/\bamount <= :captured_amount/);
  });
});

/** Lines of pages, contract and data on which a rule is broken: `file:line`. */
const linesWith = (pattern: RegExp): string[] =>
  ['docs', 'cabinet', 'api', 'data']
    .flatMap((folder) => listFiles(siteDir, folder))
    .filter((file) => /\.(mdx|yaml|mmd)$/.test(file) && !file.startsWith('data/search/'))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );

describe('the account id', () => {
  it('is nowhere said to come from account/info, which needs it', () => {
    const { required } = objectOf(
      parse(read('api/shared/schemas/requests/account-info-request.yaml')) as Json,
    );
    expect(required).toContain('account_id');
    expect(linesWith(/account_id`?[^.|]{0,40}\b(from|in|of)\b[^.|]{0,20}account\/info/)).toEqual([]);
  });
});

describe('the key of v1', () => {
  it('is compared with the last accepted one, never with every key that was sent', () => {
    const { description } = objectOf(propertiesOf('api/shared/schemas/requests/auth.yaml').key);
    expect(description).toContain('last key that the gateway accepted');
    expect(linesWith(/greater than (every|any|each|all)\b[^.|]{0,20}\bkeys?\b/)).toEqual([]);
  });
});

describe('rows of reports', () => {
  it('carry the time by which a period cuts them', async () => {
    const { published } = await loadContract('reports-v2');
    const row = objectOf(objectOf(objectOf(published.components).schemas)['transaction-row']);
    const { description } = objectOf(objectOf(row.properties).updated_at);
    expect(description).toMatch(/period/);
  });

  it.each(['transactions', 'balance_history'])(
    'of %s are on the page as the contract has them',
    async (type) => {
      const { published } = await loadContract('reports-v2');
      const schemas = objectOf(objectOf(published.components).schemas);
      const row = objectOf(schemas[type === 'transactions' ? 'transaction-row' : 'balance-row']);
      const line = read('docs/api/_partials/report-fetch.mdx')
        .split('\n')
        .find((text) => text.startsWith(`| \`${type}\` `));
      const shown = [...(line ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);
      expect(shown.slice(1)).toEqual(Object.keys(objectOf(row.properties)));
    },
  );

  it('of an unknown kind are stored, because without them the chain of balances breaks', () => {
    const { description } = objectOf(propertiesOf('api/shared/schemas/reports/balance-row.yaml').operation);
    expect(description).toMatch(/Store a kind that you do not know/);
    expect(linesWith(/[Ii]gnore (a|any) (kind|operation|movement) that you do not know/)).toEqual([]);
  });
});

describe('a lost chargeback', () => {
  it.each(['docs/callbacks.mdx', 'docs/reference/transaction_statuses.mdx'])(
    'is named in %s, because it arrives like a refund',
    (file) => {
      expect(read(file)).toMatch(/\{term\(chargeback[),]/);
    },
  );
});

describe('what the payer posts to the bank', () => {
  it('may be held for a reload until expires_at, as guide and contract say', () => {
    const result = parse(read('api/shared/schemas/transaction/pay-result.yaml')) as { allOf: Json[] };
    const { properties } = objectOf(result.allOf.at(-1));
    const { description } = objectOf(objectOf(properties).acs_params);
    const guide = read('docs/services/acquiring_h2h.mdx');
    for (const text of [description, guide]) expect(text).toMatch(/session[^.]*`expires_at`/);
  });
});

describe('the wallet of a payment', () => {
  it('is named by each request, so that two wallets of one currency leave nothing to guess', () => {
    const { required } = objectOf(parse(read('api/shared/schemas/requests/payment-request.yaml')) as Json);
    expect(required).toContain('wallet_id');
  });
});

describe('a blocked wallet', () => {
  it('has one code in contract and test data', () => {
    const { description } = objectOf(propertiesOf('api/shared/schemas/accounts/wallet.yaml').status);
    const row = reference.tables['test-cards'].rows.find(({ id }) => id === 'wallet-blocked');
    expect(description).toContain(`{error(${String(row?.outcome.error_code)})}`);
  });
});
