// A gateway is made of what the profile offers: its calls, its services, and for each service a request that can be sent.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { startGateway } from '../http/start-gateway';
import { root } from '../tests/root';
import { loadCatalogue } from './load-catalogue';
import { openSite } from '@gateway-docs/contract';

const folder = mkdtempSync(path.join(tmpdir(), 'offered-catalogue-'));
const profile = parse(readFileSync(path.join(root, 'data/operator.yaml'), 'utf8')) as object;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function catalogueOf(offer: unknown) {
  const file = path.join(folder, 'profile.yaml');
  writeFileSync(file, stringify({ ...profile, offer }));
  return loadCatalogue(openSite(root, file));
}

describe('the catalogue of a gateway', () => {
  it.each([
    ['one service', { services: { only: ['khipu'] }, v1: false }, ['khipu']],
    ['payouts alone', { services: { only: ['pix_payout', 'card_payout'] } }, ['card_payout', 'pix_payout']],
  ])('of %s has a request for each, whatever example it starts from', async (_what, offer, slugs) => {
    const { catalogue } = await catalogueOf(offer);
    expect(catalogue.services.map(({ slug }) => slug).sort()).toEqual(slugs);
    expect(Object.keys(catalogue.requests).sort()).toEqual(slugs);
    expect(catalogue.calls.some(({ version }) => version === 'v1')).toBe(!('v1' in offer));
  });

  it('without a call answers it as an unknown path', async () => {
    const { catalogue, schemas } = await catalogueOf({
      operations: { except: ['transaction-resend-giftcode'] },
      v1: false,
    });
    const sandbox = await startGateway(catalogue, schemas, {});
    const statusOf = async (endpoint: string): Promise<number> =>
      (
        await fetch(sandbox.url + endpoint, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{}',
        })
      ).status;
    try {
      const paths = ['nothing', 'transaction/resend_giftcode', 'transaction/find'].map(
        (name) => `/api/v2/${name}`,
      );
      expect(await Promise.all([...paths, '/api/v1/transaction/find'].map(statusOf))).toEqual([
        404, 404, 400, 404,
      ]);
    } finally {
      await sandbox.stop();
    }
  });
});
