/**
 * `Idempotency-Key` of v2: within its life a key carries one request out once. A repetition with the same path and body gets the stored
 * response, also with a new timestamp and signature; one with another body is refused; one that comes while the first is worked on waits
 * for it. What changed nothing is not stored, so that the same key works after the cause is mended.
 */
import { sha256Hex } from '../signature/hashes';
import { refused } from '../api-error';
import { BoundedMap } from '../bounded-map';
import type { Clock } from '../clock';
import { ErrorCode } from '../generated/codes';
import type { GatewayResponse } from '../http/response';
import type { RequestHeaders } from '../portable/headers';
import type { Point } from '../settings';
import type { Memory } from '../state/memory';

const HEADER = 'idempotency-key';
const FORM = /^[A-Za-z0-9_-]{16,64}$/;
/** Header of a response that was stored for the key. */
export const REPLAYED_HEADER = 'Idempotent-Replayed';
const REPLAYED = { [REPLAYED_HEADER]: 'true' } as const;
const MS_PER_HOUR = 60 * 60 * 1000;

export interface KeyedRequest {
  readonly point: Point;
  readonly path: string;
  readonly headers: RequestHeaders;
  readonly body: Uint8Array;
}

interface Keyed<Response> {
  readonly fingerprint: string;
  readonly since: number;
  readonly response: Response;
}

function keyOf(headers: RequestHeaders): string | undefined {
  const value = headers[HEADER];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && FORM.test(value)) return value;
  throw refused.INCORRECT_HEADERS(
    'Idempotency-Key must be 16 to 64 letters, digits, hyphens and underscores',
  );
}

const fingerprintOf = ({ path, body }: KeyedRequest) => sha256Hex(`${path}\n${sha256Hex(body)}`);

/** A refusal has changed nothing. After an unknown outcome `external_transaction_id` and `revision` guard the repetition. */
const isStored = ({ code, body }: GatewayResponse) => code === ErrorCode.SUCCESS && body !== '';

/**
 * @param lifetimeHours how long a key is remembered, of the operator profile
 * @param memory keeps the responses; the oldest keys beyond its capacity are forgotten
 */
export function createIdempotencyKeys(lifetimeHours: number, clock: Clock, memory: Memory) {
  // One that is still worked on is no part of a state.
  const underWay = new BoundedMap<string, Keyed<Promise<GatewayResponse>>>(memory.capacity);
  const given = memory.map<string, Keyed<GatewayResponse>>('responses by idempotency key');

  function known(name: string): Keyed<GatewayResponse | Promise<GatewayResponse>> | undefined {
    const stored = given.get(name);
    const isAlive = stored && clock.now() - stored.since < lifetimeHours * MS_PER_HOUR;
    return underWay.get(name) ?? (isAlive ? stored : undefined);
  }

  async function carryOut(name: string, fingerprint: string, execute: () => Promise<GatewayResponse>) {
    const own = { fingerprint, since: clock.now(), response: execute() };
    underWay.set(name, own);
    const response = await own.response;
    if (isStored(response)) given.set(name, { ...own, response });
    if (underWay.get(name) === own) underWay.delete(name);
    return response;
  }

  return {
    /**
     * Runs `execute`, or repeats what it gave the first time.
     * @param takesKey the call moves money; every other one ignores the header
     * @throws ApiError 12 for a malformed key, 350 for one that another request has
     */
    async once(request: KeyedRequest, takesKey: boolean, execute: () => Promise<GatewayResponse>) {
      const key = takesKey ? keyOf(request.headers) : undefined;
      if (key === undefined) return execute();
      const name = `${request.point.id} ${key}`;
      const fingerprint = fingerprintOf(request);
      // Several may wait for one that is then not stored: the first of them becomes the one that the others wait for.
      for (let first = known(name); first !== undefined; first = known(name)) {
        if (first.fingerprint !== fingerprint)
          throw refused.TRANSACTION_WITH_THIS_ID_ALREADY_SUBMITTED(
            'Idempotency-Key: was used for another path or body',
          );
        const { lost: _delivered, ...response } = await first.response;
        if (isStored(response)) return { ...response, headers: { ...response.headers, ...REPLAYED } };
        if (underWay.get(name) === first) underWay.delete(name);
      }
      return carryOut(name, fingerprint, execute);
    },
  };
}
