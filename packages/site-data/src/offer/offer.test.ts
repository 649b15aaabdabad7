import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { publishOpenApi } from '@gateway-docs/contract/openapi';
import { loadReference, type Reference } from '@gateway-docs/contract';
import { loadOffer } from './load-offer';
import { isWhole } from './offer';

const root = path.resolve(__dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'offer-'));
const file = path.join(folder, 'profile.yaml');
const profile = parse(readFileSync(path.join(root, 'data/operator.yaml'), 'utf8')) as object;

/** Makes a profile with this offer the one in use. */
function offering(offer: unknown): void {
  writeFileSync(file, stringify({ ...profile, offer }));
  vi.stubEnv('OPERATOR_PROFILE', file);
}

/** Each offer has a profile of its own, so that what was loaded of another cannot be taken for it. */
let count = 0;
function loaded(offer: unknown): Promise<Reference> {
  count += 1;
  const own = path.join(folder, `profile-${count}.yaml`);
  writeFileSync(own, stringify({ ...profile, offer }));
  vi.stubEnv('OPERATOR_PROFILE', own);
  return loadReference(root);
}

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(file, { force: true });
});

const problem = (offer: unknown): string => {
  offering(offer);
  try {
    loadOffer(root);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no mistake was found';
};

describe('the offer of a profile', () => {
  it('is everything where the key is left out', () => {
    expect(isWhole(loadOffer(root))).toBe(true);
  });

  it('names the file, each unknown name and what exists', () => {
    expect(
      problem({
        services: { only: ['picpai'] },
        countries: { except: ['XX'] },
        operations: { except: ['transaction-cancle'] },
      }),
    ).toMatch(
      /profile\.yaml is not valid:\n {2}offer\.services: there is no "picpai"\. Did you mean "picpay".*\n {2}offer\.countries: there is no "XX"\. .*\n {2}offer\.operations: there is no "transaction-cancle"\. Did you mean "transaction-cancel"/,
    );
    expect(problem({ services: ['pix'] })).toContain(
      'offer.services: write all, { only: [...] } or { except: [...] }',
    );
    expect(problem({ methods: 'all' })).toContain(
      'unknown key "methods"; the keys here are: services, countries',
    );
  });

  it.each([
    [
      'a service whose call is not offered',
      { operations: { except: ['transaction-create'] } },
      'leaves out transaction-create, by which these services are used: ',
    ],
    [
      'a hold without a capture',
      { operations: { except: ['transaction-complete'] } },
      'leaves out transaction-complete, by which',
    ],
    [
      'no way to learn the result',
      { operations: { except: ['transaction-find'] } },
      'by which merchants learn how a payment ended',
    ],
    [
      'a service in a country that is not served',
      { services: { only: ['pix', 'blik'] }, countries: { only: ['BR'] } },
      'offer.services names blik, which works in PL only',
    ],
    [
      'no service at all',
      { services: { only: ['pix'] }, countries: { except: ['BR'] } },
      'offer leaves no service at all',
    ],
  ])('refuses %s', (_what, offer, message) => {
    expect(problem(offer)).toContain(message);
  });

  it('leaves out services of countries that are not served, with their fact sheets and their ids', () => {
    offering({
      services: { only: ['pix', 'acquiring_form', 'spei', 'spei_payout'] },
      countries: { except: ['PL'] },
      v1: false,
    });
    const { v1, without } = loadOffer(root);
    expect(v1).toBe(false);
    expect([without.service.has('pix'), without.service.has('blik')]).toEqual([false, true]);
    expect([without.scheme.has('pix'), without.scheme.has('blik')]).toEqual([false, true]);
    expect([without.serviceId.has(1052), without.serviceId.has(1060)]).toEqual([false, true]);
    expect([...without.direction]).toEqual([]);
    offering({ countries: { only: ['BR', 'DE'] } });
    expect([...loadOffer(root).without.service]).toContain('blik');
    expect([...loadOffer(root).without.service]).not.toContain('europe_open_banking');
  });
});

/** What every reference has to hold, whatever is offered. */
async function check(reference: Reference): Promise<void> {
  const { services, operations, groups, pages, leftOut, offer, tables } = reference;
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
  const v2 = JSON.stringify(await publishOpenApi(root, 'v2'));
  for (const id of offer.without.operation) expect(v2).not.toContain(`"operationId":"${id}"`);
  expect(v2).not.toContain(':only[');
}

describe('the reference of a provider', () => {
  let whole: Reference;
  beforeAll(async () => {
    whole = await loadReference(root);
  });

  it('with one service holds, and has its pages alone', async () => {
    const reference = await loaded({ services: { only: ['pix'] }, countries: { only: ['BR'] } });
    await check(reference);
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
    await check(reference);
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
    await check(reference);
    expect(reference.services.size).toBe(half.length);
    expect(reference.pages.has('/request_format_v1')).toBe(true);
    expect(reference.pages.has('/api/v1/binance_pay/notify')).toBe(false);
    expect(reference.operations.some(({ version }) => version === 'v1')).toBe(true);
  });

  it('without refunds has no test data that refunds, and no scenario of it', async () => {
    const reference = await loaded({ operations: { except: ['transaction-cancel'] } });
    await check(reference);
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
    await check(reference);
    expect(reference.operations.filter(({ version }) => version === 'v1')).toEqual([]);
    expect([...reference.pages.keys()].filter((route) => /v1|callbacks_get|migrate/.test(route))).toEqual([]);
  });
});
