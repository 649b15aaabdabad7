// Client of API v2: signs the bytes of the body and sends exactly those bytes. Node.js 20 or later.
import { createHmac } from 'node:crypto';
import { post } from './gateway-http.mjs';
import { encode, setting } from './gateway-text.mjs';

export { GatewayError, OutcomeUnknownError } from './gateway-http.mjs';

export class GatewayClient {
  #apiUrl;
  #pointId;
  #apiToken;

  constructor({ apiUrl, pointId, apiToken }) {
    this.#apiUrl = setting('GATEWAY_API_URL', apiUrl);
    this.#pointId = setting('GATEWAY_POINT_ID', pointId);
    this.#apiToken = setting('GATEWAY_API_TOKEN', apiToken);
  }

  static fromEnvironment() {
    return new GatewayClient({
      apiUrl: process.env.GATEWAY_API_URL,
      pointId: process.env.GATEWAY_POINT_ID,
      apiToken: process.env.GATEWAY_API_TOKEN,
    });
  }

  /**
   * Calls a signed endpoint. Returns `response`; throws GatewayError or OutcomeUnknownError. With an idempotency key a call that
   * moves money can be sent again after an unknown outcome: it is carried out once.
   */
  async call(path, body = {}, { idempotencyKey } = {}) {
    const bytes = encode(body);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'X-Point-Id': this.#pointId,
      'X-Timestamp': timestamp,
      'X-Signature': this.sign(timestamp, path, bytes),
    };
    if (idempotencyKey !== undefined) {
      const key = setting('Idempotency-Key', idempotencyKey);
      headers['Idempotency-Key'] = key;
    }
    return post(this.#apiUrl, path, bytes, headers);
  }

  /** Calls an endpoint that takes a bearer token instead of a signature. */
  async callWithToken(path, token, body = {}) {
    const bearer = setting('GATEWAY_BEARER_TOKEN', token);
    const headers = { Authorization: `Bearer ${bearer}` };
    return post(this.#apiUrl, path, encode(body), headers);
  }

  /** X-Signature: lower-case hex of HMAC-SHA256 over `<timestamp>.POST.<path>.<raw body>`. */
  sign(timestamp, path, bytes) {
    return createHmac('sha256', this.#apiToken)
      .update(`${timestamp}.POST.${path}.`)
      .update(bytes)
      .digest('hex');
  }
}
