import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFacts } from '../load-facts';
import { openHead } from '../tests/open-head';
import { byPlace, isLocal } from './by-place';

const facts = await loadFacts(openHead(path.resolve(__dirname, '../../../..')));
const services = byPlace(facts.services.values(), facts);
const of = (country: string) =>
  services.filter(({ countries }) => countries === 'any' || countries.includes(country));

describe('byPlace', () => {
  it('puts every method that works everywhere behind those of countries', () => {
    const first = services.findIndex((service) => !isLocal(service));
    expect(first).toBeGreaterThan(40);
    expect(services.slice(first).some(isLocal)).toBe(false);
  });

  it.each([
    ['KE', 'mobile_money_kenya'],
    ['PL', 'blik'],
    ['IN', 'upi'],
  ])('gives a reader in %s the method of that country first', (country, slug) => {
    expect(of(country)[0]?.slug).toBe(slug);
  });

  it('has pay-ins before payouts and then names, within a country', () => {
    const mexico = of('MX').filter(({ countries }) => countries.length === 1);
    const directions = mexico.map(({ direction }) => direction);
    expect(directions).toEqual(directions.toSorted());
    const payins = mexico.filter(({ direction }) => direction === 'payin').map(({ name }) => name);
    expect(payins).toEqual(payins.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('has the method with the largest share first, and those without one by their names after it', () => {
    const brazil = of('BR')
      .filter(({ direction }) => direction === 'payin')
      .map(({ slug }) => slug);
    expect(brazil.slice(0, 3)).toEqual(['pix', 'boleto_hpp', 'boleto']);
    expect(of('CO')[0]?.slug).toBe('pse');
  });

  it('has methods of one country before those of several', () => {
    const brazil = of('BR').filter(isLocal);
    const reach = brazil.map(({ countries }) => countries.length);
    expect(reach).toEqual(reach.toSorted((a, b) => a - b));
  });
});
