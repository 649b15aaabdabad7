// Prints what the clients compute for the test vector in the environment (VECTOR_*), one value per line.
import { GatewayClient } from './gateway-client.mjs';
import { GatewayClientV1 } from './gateway-client-v1.mjs';
import { CallbackVerifier, InvalidCallbackError } from './callback-verifier.mjs';

const vector = process.env;
console.log('v1_hash=' + GatewayClientV1.fromEnvironment().hash(vector.VECTOR_KEY));
console.log(
  'v2_signature=' +
    GatewayClient.fromEnvironment().sign(
      vector.VECTOR_TIMESTAMP,
      vector.VECTOR_PATH,
      Buffer.from(vector.VECTOR_BODY, 'utf8'),
    ),
);
const tokens = vector.VECTOR_CALLBACK_TOKENS.split(',');
const verifier = new CallbackVerifier(tokens, 300, () => Number(vector.VECTOR_NOW));
try {
  const body = Buffer.from(vector.VECTOR_CALLBACK_BODY, 'utf8');
  const callback = verifier.verify(body, vector.VECTOR_CALLBACK_TIMESTAMP, vector.VECTOR_CALLBACK_SIGNATURE);
  const { id, revision, external_transaction_id: ours } = callback;
  console.log(`callback=accepted ${id} ${revision} ${ours}`);
} catch (error) {
  if (!(error instanceof InvalidCallbackError)) throw error;
  console.log('callback=rejected');
}
