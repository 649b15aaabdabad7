// What a provider does not offer is nowhere in its data, and nothing in them leads there.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { openSite, type SiteData } from './site';
import { demoSite } from './tests';

const root = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'offered-'));
const profile = parse(readFileSync(path.join(root, 'data/operator.yaml'), 'utf8')) as object;
afterAll(() => rmSync(folder, { recursive: true }));

function loaded(offer: unknown): Promise<SiteData> {
  const file = path.join(folder, 'profile.yaml');
  writeFileSync(file, stringify({ ...profile, offer }));
  return openSite(root, file).load();
}

/** What every site has to hold, whatever is offered. */
function check(reference: SiteData): void {
  const { services, operations, groups, pages, leftOut, offer, tables, documents } = reference;
  const ids = new Set(operations.map(({ id }) => id));
  for (const slug of services.keys()) expect(offer.without.service.has(slug)).toBe(false);
  for (const service of services.values()) {
    expect(ids).toContain(`transaction-${service.call}`);
    expect([service.home, pages.has(service.home)]).toEqual([service.home, true]);
  }
  for (const group of groups) for (const id of group.operations) expect(ids).toContain(id);
  for (const { before, after } of operations)
    for (const pointer of [...before, ...after]) if (!pointer.startsWith('/')) expect(ids).toContain(pointer);
  for (const row of tables['not-offered'].rows)
    for (const { service } of row.instead) expect([...services.keys()]).toContain(service);
  for (const route of leftOut.routes) expect(pages.has(route)).toBe(false);
  const v2 = JSON.stringify(documents.get('v2')?.published);
  for (const id of offer.without.operation) expect(v2).not.toContain(`"operationId":"${id}"`);
  expect(v2).not.toContain(':only[');
}

describe('the site of a provider', () => {
  let whole: SiteData;
  beforeAll(async () => {
    whole = await demoSite.load();
  });

  it('with one service holds, and has its pages alone', async () => {
    const reference = await loaded({ services: { only: ['pix'] }, countries: { only: ['BR'] } });
    check(reference);
    expect([...reference.services.keys()]).toEqual(['pix']);
    expect(
      [...reference.pages.keys()].filter(
        (route) => route.startsWith('/services/') && !route.includes('invoic'),
      ),
    ).toContain('/services/pix');
    expect(reference.pages.has('/services/boleto')).toBe(false);
    expect([...reference.leftOut.routes]).toContain('/services/pix#payout');
  });

  it('with pay-ins alone holds', async () => {
    const payins = [...whole.services.values()]
      .filter(({ direction }) => direction === 'payin')
      .map(({ slug }) => slug);
    const reference = await loaded({ services: { only: payins } });
    check(reference);
    expect(reference.services.size).toBe(payins.length);
    expect(reference.pages.has('/services/card_payout')).toBe(false);
    expect([...reference.offer.without.direction]).toEqual(['payout']);
  });

  it('with half of the services and version 1 holds', async () => {
    const half = [...whole.services.keys()].filter((_slug, i) => i % 2 === 0);
    const reference = await loaded({
      services: { only: half },
      operations: { except: ['binance-pay-notify'] },
    });
    check(reference);
    expect(reference.services.size).toBe(half.length);
    expect(reference.pages.has('/request_format_v1')).toBe(true);
    expect(reference.pages.has('/api/v1/binance_pay/notify')).toBe(false);
    expect(reference.operations.some(({ version }) => version === 'v1')).toBe(true);
  });

  it('without refunds has no test data that refunds, and no scenario of it', async () => {
    const reference = await loaded({ operations: { except: ['transaction-cancel'] } });
    check(reference);
    const rows = reference.tables['test-cards'].rows.map(({ id }) => id);
    expect(rows).not.toContain('card-reversed');
    expect([...reference.leftOut.routes]).toContain('/reference/test_cards#card-reversed');
    const tests = [...reference.services.values()].flatMap(({ scenarios }) =>
      scenarios.flatMap((scenario) => ('test' in scenario ? [scenario.test] : [])),
    );
    expect(tests.filter((test) => !rows.includes(test))).toEqual([]);
  });

  it('without version 1 has none of its calls, callbacks and pages', async () => {
    const reference = await loaded({ v1: false });
    check(reference);
    expect(reference.operations.filter(({ version }) => version === 'v1')).toEqual([]);
    expect([...reference.pages.keys()].filter((route) => /v1|callbacks_get|migrate/.test(route))).toEqual([]);
  });
});
