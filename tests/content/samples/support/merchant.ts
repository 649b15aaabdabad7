// In: a sandbox. Out: a merchant in one version: the published Node.js client, a server that takes callbacks and verifies
// them with the published verifier, and requests made from the contract's examples.
import type { Version } from '@gateway-docs/site-data/model';
import type { OperationId, Sandbox } from '@gateway-docs/gateway';
import { startCallbackReceiver, type CallbackReceiver, eventually } from '@gateway-docs/gateway/tests';
import { loadNodeClient, type Client, type Json } from './node-client';
import { vectors } from './vectors';

export interface Merchant {
  /** Calls an endpoint of the version: `transaction/pay`. */
  call(endpoint: string, body?: Json): Promise<Json>;
  /** `error.code` of a call that is refused. */
  refused(endpoint: string, body: Json): Promise<number>;
  client: Client;
  /** A documented request with an id of its own and the merchant's callback address. */
  request(operation: OperationId, example: string, change?: Json): Json;
  /** A card payment, host to host. */
  card(number: string, change?: Json): Json;
  /** Waits until the transaction was called back with these statuses, in this order. */
  calledBack(id: unknown, statuses: readonly number[]): Promise<void>;
  callbacks: CallbackReceiver;
  stop(): void;
}

let orders = 0;

/** Statuses that the callbacks of one transaction carried. Throws when the verifier refuses one. */
async function statusesOf(merchant: Pick<Merchant, 'callbacks' | 'call'>, version: Version, id: unknown) {
  const { CallbackVerifier } = await loadNodeClient();
  const verifier = new CallbackVerifier([vectors.api_token]);
  const own = merchant.callbacks.received.filter(({ path }) => path === `/callbacks/${String(id)}`);
  if (version === 'v1') return own.length;
  const bodies = merchant.callbacks.received.map(({ body, headers }) =>
    verifier.verify(body, String(headers['x-timestamp']), String(headers['x-signature'])),
  );
  return bodies.filter((body) => body.id === id).map(({ status }) => status);
}

export async function createMerchant(sandbox: Sandbox, version: Version): Promise<Merchant> {
  const { GatewayClient, GatewayClientV1, GatewayError } = await loadNodeClient();
  const settings = { apiUrl: sandbox.url, pointId: vectors.point_id, apiToken: vectors.api_token };
  const client = version === 'v2' ? new GatewayClient(settings) : new GatewayClientV1(settings);
  const callbacks = await startCallbackReceiver();
  const { contract } = sandbox.state();
  // A v1 callback names the transaction in its address; a v2 callback in its body.
  const callbackUrl = version === 'v1' ? `${callbacks.url}/{transaction_id}` : callbacks.url;

  const call = (endpoint: string, body: Json = {}) => {
    const path = endpoint.startsWith('/') ? endpoint : `/api/${version}/${endpoint}`;
    return client.call(path, body);
  };

  function request(operation: OperationId, example: string, change: Json = {}): Json {
    const documented = contract.find(operation, 'v2')?.requestExamples.get(example);
    if (!documented) throw new Error(`The contract has no example ${example} of ${operation}`);
    const id = `flow-${version}-${++orders}`;
    return { ...documented, external_transaction_id: id, point: { callback_url: callbackUrl }, ...change };
  }

  return {
    call,
    client,
    callbacks,
    request,
    card(number, change = {}) {
      const documented = request('transaction-pay', 'card-3ds', change);
      return { ...documented, fields: { ...(documented.fields as Json), card_number: number } };
    },
    refused: (endpoint, body) =>
      call(endpoint, body).then(
        () => 0,
        (error: unknown) => {
          if (error instanceof GatewayError) return error.code;
          throw error;
        },
      ),
    calledBack: (id, statuses) =>
      eventually<unknown>(
        () => statusesOf({ callbacks, call }, version, id),
        version === 'v1' ? statuses.length : statuses,
      ),
    stop: () => callbacks.stop(),
  };
}
