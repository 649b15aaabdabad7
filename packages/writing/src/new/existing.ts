/**
 * In: the repository. Out: the names that are taken. Names of files and one line of some of them are enough, so that a new page can
 * be made while another one is half written and would stop the build.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';
import { openSite } from '@gateway-docs/contract';

export interface Existing {
  /** Route → title. */
  readonly pages: ReadonlyMap<string, string>;
  /** Slug of a catalogue entry, or of its form in two steps → its service_id. */
  readonly services: ReadonlyMap<string, number>;
  /** Ids of operations. */
  readonly operations: readonly string[];
  /** Ids of cabinet screens. */
  readonly screens: readonly string[];
  /** Names of reference tables. */
  readonly tables: readonly string[];
}

const SERVICE_ID = /^id: (\d+)$/m;
/** A service that is also there in two steps has a second id and slug; in braces or line by line. */
const TWO_STEP = /^two_step:\s*\{?\s*id: (\d+),?\s+slug: (\w+)/m;

/** Names of the YAML files directly in a folder. */
function namesIn(root: string, folder: string): string[] {
  return listFiles(root, folder)
    .filter((file) => path.posix.dirname(file) === folder && file.endsWith('.yaml'))
    .map((file) => path.posix.basename(file, '.yaml'));
}

function serviceIds(root: string): Map<string, number> {
  return new Map(
    namesIn(root, 'data/services').flatMap((slug) => {
      const text = readFileSync(path.join(root, `data/services/${slug}.yaml`), 'utf8');
      const [, id, twoStep] = TWO_STEP.exec(text) ?? [];
      const entry = [slug, Number(SERVICE_ID.exec(text)?.[1] ?? 0)] as const;
      return twoStep === undefined ? [entry] : [entry, [twoStep, Number(id)] as const];
    }),
  );
}

/** @param root absolute path of the repository */
export function readExisting(root: string): Existing {
  return {
    pages: new Map([...openSite(root).pages].map(([route, { title = route }]) => [route, title])),
    services: serviceIds(root),
    operations: namesIn(root, 'api/shared/operations'),
    screens: namesIn(root, 'data/cabinet/screens'),
    tables: namesIn(root, 'data').filter((name) => name !== 'operator'),
  };
}
