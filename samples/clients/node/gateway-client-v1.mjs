// Client of API v1: credentials travel in the body as `auth`. Node.js 20 or later.
import { createHash } from 'node:crypto';
import { post } from './gateway-http.mjs';
import { encode, setting } from './gateway-text.mjs';

export { GatewayError, OutcomeUnknownError } from './gateway-http.mjs';

export class GatewayClientV1 {
  #apiUrl;
  #pointId;
  #apiToken;
  #lastKey = 0;
  #queue = Promise.resolve();

  constructor({ apiUrl, pointId, apiToken }) {
    this.#apiUrl = setting('GATEWAY_API_URL', apiUrl);
    this.#pointId = Number(setting('GATEWAY_POINT_ID', pointId));
    this.#apiToken = setting('GATEWAY_API_TOKEN', apiToken);
  }

  static fromEnvironment() {
    return new GatewayClientV1({
      apiUrl: process.env.GATEWAY_API_URL,
      pointId: process.env.GATEWAY_POINT_ID,
      apiToken: process.env.GATEWAY_API_TOKEN,
    });
  }

  /**
   * Calls an endpoint. Calls of one client run one after another, so that keys arrive in rising order.
   * Processes that share a point must share one queue, or use v2.
   */
  call(path, body = {}) {
    const result = this.#queue.then(() => this.#send(path, body));
    this.#queue = result.catch(() => {});
    return result;
  }

  #send(path, body) {
    const key = this.#nextKey();
    const auth = { point: this.#pointId, key, hash: this.hash(key) };
    return post(this.#apiUrl, path, encode({ auth, ...body }));
  }

  /** hash: lower-case hex of MD5 over point id, API token and key, joined without separators. */
  hash(key) {
    return createHash('md5').update(`${this.#pointId}${this.#apiToken}${key}`).digest('hex');
  }

  /** Unix time in microseconds, and always greater than the key before it. */
  #nextKey() {
    this.#lastKey = Math.max(Date.now() * 1000, this.#lastKey + 1);
    return this.#lastKey;
  }
}
