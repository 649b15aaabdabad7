/** A client for the player of scenarios whose every response is checked against the contract, in both versions. */
import type { Version } from '@gateway-docs/site-data/model';
import { payerOver, type Client } from '../scenario-run/client';
import type { Sandbox } from '../sandbox';
import type { Caller } from './gateway-caller';

/** A connection that broke, or a body that is no JSON: the test data ask for both. */
const isLost = (error: unknown): boolean => error instanceof TypeError || error instanceof SyntaxError;

/** @param caller of the sandbox; what it finds wrong in a response fails the test */
export function createPlayerClient(sandbox: Sandbox, caller: Caller, version: Version): Client {
  return {
    version,
    call: (operation, body) =>
      caller.call(operation, version, body).catch((error: unknown) => {
        if (isLost(error)) return null;
        throw error;
      }),
    // Without a call: hundreds of scenarios wait at the same time.
    look(externalId) {
      const { transactions, settings } = sandbox.state();
      const found = transactions.registered(settings.points[0]?.id ?? 0, externalId);
      return Promise.resolve({
        id: found?.state.id,
        status: found?.state.status,
        payerAuth: found?.payerAuth,
        isPending: [found?.state.capture_pending_amount, found?.state.reversal_pending_amount].some(
          (amount = 0) => amount > 0,
        ),
      });
    },
    payer: payerOver(sandbox.url),
  };
}
