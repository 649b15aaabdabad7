/**
 * The gateway without a network: a request in, a response out, and the payer's pages. It needs nothing of Node and compiles nothing, so
 * that a worker of a page can run the same code.
 */
import { createClock, type Clock } from '../clock';
import type { Schemas } from '../contract/check-key';
import { createGateway, type Gateway } from '../gateway';
import type { Catalogue } from '../catalogue/catalogue';
import { createPayerPages, type PayerPages } from '../payer-pages/payer-pages';
import { settingsFrom, type Settings } from '../settings';
import { createSandboxState, type SandboxState, type Surroundings } from '../state/sandbox-state';
import { createSources, type Sources } from '../state/sources';

/** One run: its state, and the two things that answer requests from it. */
export interface Run {
  readonly state: SandboxState;
  readonly gateway: Gateway;
  readonly pages: PayerPages;
  /** Forgets everything that waits. */
  readonly stop: () => void;
}

/** What an engine has around it where it is no server of this machine. */
export interface Embedding extends Surroundings {
  /** Time of the runs; that of this machine without one. */
  readonly createClock?: (onError: (error: unknown) => void, afterTask: () => void) => Clock;
  /** Adds to what the contract and the data say. */
  readonly adapt?: (sources: Sources) => Sources;
}

export interface Engine {
  readonly settings: Settings;
  /** Begins a run with nothing in it but the documented examples. */
  startRun(): Run;
}

/**
 * @param schemas checks of the contract that the catalogue holds
 * @param given what differs from the profile and the demo point
 * @param embedding what differs from a server of this machine
 */
export function createEngine(
  catalogue: Catalogue,
  schemas: Schemas,
  given: Partial<Settings> = {},
  { createClock: clockOf, adapt = (sources) => sources, ...surroundings }: Embedding = {},
): Engine {
  const settings = settingsFrom(catalogue.profile, given);
  const sources = adapt(createSources(settings, catalogue, schemas));
  return {
    settings,
    startRun() {
      const onError = (error: unknown) => settings.log(`scenario: ${String(error)}`);
      const afterTask = () => memory.changed();
      const clock = clockOf?.(onError, afterTask) ?? createClock(settings.speed, onError, afterTask);
      const state = createSandboxState(sources, clock, surroundings);
      const { memory } = state;
      const gateway = createGateway(state);
      const pages = createPayerPages(state);
      return {
        state,
        stop: () => clock.stop(),
        gateway: {
          async handle(request) {
            const result = await gateway.handle(request);
            memory.changed();
            return result;
          },
        },
        pages: {
          owns: (path) => pages.owns(path),
          handle(...request) {
            const page = pages.handle(...request);
            memory.changed();
            return page;
          },
        },
      };
    },
  };
}
