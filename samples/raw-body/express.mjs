import express from 'express';
import {
  CallbackVerifier,
  InvalidCallbackError,
} from './callback-verifier.mjs';
// Yours: does nothing when this id and revision are already stored.
import { storeOnce } from './orders.mjs';

const app = express();
const verifier = CallbackVerifier.fromEnvironment();

// Register this route before app.use(express.json()): after it, the raw
// bytes are gone.
app.post(
  '/callbacks/gateway',
  express.raw({ type: '*/*', limit: '1mb' }),
  async (request, response) => {
    // Without a body express.raw() leaves something that is not a
    // Buffer.
    const rawBody = Buffer.isBuffer(request.body)
      ? request.body
      : Buffer.alloc(0);
    let callback;
    try {
      callback = verifier.verify(
        rawBody,
        request.get('X-Timestamp'),
        request.get('X-Signature'),
      );
    } catch (error) {
      if (!(error instanceof InvalidCallbackError)) throw error;
      return response.sendStatus(401);
    }
    // Express 5 responds with 500 when this rejects, and the gateway
    // delivers again.
    await storeOnce(callback);
    response.sendStatus(204);
  },
);

app.use(express.json());
app.listen(3000);
