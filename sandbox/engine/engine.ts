/**
 * The gateway without a network: a request in, a response out, and the payer's pages. It needs nothing of Node and compiles nothing, so
 * that a worker of a page can run the same code.
 */
import { createClock } from '../clock';
import type { Schemas } from '../contract/check-key';
import { createGateway, type Gateway } from '../gateway';
import type { Material } from '../material/material';
import { createPayerPages, type PayerPages } from '../payer-pages/payer-pages';
import { settingsFrom, type Settings } from '../settings';
import { createSandboxState, type SandboxState } from '../state/sandbox-state';
import { createSources } from '../state/sources';

/** One run: its state, and the two things that answer requests from it. */
export interface Run {
  readonly state: SandboxState;
  readonly gateway: Gateway;
  readonly pages: PayerPages;
  /** Forgets everything that waits. */
  readonly stop: () => void;
}

export interface Engine {
  readonly settings: Settings;
  /** Begins a run with nothing in it but the documented examples. */
  startRun(): Run;
}

/**
 * @param schemas checks of the contract that the material holds
 * @param given what differs from the profile and the demo point
 */
export function createEngine(material: Material, schemas: Schemas, given: Partial<Settings> = {}): Engine {
  const settings = settingsFrom(material.profile, given);
  const sources = createSources(settings, material, schemas);
  return {
    settings,
    startRun() {
      const clock = createClock(
        settings.speed,
        (error) => settings.log(`scenario: ${String(error)}`),
        () => memory.changed(),
      );
      const state = createSandboxState(sources, clock);
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
