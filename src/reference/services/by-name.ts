/** In: the service catalogue. Out: its services in the order in which people look for names. */
import type { Service } from './service-schema';

/**
 * The services in the order of the method finder: by name, as people sort names.
 * @param services the catalogue
 */
export function byName(services: Iterable<Service>): Service[] {
  return [...services].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
