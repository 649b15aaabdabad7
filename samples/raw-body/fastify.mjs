import Fastify from 'fastify';
import {
  CallbackVerifier,
  InvalidCallbackError,
} from './callback-verifier.mjs';
// Yours: does nothing when this id and revision are already stored.
import { storeOnce } from './orders.mjs';

const app = Fastify();
const verifier = CallbackVerifier.fromEnvironment();

// A content type parser belongs to its plugin: other routes keep their
// parsed JSON.
app.register(async (callbacks) => {
  callbacks.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => done(null, body),
  );

  callbacks.post('/callbacks/gateway', async (request, reply) => {
    let callback;
    try {
      const { 'x-timestamp': timestamp, 'x-signature': signature } =
        request.headers;
      callback = verifier.verify(
        request.body ?? Buffer.alloc(0),
        timestamp,
        signature,
      );
    } catch (error) {
      if (!(error instanceof InvalidCallbackError)) throw error;
      return reply.code(401).send();
    }
    await storeOnce(callback);
    return reply.code(204).send();
  });
});

await app.listen({ port: 3000 });
