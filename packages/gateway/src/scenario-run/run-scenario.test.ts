// The player as readers run it, over HTTP alone: hosted pages, transfers, crypto and payouts end as documented, and what differs is named.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '@gateway-docs/site-data/services';
import { startGateway, type Sandbox } from '../http/start-gateway';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { createClient } from './client';
import { RUN_SETTINGS } from './command';
import { partsOf } from './parts';
import { runScenario, type Part, type Stage } from './run-scenario';
import { startReceiver, type Receiver } from './receiver';
import { demoSite } from '@gateway-docs/contract/tests';

const made = await loadCatalogue(demoSite);

let sandbox: Sandbox;
let receiver: Receiver;
let stage: Stage;
beforeAll(async () => {
  sandbox = await startGateway(made.catalogue, made.schemas, RUN_SETTINGS);
  const [point] = sandbox.settings.points;
  if (!point) throw new Error('The gateway has no point');
  receiver = await startReceiver(point.tokens[0] ?? '');
  const client = createClient(sandbox.url, point, sandbox.state().contract.paths);
  stage = { client, receiver, speed: RUN_SETTINGS.speed };
});
afterAll(async () => {
  receiver.stop();
  await sandbox.stop();
});

function partOf(suffix: string, fits: (service: Service) => boolean): Part {
  const service = made.catalogue.services.find(fits);
  const [part] = service ? partsOf(made.catalogue, service, suffix) : [];
  if (!part) throw new Error('The catalogue has no such service with a scenario');
  // All scenarios of this file share a receiver.
  return { ...part, scenario: `${part.scenario}${suffix}` };
}

const isHosted = ({ call, kind }: Service) => call === 'create' && kind === 'card';

describe('a scenario ends as documented', () => {
  it.each<[name: string, fits: (service: Service) => boolean]>([
    ['the hosted page', isHosted],
    ['p2p', ({ kind, direction, call }) => kind === 'p2p' && direction === 'payin' && call === 'pay'],
    ['crypto', ({ kind, direction, call }) => kind === 'crypto' && direction === 'payin' && call === 'pay'],
    ['payout', ({ direction }) => direction === 'payout'],
  ])('%s', async (_name, fits) => {
    const { differences, steps } = await runScenario(stage, partOf('-a', fits));
    expect(differences).toEqual([]);
    expect(steps.length).toBeGreaterThan(0);
  });
});

describe('a difference is named', () => {
  const played = async (suffix: string, change: (part: Part) => Part): Promise<readonly string[]> => {
    const part = partOf(suffix, ({ direction }) => direction === 'payout');
    return (await runScenario(stage, change(part))).differences;
  };

  it('another status', async () => {
    const differences = await played('-b', (part) => {
      const { outcome } = part.sent;
      return { ...part, sent: { ...part.sent, outcome: { ...outcome, status: 77 } } };
    });
    expect(differences).toEqual([
      expect.stringMatching(/^transaction-pay: status \d+, documented is status 77$/),
    ]);
  });

  it('another way to identify the payer, and nothing where no response is documented', async () => {
    const differences = await played('-c', (part) => {
      const outcome = { ...part.sent.outcome, payer_auth: 'LOOKUP' as const };
      return { ...part, sent: { ...part.sent, outcome } };
    });
    expect(differences).toEqual([expect.stringContaining('documented is payer_auth LOOKUP')]);
    const lost = await played('-d', (part) => {
      const outcome = { ...part.sent.outcome, no_answer: 'connection_closed' as const };
      return { ...part, sent: { ...part.sent, outcome } };
    });
    expect(lost).toEqual([expect.stringContaining('documented is no response')]);
  });

  it('other callbacks', async () => {
    const differences = await played('-e', (part) => {
      const callbacks = part.sent.callbacks.map(() => 77);
      return { ...part, sent: { ...part.sent, callbacks } };
    });
    expect(differences).toEqual([expect.stringMatching(/^callbacks: status .*, documented is status 77/)]);
  });
});
