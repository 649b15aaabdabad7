/**
 * What service/list and service/{service_id} show of a service is what the catalogue says of it, and the guide of an "either" service names
 * both calls. Limits are the contract's own example values.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listedFrom } from '@gateway-docs/gateway';
import { objectOf, type JsonObject } from '@gateway-docs/site-data/model';
import type { SiteData } from '@gateway-docs/contract';
import { callOf, type Service } from '@gateway-docs/site-data/services';
import { siteDir } from '../api/support/contract';
import { demoSite } from '@gateway-docs/contract/tests';

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

function shownServices(): JsonObject[] {
  return reference.operations
    .filter(({ id, version }) => version === 'v2' && (id === 'service-list' || id === 'service-get'))
    .flatMap(({ responses }) => responses.find(({ status }) => status === '200')?.examples ?? [])
    .map(({ value }) => objectOf(objectOf(value).response))
    .flatMap((response) => (Array.isArray(response.services) ? response.services.map(objectOf) : [response]));
}

function catalogued(shown: JsonObject): JsonObject | undefined {
  for (const entry of reference.services.values()) {
    if (entry.id === shown.id) return { ...listedFrom(entry) };
    if (entry.two_step?.id === shown.id) return { ...listedFrom(entry, entry.two_step) };
  }
  return undefined;
}

const withoutLimits = (service: JsonObject): JsonObject => {
  const { min_amount: _least, max_amount: _most, limits: _limits, commission: _price, ...rest } = service;
  return rest;
};

const guideOf = ({ home }: Service): string => {
  const file = path.join(siteDir, 'docs', `${home}.mdx`);
  return readFileSync(existsSync(file) ? file : path.join(siteDir, 'docs', home, 'index.mdx'), 'utf8');
};

describe('a service in the examples of service/list', () => {
  it('is the one of the catalogue', () => {
    const shown = shownServices();
    expect(shown.length).toBeGreaterThan(6);
    expect(shown.map(withoutLimits)).toEqual(
      shown.map((service) => catalogued(service) && withoutLimits(catalogued(service) ?? {})),
    );
  });

  it('has limits for each of its currencies, and those of the first one beside them', () => {
    for (const { currencies, limits, min_amount, max_amount } of shownServices()) {
      const all = (limits as JsonObject[]).map(({ currency }) => currency);
      expect(all).toEqual(currencies);
      expect((limits as JsonObject[])[0]).toMatchObject({ min_amount, max_amount });
    }
  });

  it('is a two-step one somewhere, in a list of several parts', () => {
    expect(shownServices().some(({ hold }) => hold === true)).toBe(true);
  });
});

describe('the guide of a service', () => {
  it('names each call that service/list gives the service', () => {
    const missing = [...reference.services.values()].flatMap((service) => {
      const calls = callOf(service) === 'either' ? ['create', 'pay'] : [service.call];
      const guide = guideOf(service);
      return calls
        .filter((call) => !guide.includes(`{op("transaction-${call}")}`) && !guide.includes('::service'))
        .map((call) => `${service.slug}: transaction/${call}`);
    });
    expect(missing).toEqual([]);
  });

  it('says that a phone number decides in the sandbox where it can be sent beside an amount that does', () => {
    const { rows } = reference.tables['test-cards'];
    const both = [...reference.services.values()].filter(
      ({ call, fields, scenarios }) =>
        call === 'pay' &&
        fields.some(({ slug, required }) => slug === 'phone' && !required) &&
        scenarios
          .flatMap((scenario) => ('test' in scenario ? [scenario.test] : []))
          .some((test) => rows.find(({ id }) => id === test)?.trigger.field === 'amount'),
    );
    expect(both.length).toBeGreaterThan(1);
    const silent = both.filter((service) => !/`phone`[^.]*number[\s\S]{0,9} decides/.test(guideOf(service)));
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it('offers the hosted page for a service of transaction/pay only where the catalogue does', () => {
    const wrong = [...reference.services.values()].filter((service) => {
      const isOnlyOne =
        [...reference.services.values()].filter(({ home }) => home === service.home).length === 1;
      const offers = /\{op\("transaction-create"\)\}[^.|]*(hosted page|hosted one)/.test(guideOf(service));
      return service.call === 'pay' && isOnlyOne && offers && !service.hosted_page;
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});
