// What a tool sends that cannot sign, with `--unsigned`: it is taken as signed, and a wrong signature stays wrong.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSite } from '@gateway-docs/contract/tests';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { ErrorCode } from '../generated/codes';
import { startGateway, type Sandbox } from '../http/start-gateway';
import { createSigner } from './unsigned';

let gateway: Sandbox;
let payment: unknown;

beforeAll(async () => {
  const { operations } = await demoSite.load();
  const create = operations.find(({ id, version }) => id === 'transaction-create' && version === 'v2');
  payment = create?.requestExamples[0]?.value;
  const { catalogue, schemas } = await loadCatalogue(demoSite);
  gateway = await startGateway(catalogue, schemas, {}, { wrap: createSigner() });
});
afterAll(() => gateway.stop());

async function codeOf(
  operation: string,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const path = gateway.state().contract.paths.get(`v2 ${operation}`) ?? '';
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });
  const { error } = (await response.json()) as { readonly error: { readonly code: number } };
  return error.code;
}

it('signs a request without a signature', async () => {
  expect(await codeOf('account-info', { account_id: 5001 })).toBe(ErrorCode.SUCCESS);
});

it('leaves a request with credentials as it came', async () => {
  const [point] = gateway.settings.points;
  const headers = { 'X-Point-Id': String(point?.id), 'X-Timestamp': String(Math.floor(Date.now() / 1000)) };
  const wrong = { ...headers, 'X-Signature': 'a'.repeat(64) };
  expect(await codeOf('account-info', { account_id: 5001 }, wrong)).toBe(ErrorCode.INVALID_SIGNATURE);
});

it('makes a new call of the same request in the same second', async () => {
  expect(await codeOf('transaction-create', payment)).toBe(ErrorCode.SUCCESS);
  expect(await codeOf('transaction-create', payment)).toBe(203);
});
