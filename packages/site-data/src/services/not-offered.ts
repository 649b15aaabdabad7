// In: the methods that are not offered, the catalogue and the fact sheets. Out: what is wrong: a method that is offered after all, and a
// service in its place that does not exist, takes no payments or serves other countries.
import { suggest } from '@gateway-docs/kit';
import type { NotOffered } from '../tables/schemas/not-offered';
import type { Service } from './service-schema';

/**
 * In: the catalogue and the fact sheets. Out: sheets that a service names and that do not exist, and sheets that no service names.
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

/**
 * @param services the catalogue
 * @param flows names of the diagrams that exist
 * @returns one line for each service that names another one
 */
export function findWrongDiagrams(services: Iterable<Service>, flows: Iterable<string>): string[] {
  const existing = [...flows];
  return [...services].flatMap(({ slug, diagram }) =>
    diagram === undefined || existing.includes(diagram)
      ? []
      : [`data/services/${slug}.yaml: data/flows has no "${diagram}". ${suggest(diagram, existing)}`],
  );
}

const FILE = 'data/not-offered.yaml';

/** Fact sheets by slug. */
type Sheets = ReadonlyMap<string, { readonly name: string }>;

type Offered = Pick<Service, 'slug' | 'name' | 'local_names' | 'direction' | 'countries'>;

/** `Google Pay` is in `Google Pay on the web`, and `Pix` is not in `Pixel`. */
function names(text: string, method: string): boolean {
  const words = (value: string): string => ` ${value} `.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return words(text).includes(words(method));
}

const servesAny = (service: Offered, countries: NotOffered['countries']): boolean =>
  service.countries === 'any' ||
  (countries !== 'any' && countries.some((code) => service.countries.includes(code)));

/** Names of the catalogue that are the method, each with its file. */
function offeredAs(method: string, services: readonly Offered[], schemes: Sheets) {
  return [
    ...services
      .filter(({ name, local_names = [] }) => [name, ...local_names].some((text) => names(text, method)))
      .map(({ slug }) => `data/services/${slug}.yaml`),
    ...[...schemes]
      .filter(([, { name }]) => names(name, method))
      .map(([slug]) => `data/schemes/${slug}.yaml`),
  ];
}

/** What is wrong with one service that stands in for a method. */
function insteadProblem(slug: string, row: NotOffered, services: readonly Offered[]): string | undefined {
  const bySlug = new Map(services.map((item) => [item.slug, item]));
  const service = bySlug.get(slug);
  if (!service) return `the catalogue has no "${slug}". ${suggest(slug, bySlug.keys())}`;
  if (service.direction !== 'payin') return `"${slug}" is a payout: no payer can pay by it`;
  return servesAny(service, row.countries) ? undefined : `"${slug}" serves none of its countries`;
}

/**
 * @param rows the methods that are not offered
 * @param catalogue all services
 * @param schemes fact sheets by slug
 * @returns one line for each mistake, with file and row; empty when all holds
 */
export function findOffered(rows: readonly NotOffered[], catalogue: Iterable<Offered>, schemes: Sheets) {
  const services = [...catalogue];
  return rows.flatMap((row) => {
    const offered = offeredAs(row.name, services, schemes).map((file) => `"${row.name}" is offered: ${file}`);
    const instead = row.instead.flatMap(({ service }) => insteadProblem(service, row, services) ?? []);
    return [...offered, ...instead].map((problem) => `${FILE}, ${row.code}: ${problem}`);
  });
}
