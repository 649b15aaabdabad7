/** Starts a gateway on a port of this machine, from whatever it is made of. */
import type { Schemas } from '../contract/check-key';
import { createEngine, type Run } from '../engine/engine';
import type { Gateway, GatewayRequest } from '../gateway';
import type { Catalogue } from '../catalogue/catalogue';
import type { Settings } from '../settings';
import type { SandboxState } from '../state/sandbox-state';
import type { GatewayResponse } from './response';
import { createHttpServer } from './server';

/** What the command does beside the gateway. */
export interface Hooks {
  /** Called with the state before the first request is taken, to put back what an earlier run had. */
  readonly prepare?: (state: SandboxState) => void;
  /** Called after everything that may have changed the state, a request before its response is sent. */
  readonly changed?: () => void;
  /** Puts another gateway before that of the run, which may change what comes back. */
  readonly wrap?: (run: Run) => Gateway;
  /** Called with each request of the API and its response. */
  readonly served?: (request: GatewayRequest, response: GatewayResponse, state: SandboxState) => void;
}

/**
 * @param given what differs from the profile and the demo point
 * @throws Error when the port is taken
 */
export async function startGateway(
  catalogue: Catalogue,
  schemas: Schemas,
  given: Partial<Settings> = {},
  { prepare, changed, served, wrap }: Hooks = {},
) {
  const engine = createEngine(catalogue, schemas, given);
  const { settings } = engine;
  let run = engine.startRun();
  prepare?.(run.state);
  if (changed) run.state.memory.listen(changed);
  const server = createHttpServer(
    () => ({ gateway: wrap?.(run) ?? run.gateway, pages: run.pages }),
    settings.log,
    (request, response) => served?.(request, response, run.state),
  );
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(settings.port, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox listens on no port');
  return {
    /** Origin that it listens on: `http://127.0.0.1:8090`. */
    url: `http://127.0.0.1:${address.port}`,
    settings,
    /** The state of the current run. */
    state: () => run.state,
    /** Starts a new run on the same address: forgets every transaction, key, signature and callback. */
    reset() {
      run.stop();
      run = engine.startRun();
    },
    /** Closes every connection and forgets everything that waits. */
    async stop() {
      run.stop();
      await run.state.callbacks.idle();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type Sandbox = Awaited<ReturnType<typeof startGateway>>;
