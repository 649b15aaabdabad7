// A provider's first check passes whatever is left out: nothing of the contract is told as changed because another provider has more of it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSite, unannounced, type Site } from '@gateway-docs/contract';
import { demoSite } from '@gateway-docs/contract/tests';
import { schema, type Operator } from '@gateway-docs/site-data/operator';
import { parse, stringify } from 'yaml';
import { checkFacts } from './check-facts';

const root = path.resolve(__dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
const demo = parse(readFileSync(path.join(root, 'data/operator.yaml'), 'utf8')) as object;
afterAll(() => rmSync(folder, { recursive: true }));

/** Each key of `offer` with a value that leaves something out. */
const LEAVING_OUT: { readonly [Key in keyof Operator['offer']]: Operator['offer'][Key] } = {
  services: { except: ['pix', 'pix_payout'] },
  kinds: { except: ['crypto'] },
  payins: false,
  payouts: false,
  countries: { except: ['BR'] },
  operations: { except: ['transaction-cancel'] },
  v1: false,
};

function offering(offer: object): Site {
  const file = path.join(folder, 'operator.yaml');
  writeFileSync(file, stringify({ ...demo, offer }));
  return openSite(root, file);
}

/** What has changed in the contract, whatever the changelog tells. */
async function changesOf(site: Site): Promise<string[]> {
  const { snapshot, releases } = await site.load();
  return unannounced(snapshot, { releases, changes: [], upcoming: [] });
}
const whole = changesOf(demoSite);

it('has a value for each key of the offer', () => {
  expect(Object.keys(LEAVING_OUT)).toEqual(Object.keys(schema.shape.offer.unwrap().shape));
});

it.each(Object.entries(LEAVING_OUT))('%s alone', { timeout: 120_000 }, async (key, value) => {
  const site = offering({ [key]: value });
  const { mistakes } = await checkFacts(site);
  const changes = await changesOf(site);
  expect(mistakes).toEqual([]);
  expect((await whole).filter((one) => changes.includes(one))).toEqual(changes);
});
