/**
 * In: a site. Out: what there is in `api/` and `data/`, and what is wrong: examples that do not fit, changes of the
 * contract that the changelog does not name. Sources that were compared more than six months ago are named, and nothing fails because of them: a day
 * that passes is no mistake of a change.
 */
import { type Site, unannounced, wrongExamples } from '@gateway-docs/contract';
import { overdueSources } from '@gateway-docs/site-data/reading';

/**
 * @param site of a provider
 * @throws Error with file, place and advice for the first file that cannot be read as data
 */
export async function checkFacts(site: Site) {
  const data = await site.load();
  site.branding();
  const { operations, services, schemes, flows, tables, cabinet, pages } = data;
  const calls = new Set(operations.map(({ id }) => id)).size;
  const sources = new Map([
    ...[...schemes].map(([slug, sheet]) => [`data/schemes/${slug}.yaml`, sheet.sources] as const),
    ...[...services].flatMap(([slug, { share }]) =>
      share ? [[`data/services/${slug}.yaml`, { share: share.source }] as const] : [],
    ),
    ['data/not-offered.yaml', tables['not-offered'].sources],
  ]);
  return {
    /** What there is, and what is old. */
    lines: [
      `api/ and data/ are right: ${calls} operations, ${services.size} services, ${schemes.size} fact sheets, ${flows.size} diagrams, ` +
        `${Object.keys(tables).length} tables, ${cabinet.screens.size} cabinet screens, for ${pages.size} pages.`,
      ...overdueSources(sources, new Date().toISOString().slice(0, 10)),
    ],
    /** One for each mistake, with file and place. */
    mistakes: [...wrongExamples(data), ...unannounced(data.snapshot, data)],
  };
}

/** What was found. */
export type CheckedFacts = Readonly<Awaited<ReturnType<typeof checkFacts>>>;
