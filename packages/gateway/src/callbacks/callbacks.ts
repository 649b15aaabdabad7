/**
 * Delivers callbacks: v2 as a signed POST with the transaction as it was at the change, v1 as a bare GET. Any 2xx is
 * success. A 3xx, another status or silence past the time-out is a failure and is tried again on the profile's schedule.
 */
import type { Clock } from '../clock';
import { redact } from '../http/redaction';
import type { Settings } from '../settings';
import type { Memory } from '../state/memory';
import type { Transaction } from '../transactions/transaction';
import { httpTransport, type Transport } from './transport';
import { callbackHeaders, signCallback } from '../signature/rules';

interface Delivery {
  readonly pointId: number;
  readonly transactionId: number;
  readonly url: string;
  /** Body of a v2 callback; a v1 callback has none. */
  readonly body: string | undefined;
  /** For the log: transaction, revision, status. */
  readonly subject: string;
}

/** Waiting retries beyond this number are given up, because they stay in memory. */
const WAITING_LIMIT = 10_000;

/** A delivery that has not come to its end: under way, or waiting for its next attempt. */
interface Pending {
  readonly delivery: Delivery;
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly due: number;
}

/** A merchant's server does not get faster with the speed of time: it has a second at least, or all of a shorter time-out. */
function timeoutMs({ callbackTimeoutSeconds, speed }: Settings): number {
  const documented = callbackTimeoutSeconds * 1000;
  return Math.ceil(Math.max(documented / speed, Math.min(documented, 1000)));
}

/** For the log: a query may hold a secret. */
const addressOf = (url: string) => url.split('?')[0] ?? '';

/** @param transport carries them; HTTP without one */
export function createCallbacks(
  settings: Settings,
  clock: Clock,
  memory: Memory,
  transport: Transport = httpTransport,
) {
  const attempts = new Set<Promise<void>>();
  const pending = new Set<Pending>();
  let waiting = 0;
  memory.add('callbacks', {
    save: () => pending,
    load: (saved) => (saved as typeof pending).forEach(waitFor),
  });

  function attempt({ pointId, transactionId, url, body }: Delivery, number: number): Promise<string> {
    const token = settings.points.find(({ id }) => id === pointId)?.tokens[0] ?? '';
    const at = clock.now();
    const timestamp = String(Math.floor(at / 1000));
    // Signed with the newest token, anew for every attempt.
    const headers =
      body === undefined ? {} : callbackHeaders(pointId, timestamp, signCallback(token, timestamp, body));
    return transport.deliver({ url, body, headers, transactionId, at, number }, timeoutMs(settings));
  }

  async function deliver(delivery: Delivery, failures: number): Promise<void> {
    const outcome = await attempt(delivery, failures + 1);
    const isDelivered = /^2\d\d$/.test(outcome);
    const to = isDelivered ? '' : ` to ${addressOf(delivery.url)}`;
    settings.log(redact(`callback ${delivery.subject} attempt ${failures + 1}${to}: ${outcome}`));
    if (isDelivered) return;
    const minutes = settings.retryAfterMinutes[failures];
    if (minutes === undefined || waiting >= WAITING_LIMIT)
      settings.log(`callback ${delivery.subject} given up`);
    else
      waitFor({ delivery, failures: failures + 1, due: clock.now() + (minutes * 60_000) / settings.speed });
  }

  function waitFor(next: Pending): void {
    waiting++;
    pending.add(next);
    clock.at(next.due, () => {
      waiting--;
      pending.delete(next);
      run(next.delivery, next.failures);
    });
  }

  function run(delivery: Delivery, failures: number): void {
    const current = { delivery, failures, due: 0 };
    pending.add(current);
    const running = deliver(delivery, failures).finally(() => {
      pending.delete(current);
      attempts.delete(running);
      memory.changed();
    });
    attempts.add(running);
  }

  return {
    /** Queues the callback of a change that has just happened. */
    send(transaction: Transaction, body: unknown) {
      const { state, version, callbackUrl } = transaction;
      const point = settings.points.find(({ id }) => id === state.point_id);
      const template = callbackUrl ?? settings.callbackUrl;
      if (!point || template === undefined) return;
      const url = version === 'v1' ? template.replaceAll('{transaction_id}', String(state.id)) : template;
      const subject = `${state.id} revision ${state.revision} status ${state.status}`;
      const host = URL.canParse(url) ? new URL(url).hostname : '';
      const content = version === 'v1' ? undefined : JSON.stringify(body);
      if (transport.reaches(host))
        run({ pointId: point.id, transactionId: state.id, url, subject, body: content }, 0);
      else
        settings.log(redact(`callback ${subject} not sent to ${addressOf(url)}: there is no server ${host}`));
    },
    /** Resolves when no attempt is under way. */
    async idle() {
      while (attempts.size > 0) await Promise.all(attempts);
    },
  };
}
