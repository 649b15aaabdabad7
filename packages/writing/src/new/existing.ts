/**
 * In: the repository. Out: the names that are taken. Names of files and one line of some of them are enough, so that a new page can
 * be made while another one is half written and would stop the build.
 */
import { layoutOf } from '@gateway-docs/site-data';
import type { Folder } from '@gateway-docs/kit/yaml';
import { openSite } from '@gateway-docs/contract';

const SERVICE_ID = /^id: (\d+)$/m;
/** A service that is also there in two steps has a second id and slug; in braces or line by line. */
const TWO_STEP = /^two_step:\s*\{?\s*id: (\d+),?\s+slug: (\w+)/m;

function serviceIds(services: Folder): Map<string, number> {
  return new Map(
    services.names().flatMap((slug) => {
      const text = services.text(`${slug}.yaml`);
      const [, id, twoStep] = TWO_STEP.exec(text) ?? [];
      const entry = [slug, Number(SERVICE_ID.exec(text)?.[1] ?? 0)] as const;
      return twoStep === undefined ? [entry] : [entry, [twoStep, Number(id)] as const];
    }),
  );
}

/** @param root absolute path of the repository */
export function readExisting(root: string) {
  const { data, operations, services } = layoutOf(root);
  return {
    /** Route → title. */
    pages: new Map([...openSite(root).pages].map(([route, { title = route }]) => [route, title])),
    /** Slug of a catalogue entry, or of its form in two steps → its service_id. */
    services: serviceIds(services),
    /** Ids of operations. */
    operations: operations.names(),
    /** Names of reference tables. */
    tables: data.names().filter((name) => name !== 'operator'),
  };
}

export type Existing = Readonly<ReturnType<typeof readExisting>>;
