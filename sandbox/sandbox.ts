/**
 * Starts a sandbox gateway. Used by `npm run sandbox` and by the tests, which run it in their own process.
 */
import type { AddressInfo } from 'node:net';
import { createClock } from './clock';
import { createGateway } from './gateway';
import { createHttpServer } from './http/server';
import { createPayerPages } from './payer-pages/payer-pages';
import { settingsFor, type Settings } from './settings';
import { loadSources, type Sources } from './world/sources';
import { createWorld, type World } from './world/world';

export interface Sandbox {
  /** Origin that it listens on: `http://127.0.0.1:8090`. */
  readonly url: string;
  /** The state of the current run. */
  readonly world: () => World;
  /** Starts a new run on the same address: forgets every transaction, key, signature and callback. */
  reset(): void;
  /** Closes every connection and forgets everything that waits. */
  stop(): Promise<void>;
}

/** What a run consists of: its state, and the two things that answer requests from it. */
function startRun(sources: Sources) {
  const { settings } = sources;
  const clock = createClock(settings.speed, (error) => settings.log(`scenario: ${String(error)}`));
  const world = createWorld(sources, clock);
  return { clock, world, gateway: createGateway(world), pages: createPayerPages(world) };
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
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    world: () => run.world,
    reset() {
      run.clock.stop();
      run = startRun(sources);
    },
    async stop() {
      run.clock.stop();
      await run.world.callbacks.idle();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
