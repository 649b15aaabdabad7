/**
 * The sample of a service belongs to it: language, phone, country, currency and amount of its country, addresses to come back to where the
 * payer leaves, an end that fits what is shown, and dates after the release of the version. A rule for each, for every service.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { crc16, emvAmount, withEmvAmount } from '@gateway-docs/site-data/check-digits';
import { objectOf, type JsonObject } from '@gateway-docs/site-data/model';
import { type SiteData, serviceBodies } from '@gateway-docs/contract';
import { localeOf, type Service } from '@gateway-docs/site-data/services';
import { siteDir } from '../api/support/contract';
import { demoSite } from '@gateway-docs/contract/tests';

let reference: SiteData;
beforeAll(async () => {
  reference = await demoSite.load();
});

interface Sample {
  readonly service: Service;
  readonly request: JsonObject;
  readonly response: JsonObject;
}

const samples = (): Sample[] =>
  [...reference.services.values()].map((service) => {
    const { request, response } = serviceBodies(service, reference.operations, reference.operator);
    return { service, request, response: objectOf(response.response) };
  });

/** Slugs of the samples that break a rule. */
const breaking = (isBroken: (sample: Sample) => boolean): string[] =>
  samples()
    .filter(isBroken)
    .map(({ service }) => service.slug);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldsOf = ({ request }: Sample) => objectOf(request.fields);
const countriesOf = ({ countries }: Service) => (countries === 'any' ? [] : countries);

describe('samples', () => {
  it('are in a language of their country', () => {
    expect(breaking(({ service, request }) => request.locale !== localeOf(service))).toEqual([]);
    expect(
      breaking(
        ({ service, request }) =>
          request.locale === 'pt' && !countriesOf(service).some((code) => code === 'BR' || code === 'PT'),
      ),
    ).toEqual([]);
  });

  it('have a phone of their country, or one in its national form', () => {
    const { rows } = reference.tables['country-codes'];
    const prefixes = (service: Service) =>
      rows
        .filter(({ alpha2 }) => countriesOf(service).includes(alpha2))
        .flatMap(({ dialling }) => dialling)
        .map((prefix) => prefix.replaceAll(/\D/g, ''));
    const wrong = breaking((sample) => {
      const { phone } = fieldsOf(sample);
      const known = prefixes(sample.service);
      if (typeof phone !== 'string' || known.length === 0) return false;
      const digits = phone.replaceAll(/\D/g, '');
      return !digits.startsWith('0') && !known.some((prefix) => digits.startsWith(prefix));
    });
    expect(wrong).toEqual([]);
  });

  it('name a country and a currency of the service', () => {
    expect(
      breaking((sample) => {
        const { country } = fieldsOf(sample);
        const own = countriesOf(sample.service);
        return typeof country === 'string' && own.length > 0 && !own.includes(country);
      }),
    ).toEqual([]);
    expect(
      breaking(
        ({ service: { currencies, example } }) =>
          currencies !== 'any' && !currencies.includes(example.currency),
      ),
    ).toEqual([]);
  });

  it('have an amount in whole units where the method takes no fraction', () => {
    expect(
      breaking(({ service, request }) => service.whole_units === true && Number(request.amount) % 100 !== 0),
    ).toEqual([]);
  });

  it('bring addresses where the payer leaves the page', () => {
    const missing = breaking(({ service, request }) => {
      const point = objectOf(request.point);
      const auth = service.example.result.payer_auth;
      if (service.slug === 'acquiring_form') return false; // The body of the published test vector.
      if (service.call === 'create')
        return service.example.amount !== undefined && point.success_url === undefined;
      return (auth === '3DS' || auth === 'REDIRECT') && point.return_url === undefined;
    });
    expect(missing).toEqual([]);
  });

  it('return to an address of 3-D Secure after 3-D Secure alone', () => {
    const wrong = breaking(({ service, request }) => {
      const { return_url: address } = objectOf(request.point);
      return (
        typeof address === 'string' && address.includes('3ds') && service.example.result.payer_auth !== '3DS'
      );
    });
    expect(wrong).toEqual([]);
  });

  it('end when what they show ends, or when the session of the method does', () => {
    const wrong = breaking(({ service, response }) => {
      const { created_at: created, expires_at: end, result } = response;
      const shown = Object.values(objectOf(result))
        .map((part) => objectOf(part).expires_at)
        .find(Boolean);
      if (service.direction === 'payout' || service.call === 'create') return false;
      if (shown !== undefined) return end !== shown;
      if (service.session_minutes === undefined) return service.kind !== 'card' && end !== null;
      return Date.parse(textOf(end)) - Date.parse(textOf(created)) !== service.session_minutes * 60_000;
    });
    expect(wrong).toEqual([]);
  });

  it('are dated after the release of version 2', () => {
    const changelog = readFileSync(path.join(siteDir, 'docs/changelog.mdx'), 'utf8');
    const [, released = ''] = /## 3\.0\.0, (.+?) \{#/.exec(changelog) ?? [];
    const start = Date.parse(`${released} UTC`);
    expect(start).not.toBeNaN();
    expect(breaking(({ response }) => Date.parse(textOf(response.created_at)) < start)).toEqual([]);
    expect(new Date('2025-01-01T00:00:00Z').getTime()).toBeGreaterThan(start);
  });

  it('show a QR code for the amount of the request', () => {
    const exponents = new Map(
      reference.tables['currency-codes'].rows.map(({ code, exponent }) => [code, exponent ?? 2]),
    );
    const wrong = breaking(({ request, response }) => {
      const { payload } = objectOf(objectOf(response.result).qr);
      const amount = typeof payload === 'string' ? emvAmount(payload) : undefined;
      if (amount === undefined) return false;
      const exponent = exponents.get(textOf(request.amount_currency)) ?? 2;
      return Math.round(Number(amount) * 10 ** exponent) !== request.amount;
    });
    expect(wrong).toEqual([]);
  });
});

describe('a QR code for another amount', () => {
  it('keeps everything else and has a CRC of its own', () => {
    const service = reference.services.get('pix');
    const { payload } = objectOf(objectOf(service?.example.result).qr);
    const other = withEmvAmount(textOf(payload), '7.05');
    expect(emvAmount(other)).toBe('7.05');
    expect(other.slice(-4)).toBe(crc16(other.slice(0, -4)));
    expect(withEmvAmount(other, emvAmount(textOf(payload)) ?? '')).toBe(payload);
    expect(withEmvAmount('https://shop.example/pay', '7.05')).toBe('https://shop.example/pay');
  });
});
