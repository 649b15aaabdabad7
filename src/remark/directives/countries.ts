/**
 * `::countries` → the countries that have methods of their own, each with its flag and what payers call the methods there. A country leads
 * to the method finder with that country chosen; countries with the same methods stand together.
 */
import { byPlace, isLocal } from '@gateway-docs/site-data/services';
import type { SiteData } from '@gateway-docs/contract';
import { joined, jsxBlock, jsxInline, link, list, paragraph, type Inline } from '../mdast';
import { countryName } from '../tables/country-name';
import { FINDER_ROUTE } from '../cross-references/routes';
import { defineHandler } from './handler';

interface Place {
  /** ISO 3166-1 alpha-2, in the order of the names. */
  readonly countries: readonly string[];
  /** What payers call the methods, those of few countries first. */
  readonly methods: readonly string[];
}

/** The countries with local methods by name; those with the same methods as one. */
function placesOf(site: SiteData): readonly Place[] {
  const local = byPlace(site.services.values(), site).filter(
    (service) => isLocal(service) && site.pages.has(service.home),
  );
  const name = (code: string): string => countryName(code, site);
  const codes = [...new Set(local.flatMap(({ countries }) => (countries === 'any' ? [] : countries)))];
  const places = new Map<string, Place>();
  for (const code of codes.sort((a, b) => name(a).localeCompare(name(b), 'en'))) {
    const methods = new Set(
      local
        .filter(({ countries }) => countries.includes(code))
        .flatMap(({ local_names: names = [] }) => names),
    );
    const key = [...methods].join('|');
    const countries = [...(places.get(key)?.countries ?? []), code];
    places.set(key, { countries, methods: [...methods] });
  }
  // A box for many countries is as wide as the page, and stands last.
  return [...places.values()].sort((a, b) => Number(a.countries.length > 1) - Number(b.countries.length > 1));
}

/** Flag and name are one link, so that no line ends between them. */
const country = (code: string, site: SiteData): Inline =>
  link(`${FINDER_ROUTE}?country=${code}`, jsxInline('CountryFlag', { code }), countryName(code, site));

export const countries = defineHandler({
  example: '::countries',
  build: (_attributes, site) => {
    const items = placesOf(site).map(({ countries: codes, methods }) => {
      const names = codes.map((code) => country(code, site));
      return [paragraph(...joined([...names, jsxInline('Fact', {}, [methods.join(', ')])], ' '))];
    });
    return [jsxBlock('Countries', {}, [list(items)])];
  },
});
