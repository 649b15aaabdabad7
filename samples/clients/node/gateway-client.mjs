// Client of API v2: signs the bytes of the body and sends exactly those bytes. Node.js 20 or later.
import { createHmac } from 'node:crypto';
import { post, setting } from './gateway-http.mjs';

export { GatewayError, OutcomeUnknownError } from './gateway-http.mjs';

export class GatewayClient {
  #apiUrl;
  #pointId;
  #apiToken;

  constructor({ apiUrl, pointId, apiToken }) {
    this.#apiUrl = apiUrl;
    this.#pointId = pointId;
    this.#apiToken = apiToken;
  }

  static fromEnvironment() {
    return new GatewayClient({
      apiUrl: setting('GATEWAY_API_URL'),
      pointId: setting('GATEWAY_POINT_ID'),
      apiToken: setting('GATEWAY_API_TOKEN'),
    });
  }

  /**
   * Calls a signed endpoint. Returns `response`; throws GatewayError or OutcomeUnknownError. With an idempotency key a call that
   * moves money can be sent again after an unknown outcome: it is carried out once.
   */
  call(path, body = {}, { idempotencyKey } = {}) {
    const bytes = Buffer.from(JSON.stringify(body), 'utf8');
    const timestamp = String(Math.floor(Date.now() / 1000));
    return post(this.#apiUrl, path, bytes, {
      'X-Point-Id': String(this.#pointId),
      'X-Timestamp': timestamp,
      'X-Signature': this.sign(timestamp, path, bytes),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    });
  }

  /** Calls an endpoint that takes a bearer token instead of a signature. */
  callWithToken(path, token, body = {}) {
    const bytes = Buffer.from(JSON.stringify(body), 'utf8');
    return post(this.#apiUrl, path, bytes, { Authorization: `Bearer ${token}` });
  }

  /** X-Signature: lower-case hex of HMAC-SHA256 over `<timestamp>.POST.<path>.<raw body>`. */
  sign(timestamp, path, bytes) {
    return createHmac('sha256', this.#apiToken)
      .update(`${timestamp}.POST.${path}.`)
      .update(bytes)
      .digest('hex');
  }
}
