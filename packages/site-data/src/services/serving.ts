/**
 * In: the service catalogue and a country. Out: which services serve it. The catalogue says it once, in each service; the table of
 * countries shows it the other way round.
 */
import type { Service } from './service-schema';

/** Services that serve payers or recipients of every country, in the order of the catalogue. */
export function servingEverywhere(services: Iterable<Service>): Service[] {
  return [...services].filter((service) => service.countries === 'any');
}

/**
 * Services that name a country.
 * @param country ISO 3166-1 alpha-2 code
 */
export function servingOnly(country: string, services: Iterable<Service>): Service[] {
  return [...services].filter(
    (service) => service.countries !== 'any' && service.countries.includes(country),
  );
}
