/** Sends what a reader has typed: gives it credentials, hands it to the gateway, and says what came of it. */
import { REPLAYED_HEADER } from '../authentication/idempotency';
import type { Run } from '../engine/engine';
import { BODY_LIMIT_BYTES } from '../http/body-limit';
import type { GatewayResponse } from '../http/response';
import { objectOf, parsed } from '../json';
import { bytesOf } from '../portable/bytes';
import type { Exchange, UnsignedRequest } from '../protocol/page-gateway';
import type { Point } from '../settings';
import type { History } from './history';
import { signedRequest } from './sign-request';

/** `response.id` of an envelope, where it names a transaction. */
function transactionIn(body: string): number | undefined {
  const { id } = objectOf(objectOf(parsed(body)).response);
  return typeof id === 'number' ? id : undefined;
}

function replayOf({ headers }: GatewayResponse, isSameSignature: boolean): Exchange['replay'] {
  if (isSameSignature) return 'signature';
  return REPLAYED_HEADER in headers ? 'key' : undefined;
}

/**
 * @param point that sends
 * @param bearer token for calls that take one
 */
export function createSender(
  { state: { clock, transactions }, gateway }: Run,
  history: History,
  point: Point,
  bearer: string,
) {
  const sender = {
    /** Key of the last request of version 1; each is greater than every one before. */
    lastKey: 0,
    async send({ losesResponse, from, ...unsigned }: UnsignedRequest): Promise<Exchange> {
      const { path } = unsigned;
      const at = clock.now();
      sender.lastKey = Math.max(sender.lastKey + 1, Math.floor(at));
      const signed = signedRequest(unsigned, point, at, sender.lastKey, bearer);
      const raw = bytesOf(signed.body);
      const { response, replayed } = await gateway.handle({
        method: 'POST',
        path: path.split('?')[0] ?? '',
        headers: Object.fromEntries(signed.headers.map(([name, value]) => [name.toLowerCase(), value])),
        body: raw.length > BODY_LIMIT_BYTES ? 'too-large' : raw,
      });
      const transactionId = transactionIn(response.body);
      const transaction =
        transactionId === undefined ? undefined : transactions.byId(point.id, transactionId);
      if (transaction) history.note(transaction);
      if (transaction && from !== undefined && !history.pages.has(transaction.state.id))
        history.pages.set(transaction.state.id, from);
      const isLost = losesResponse || response.lost !== undefined;
      return {
        at,
        path,
        headers: signed.headers,
        body: signed.body,
        ...(signed.signed === undefined ? {} : { signed: signed.signed }),
        ...(isLost ? {} : { response: { httpStatus: response.httpStatus, body: response.body } }),
        replay: replayOf(response, replayed),
        ...(transaction === undefined ? {} : { transactionId: transaction.state.id }),
      };
    },
  };
  return sender;
}
