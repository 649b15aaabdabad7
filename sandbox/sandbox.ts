/**
 * Starts a sandbox gateway. Used by `npm run sandbox` and by the tests, which run it in their own process.
 */
import { createClock } from './clock';
import { createGateway } from './gateway';
import { createHttpServer } from './http/server';
import { createPayerPages } from './payer-pages/payer-pages';
import { settingsFor, type Settings } from './settings';
import { createSandboxState, type SandboxState } from './state/sandbox-state';
import { loadSources, type Sources } from './state/sources';

export interface Sandbox {
  /** Origin that it listens on: `http://127.0.0.1:8090`. */
  readonly url: string;
  readonly settings: Settings;
  /** The state of the current run. */
  readonly state: () => SandboxState;
  /** Starts a new run on the same address: forgets every transaction, key, signature and callback. */
  reset(): void;
  /** Closes every connection and forgets everything that waits. */
  stop(): Promise<void>;
}

/** What a run consists of: its state, and the two things that answer requests from it. */
function startRun(sources: Sources) {
  const { settings } = sources;
  const clock = createClock(settings.speed, (error) => settings.log(`scenario: ${String(error)}`));
  const state = createSandboxState(sources, clock);
  return { clock, state, gateway: createGateway(state), pages: createPayerPages(state) };
}

/**
 * @param siteDir absolute path of the repository's root
 * @param given what differs from the operator profile and the demo point
 * @throws Error when the contract or the data are wrong, or the port is taken
 */
export async function startSandbox(siteDir: string, given: Partial<Settings> = {}): Promise<Sandbox> {
  const settings = settingsFor(siteDir, given);
  const sources = await loadSources(settings);
  let run = startRun(sources);
  const server = createHttpServer(() => run, settings.log);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(settings.port, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox listens on no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    settings,
    state: () => run.state,
    reset() {
      run.clock.stop();
      run = startRun(sources);
    },
    async stop() {
      run.clock.stop();
      await run.state.callbacks.idle();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
