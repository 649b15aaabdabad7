// In: the published Node.js client. Out: the same with types, in the test's own process.
// Why: the clients are plain JavaScript for readers; a test that walks a flow wants their types.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLIENTS_DIR } from './languages';

export type Json = Readonly<Record<string, unknown>>;

export interface Client {
  /** Returns `response`; rejects with GatewayError or OutcomeUnknownError. */
  call(path: string, body?: Json, options?: { readonly idempotencyKey?: string }): Promise<Json>;
  callWithToken(path: string, token: string, body?: Json): Promise<Json>;
}

export interface Verifier {
  verify(rawBody: Buffer, timestamp: string | undefined, signature: string | undefined): Json;
}

interface Settings {
  readonly apiUrl: string;
  readonly pointId: number;
  readonly apiToken: string;
}

interface Modules {
  readonly GatewayClient: new (settings: Settings) => Client;
  readonly GatewayClientV1: new (settings: Settings) => Client;
  readonly CallbackVerifier: new (tokens: readonly string[]) => Verifier;
  readonly GatewayError: new (...values: never[]) => Error & { readonly code: number };
  readonly OutcomeUnknownError: new (...values: never[]) => Error;
  readonly InvalidCallbackError: new (...values: never[]) => Error;
}

const load = (file: string) =>
  import(pathToFileURL(resolve(CLIENTS_DIR, 'node', file)).href) as Promise<Modules>;

/** The classes of the published Node.js client. */
export async function loadNodeClient(): Promise<Modules> {
  return {
    ...(await load('gateway-client.mjs')),
    ...(await load('gateway-client-v1.mjs')),
    ...(await load('callback-verifier.mjs')),
  };
}
