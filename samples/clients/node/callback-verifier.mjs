// Verifies a v2 callback over its raw bytes, before anything parses
// them. Node.js 20 or later.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { decode, setting } from './gateway-text.mjs';

/**
 * The request is not a genuine, fresh callback. Respond with 401 and do
 * nothing else.
 */
export class InvalidCallbackError extends Error {
  name = 'InvalidCallbackError';
}

export class CallbackVerifier {
  #tokens;
  #toleranceSeconds;
  #now;

  /**
   * @param {string[]} tokens the point's API token; while you rotate
   *   it, the new and the old one
   * @param {number} toleranceSeconds how far X-Timestamp may be from
   *   this server's clock
   * @param {() => number} now clock in unix seconds, replaced in tests
   */
  constructor(
    tokens,
    toleranceSeconds = 300,
    now = () => Math.floor(Date.now() / 1000),
  ) {
    if (tokens.length === 0) {
      throw new Error('At least one API token is needed');
    }
    const name = 'GATEWAY_API_TOKEN or GATEWAY_PREVIOUS_API_TOKEN';
    this.#tokens = tokens.map((token) => setting(name, token));
    this.#toleranceSeconds = toleranceSeconds;
    this.#now = now;
  }

  static fromEnvironment() {
    const { GATEWAY_API_TOKEN, GATEWAY_PREVIOUS_API_TOKEN } =
      process.env;
    const previous = [GATEWAY_PREVIOUS_API_TOKEN].filter(Boolean);
    return new CallbackVerifier([GATEWAY_API_TOKEN, ...previous]);
  }

  /**
   * Returns the parsed callback; throws InvalidCallbackError.
   *
   * @param {Buffer} rawBody the body as received
   * @param {string | undefined} timestamp header X-Timestamp
   * @param {string | undefined} signature header X-Signature
   */
  verify(rawBody, timestamp, signature) {
    if (!/^\d{1,12}$/.test(timestamp ?? '')) {
      throw new InvalidCallbackError(
        'X-Timestamp is missing or malformed',
      );
    }
    const age = this.#now() - Number(timestamp);
    if (Math.abs(age) > this.#toleranceSeconds) {
      throw new InvalidCallbackError(
        'X-Timestamp is outside the tolerance',
      );
    }
    const genuine = this.#tokens.some((token) =>
      matches(token, timestamp, rawBody, signature ?? ''),
    );
    if (!genuine) {
      throw new InvalidCallbackError(
        'X-Signature does not match the body',
      );
    }
    return decode(rawBody);
  }
}

function matches(token, timestamp, rawBody, signature) {
  const expected = createHmac('sha256', token)
    .update(`${timestamp}.callback.`)
    .update(rawBody)
    .digest('hex');
  const received = Buffer.from(signature, 'utf8');
  return (
    received.length === expected.length &&
    timingSafeEqual(received, Buffer.from(expected, 'utf8'))
  );
}
