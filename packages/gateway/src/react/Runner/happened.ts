/**
 * In: the requests that were sent and what the gateway shows. Out: what has happened to one transaction, as events that rows of a diagram name:
 * `transaction/pay` was called, `transaction/pay>10` responded with a status, `status 1`, `reason 8006`, `callback`, `callback 1`, `accepted`,
 * `error 203`.
 */
import { objectOf, parsed } from '../../json';
import type { Exchange, GatewayView, ShownTransaction } from '../../protocol/page-gateway';
import { codeIn } from './format';

const callIn = (path: string): string => path.replace(/^\/api\/v\d+\//, '').replace(/\?.*$/, '');
const statusIn = (value: unknown): string => String(objectOf(value).status);

function ofExchange({ path, response }: Exchange): string[] {
  const call = callIn(path);
  if (!response) return [call];
  const code = codeIn(response.body);
  if (code !== 0) return [call, `error ${String(code)}`];
  return [call, `${call}>`, `${call}>${statusIn(objectOf(parsed(response.body)).response)}`];
}

/** What came of the call that made it, where the page has not sent it itself: before a reload, or in another tab. */
const ofMerchant = (call: string, { changes }: ShownTransaction): string[] =>
  changes.flatMap(({ cause, status }) => (cause === 'merchant' ? [`${call}>${status}`] : []));

/**
 * @param transaction undefined where none was made yet
 * @param sent requests about it, the oldest first
 * @param path of the call that makes it
 */
export function happened(
  transaction: ShownTransaction | undefined,
  sent: readonly Exchange[],
  path: string,
  callbacks: GatewayView['callbacks'],
): Set<string> {
  const call = callIn(path);
  const events = sent.flatMap(ofExchange);
  if (!transaction) return new Set(events);
  const { id, changes } = transaction;
  return new Set([
    ...events,
    ...(sent.length > 0 ? [] : [call, `${call}>`, ...ofMerchant(call, transaction)]),
    ...changes.flatMap(({ status, reason }) => [`status ${status}`, `reason ${String(reason)}`]),
    ...callbacks
      .filter(({ transactionId }) => transactionId === id)
      .flatMap(({ body, outcome }) => [
        'callback',
        `callback ${statusIn(parsed(body))}`,
        ...(outcome.startsWith('2') ? ['accepted'] : []),
      ]),
  ]);
}
