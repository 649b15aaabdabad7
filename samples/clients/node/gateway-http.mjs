// Sends one POST and reads the envelope { error, response }. Used by the v2 client and the v1 client.
import { decode } from './gateway-text.mjs';

/** How long this client waits for a response. A time-out is not a decline: the outcome is unknown. */
const TIMEOUT_MS = 60_000;

/** After these codes the call may or may not have been executed. */
const OUTCOME_UNKNOWN_CODES = new Set([13, 17, 217, 300, 301]);

/** The gateway refused the call. Decide by `code`. Two headers come with it, or null: `requestId`, `retryAfter`. */
export class GatewayError extends Error {
  name = 'GatewayError';

  constructor({ code, title, message, field }, { status, headers }) {
    super(message ? `${code} ${title}: ${message}` : `${code} ${title}`);
    this.code = code;
    this.title = title;
    this.field = field;
    this.httpStatus = status;
    this.requestId = headers.get('X-Request-Id');
    this.retryAfter = headers.get('Retry-After');
  }
}

/** Nobody knows whether the call was executed. Call transaction/find with the same external_transaction_id. */
export class OutcomeUnknownError extends Error {
  name = 'OutcomeUnknownError';

  constructor(path, reason, options) {
    super(
      `POST ${path}: ${reason}. The outcome is unknown: ` +
        'call transaction/find with the same external_transaction_id before you repeat the call.',
      options,
    );
  }
}

/**
 * Posts `body`, byte for byte, and returns the `response` object of the envelope.
 *
 * @param {string} apiUrl origin of the API, for example from GATEWAY_API_URL
 * @param {string} path path of the endpoint
 * @param {Buffer} body the JSON document, encoded once
 * @param {Record<string, string>} headers
 */
export async function post(apiUrl, path, body, headers = {}) {
  let reply;
  let bytes;
  try {
    reply = await fetch(apiUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    bytes = await reply.arrayBuffer();
  } catch (cause) {
    throw new OutcomeUnknownError(path, 'no complete response', { cause });
  }
  return readEnvelope(path, reply, bytes);
}

function readEnvelope(path, reply, bytes) {
  let envelope;
  try {
    envelope = decode(bytes);
  } catch {
    throw new OutcomeUnknownError(path, `HTTP ${reply.status} without JSON`);
  }
  const error = envelope?.error;
  if (!Number.isInteger(error?.code)) {
    throw new OutcomeUnknownError(path, `HTTP ${reply.status} without error.code`);
  }
  if (OUTCOME_UNKNOWN_CODES.has(error.code)) {
    const cause = new GatewayError(error, reply);
    throw new OutcomeUnknownError(path, `error ${error.code} ${error.title}`, { cause });
  }
  if (error.code !== 0) {
    throw new GatewayError(error, reply);
  }
  return envelope.response;
}
