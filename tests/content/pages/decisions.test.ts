/**
 * Rules that stand in several places, compared: the addresses of a request are settings of the point too, the milliseconds of a timestamp get
 * the code that the gateway gives, v1 has its own callbacks, and a request whose properties depend on each other says so on its page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { authenticateV2 } from '../../../sandbox/authentication/v2';
import { loadProfile } from '../../../sandbox/material/load-material';
import { settingsFrom } from '../../../sandbox/settings';
import { objectOf, type Json } from '../../../src/reference/contract/openapi/json';
import { loadReference } from '../../../src/reference/load';
import type { Reference } from '../../../src/reference/reference';
import { siteDir } from '../api/support/contract';

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
const propertiesOf = (file: string) => objectOf(objectOf(parse(read(file)) as Json).properties);

let reference: Reference;
beforeAll(async () => {
  reference = await loadReference(siteDir);
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
      authenticateV2(settingsFrom(loadProfile(siteDir)), headers, '/', Buffer.from('{}'), 1_735_689_600_000);
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
    expect(find?.requestRule).toBe('Exactly one of the two numbers.');
  });
});

describe('the query that ships an order', () => {
  it('compares with what is due, so that a hold captured in part can ship', () => {
    expect(read('docs/callbacks.mdx')).toContain('due_amount <= :captured_amount');
    expect(read('docs/callbacks.mdx')).not.toMatch(/\bamount <= :captured_amount/);
  });
});

describe('a blocked wallet', () => {
  it('has one code in contract and test data', () => {
    const { description } = objectOf(propertiesOf('api/shared/schemas/accounts/wallet.yaml').status);
    const row = reference.tables['test-cards'].rows.find(({ id }) => id === 'wallet-blocked');
    expect(description).toContain(`{error(${String(row?.outcome.error_code)})}`);
  });
});
