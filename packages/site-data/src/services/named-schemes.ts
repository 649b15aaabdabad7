// In: the catalogue and the fact sheets. Out: sheets that a service names and that do not exist, and sheets that no service names.
import { suggest } from '@gateway-docs/kit';
import type { Service } from './service-schema';

/**
 * @param services the catalogue
 * @param schemes slugs of the sheets that exist
 * @returns one line for each mistake, with its file; empty when all holds
 */
export function findWrongSchemes(services: Iterable<Service>, schemes: Iterable<string>): string[] {
  const existing = [...schemes];
  const named = [...services].flatMap((service) =>
    service.schemes.map((scheme) => ({ file: `data/services/${service.slug}.yaml`, scheme })),
  );
  const unknown = named
    .filter(({ scheme }) => !existing.includes(scheme))
    .map(({ file, scheme }) => `${file}: data/schemes has no "${scheme}". ${suggest(scheme, existing)}`);
  const unused = existing
    .filter((slug) => !named.some(({ scheme }) => scheme === slug))
    .map((slug) => `data/schemes/${slug}.yaml: no service names this sheet in its schemes`);
  return [...unknown, ...unused];
}
