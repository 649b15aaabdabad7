// What a tool sends that cannot sign, with `--unsigned`: it is taken as signed, and a wrong signature stays wrong.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { ErrorCode } from '../generated/codes';
import { startGateway, type Sandbox } from '../http/start-gateway';
import { signingFor } from './unsigned';

let gateway: Sandbox;
let find = '';

beforeAll(async () => {
  const { catalogue, schemas } = await loadCatalogue(demoSite);
  gateway = await startGateway(catalogue, schemas, {}, { wrap: signingFor });
  find = gateway.url + (gateway.state().contract.paths.get('v2 account-info') ?? '');
});
afterAll(() => gateway.stop());

async function codeOf(headers: Readonly<Record<string, string>>): Promise<number> {
  const response = await fetch(find, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ account_id: 5001 }),
  });
  const { error } = (await response.json()) as { readonly error: { readonly code: number } };
  return error.code;
}

it('signs a request without a signature', async () => {
  expect(await codeOf({})).toBe(ErrorCode.SUCCESS);
});

it('leaves a request with credentials as it came', async () => {
  const [point] = gateway.settings.points;
  const headers = { 'X-Point-Id': String(point?.id), 'X-Timestamp': String(Math.floor(Date.now() / 1000)) };
  expect(await codeOf({ ...headers, 'X-Signature': 'a'.repeat(64) })).toBe(ErrorCode.INVALID_SIGNATURE);
});
