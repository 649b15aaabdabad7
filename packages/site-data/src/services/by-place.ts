/**
 * In: the service catalogue. Out: its services in the order of the method finder, those of a country before those that work everywhere, and which of
 * them serve a country. The catalogue says it once, in each service; the table of countries shows it the other way round.
 */
import { DIRECTIONS } from '../offer/offer';
import type { Tables } from '../tables/tables';
import type { Service } from './service-schema';

/**
 * Services that serve payers or recipients of every country, in the order of the catalogue.
 */
export const servingEverywhere = (services: Iterable<Service>): Service[] =>
  [...services].filter((service) => service.countries === 'any');

/**
 * Services that name a country.
 * @param country ISO 3166-1 alpha-2 code
 */
export const servingOnly = (country: string, services: Iterable<Service>): Service[] =>
  [...services].filter(({ countries }) => countries !== 'any' && countries.includes(country));

/** Whether a service is bound to countries. */
export const isLocal = ({ countries }: Pick<Service, 'countries'>): boolean => countries !== 'any';

/**
 * The services as the method finder and `/services.json` list them: methods of one country by the country's name, then those of a few, then
 * of many countries, and last those that are bound to none. Within a country pay-ins come first, by their share of its payments where a source
 * says it, then names as people sort them. Whatever country a reader chooses, what is special to it stands at the top.
 * @param services the catalogue
 * @param tables for the names of the countries
 */
export function byPlace(
  services: Iterable<Service>,
  { tables }: { readonly tables: Pick<Tables, 'country-codes'> },
): readonly Service[] {
  const names = new Map(tables['country-codes'].rows.map(({ alpha2, name }) => [alpha2, name]));
  const place = ({ countries }: Service): string =>
    countries === 'any' || countries.length > 1 ? '' : (names.get(countries[0] ?? '') ?? '');
  const reach = ({ countries }: Service): number =>
    countries === 'any' ? Number.MAX_SAFE_INTEGER : countries.length;
  return [...services].sort(
    (a, b) =>
      reach(a) - reach(b) ||
      place(a).localeCompare(place(b), 'en') ||
      DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction) ||
      (b.share?.percent ?? 0) - (a.share?.percent ?? 0) ||
      a.name.localeCompare(b.name, 'en'),
  );
}
