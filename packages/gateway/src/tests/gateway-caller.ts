/**
 * In: a running sandbox. Out: a caller that signs as a merchant would, in both versions, and checks each response against the
 * contract. Used by the tests of the sandbox; the flows of tests/content/samples use the published clients instead.
 */
import type { Version } from '@gateway-docs/site-data/model';
import { hashV1 } from '../signature/rules';
import type { ContractOperation } from '../contract/contract';
import type { JsonObject } from '../json';
import { documentedResponses } from '../contract/examples';
import type { Sandbox } from '../sandbox';
import { operationNamed } from './operation-named';
import { signedHeaders } from './signed-headers';

export interface Reply {
  readonly httpStatus: number;
  readonly code: number;
  /** Empty when the gateway answered null. */
  readonly response: JsonObject;
  readonly text: string;
  readonly headers: Headers;
}

export interface Caller {
  /** Calls an operation of the contract; throws when the response is not as documented. */
  call(id: string, version: Version, body: JsonObject, parameters?: Record<string, string>): Promise<Reply>;
}

/** Where each operation is. */
function pathOf(
  { id, version }: ContractOperation,
  paths: ReadonlyMap<string, string>,
  values: Record<string, string>,
) {
  const path = paths.get(`${version} ${id}`) ?? '';
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** @param at which of the sandbox's points calls */
export function createCaller(sandbox: Sandbox, at = 0): Caller {
  const { contract, settings } = sandbox.state();
  const point = settings.points[at];
  const [token = ''] = point?.tokens ?? [];
  const [bearer] = documentedResponses(contract, 'invoicing-token');
  let key = 0;
  // Two equal calls in one second have one signature; a space more makes them two.
  let spaces = 0;

  function request(operation: ContractOperation, path: string, body: JsonObject): RequestInit {
    const headers = { 'Content-Type': 'application/json' };
    if (operation.credentials === 'v1') {
      const auth = { point: point?.id, key: ++key, hash: hashV1(point?.id ?? 0, token, key) };
      return { method: 'POST', headers, body: JSON.stringify({ ...body, auth }) };
    }
    if (operation.credentials === 'bearer') {
      return {
        method: 'POST',
        headers: { ...headers, Authorization: `Bearer ${bearer?.token ?? ''}` },
        body: JSON.stringify(body),
      };
    }
    const raw = Buffer.from(JSON.stringify(body) + ' '.repeat(spaces++));
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signer = { id: point?.id ?? 0, token };
    return { method: 'POST', headers: signedHeaders(signer, timestamp, path, raw), body: raw };
  }

  async function call(id: string, version: Version, body: JsonObject, parameters: Record<string, string>) {
    const operation = operationNamed(contract, id, version);
    const path = pathOf(operation, contract.paths, parameters);
    const response = await fetch(sandbox.url + path, request(operation, path, body));
    const text = await response.text();
    const envelope = JSON.parse(text) as { error: { code: number }; response: JsonObject | null };
    const problem = operation.problemOfResponse(response.status, envelope);
    if (problem !== null) throw new Error(`${version} ${id} answered ${text}: ${problem}`);
    if (envelope.error.code !== 0 && !operation.errors.includes(envelope.error.code)) {
      throw new Error(`${version} ${id} answered ${text}: the code is not documented for the operation`);
    }
    const { code } = envelope.error;
    return {
      httpStatus: response.status,
      code,
      response: envelope.response ?? {},
      text,
      headers: response.headers,
    };
  }

  // Keys of v1 have to arrive in rising order, so its calls run one after another.
  let queue: Promise<unknown> = Promise.resolve();
  return {
    call(id, version, body, parameters = {}) {
      if (version === 'v2') return call(id, version, body, parameters);
      const reply = queue.then(() => call(id, version, body, parameters));
      queue = reply.catch(() => undefined);
      return reply;
    },
  };
}
