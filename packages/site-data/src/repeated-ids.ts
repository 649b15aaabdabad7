// In: the services of the catalogue and the test data. Out: ids that two places have, with the files of both.
// Why: a request names a service by its id, a page and a link name a scenario by its anchor; of two with one name, one cannot be reached.
import type { Service } from './services/service-schema';
import type { TestDataTable } from './tables/schemas/test-cards';

interface Named {
  readonly id: string | number;
  readonly file: string;
}

const TEST_DATA = 'data/test-cards.yaml';

/** File of a service: it has the name of its slug, which `wrongFileNames` proves. */
export const serviceFile = (slug: string): string => `data/services/${slug}.yaml`;

/** One sentence for each id that was there before. */
function repeated(what: string, all: readonly Named[]): string[] {
  const first = new Map<string | number, string>();
  return all.flatMap(({ id, file }) => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, file);
      return [];
    }
    const where = before === file ? `${file} twice` : `both ${before} and ${file}`;
    return [`${what} ${id} is in ${where}: each has one of its own`];
  });
}

/**
 * @param services by the name of their file, without its ending
 * @returns one sentence for each file that is not named after the slug in it, with both files where the other one exists too
 */
export function wrongFileNames(services: ReadonlyMap<string, Service>): string[] {
  return [...services].flatMap(([name, { slug }]) => {
    if (name === slug) return [];
    const other = services.has(slug) ? `, which ${serviceFile(slug)} has` : '';
    return [
      `${serviceFile(name)}: the slug is "${slug}"${other}; the slug of this file is "${name}", like its name`,
    ];
  });
}

/**
 * @param services the catalogue; a service that is also there in two steps has two ids and two slugs
 * @param testData scenarios that services share
 * @returns one sentence for each id, slug or scenario that is there twice, with the files of both
 */
export function repeatedIds(services: readonly Service[], testData: TestDataTable): string[] {
  const entries = services.flatMap(({ id, slug, two_step: twoStep }) =>
    [{ id, slug }, ...(twoStep ? [twoStep] : [])].map((entry) => ({ ...entry, file: serviceFile(slug) })),
  );
  const scenarios = services.flatMap((service) =>
    service.scenarios.map(({ id }) => ({ id, file: serviceFile(service.slug) })),
  );
  const slugs = entries.map(({ slug, file }) => ({ id: slug, file }));
  const tests = testData.rows.map(({ id }) => ({ id, file: TEST_DATA }));
  return [
    ...repeated('service id', entries),
    ...repeated('service slug', slugs),
    ...repeated('scenario id', [...tests, ...scenarios]),
  ];
}
