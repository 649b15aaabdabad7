/**
 * The gateway without a network: a request in, a response out, and the payer's pages. It needs nothing of Node and compiles nothing, so
 * that a worker of a page can run the same code.
 */
import { createClock, type Clock } from '../clock';
import type { Schemas } from '../contract/check-key';
import { createGateway } from '../gateway';
import type { Catalogue } from '../catalogue/catalogue';
import { createPayerPages } from '../payer-pages/payer-pages';
import { settingsFrom, type Settings } from '../settings';
import { createSandboxState, type Ports } from '../state/sandbox-state';
import { createSources, type Sources } from '../state/sources';

/** What an engine works with where it is no server of this machine. */
export interface EnginePorts extends Ports {
  /** Time of its run; that of this machine without one. */
  readonly clock?: Clock;
  /** Adds to what the contract and the data say. */
  readonly adapt?: (sources: Sources) => Sources;
}

/**
 * @param schemas checks of the contract that the catalogue holds
 * @param given what differs from the profile and the demo point
 * @param ports what differs from a server of this machine
 */
export function createEngine(
  catalogue: Catalogue,
  schemas: Schemas,
  given: Partial<Settings> = {},
  { clock: ownClock, adapt = (sources) => sources, ...ports }: EnginePorts = {},
) {
  const settings = settingsFrom(catalogue.profile, given);
  const sources = adapt(createSources(settings, catalogue, schemas));
  return {
    settings,
    /** Begins a run with nothing in it but the documented examples. */
    startRun() {
      const clock = ownClock ?? createClock(settings.speed);
      const state = createSandboxState(sources, clock, ports);
      /** Forgets everything that waits. */
      const stop = (): void => clock.stop();
      return { state, gateway: createGateway(state), pages: createPayerPages(state), stop };
    },
  };
}

/** One run: its state, and the two things that answer requests from it. */
export type Run = ReturnType<ReturnType<typeof createEngine>['startRun']>;
