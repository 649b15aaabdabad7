/** In: a site whose newest release is ready. Out: its contract, kept in `api/releases`, so that later changes can be compared with it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Site, unannounced } from '@gateway-docs/contract';
import {
  byVersion,
  packRelease,
  releaseFile,
  RELEASES_FOLDER,
  snapshotOf,
} from '@gateway-docs/contract/releases';
import { NEXT_RELEASE } from '@gateway-docs/site-data/pages';

/**
 * @param root absolute path of the repository
 * @param site opened there
 * @param isAgain whether the release may be written again, because no merchant has seen it
 * @returns what was written, as a line
 * @throws Error when the changelog is not ready: no version yet, or changes that it does not name
 */
export async function keepRelease(root: string, site: Site, isAgain: boolean): Promise<string> {
  const { changes, upcoming, releases, snapshot, wholeOperations } = await site.load();
  const [newest] = changes;
  if (!newest) throw new Error('docs/changelog.mdx has no release.');
  if (upcoming.length > 0)
    throw new Error(
      `docs/changelog.mdx still has "${NEXT_RELEASE}". Give the section its version and its day: "## 3.9.0, 5 January 2027 {#v3-9-0}".`,
    );
  const { version, date } = newest;
  const file = releaseFile(version);
  if (existsSync(path.join(root, file)) && !isAgain)
    throw new Error(
      `${file} exists: release ${version} has kept its contract. Begin a section "${NEXT_RELEASE}" in docs/changelog.mdx, or write ` +
        'npm run release -- --again, if no merchant has seen this release.',
    );
  const earlier = releases.filter((release) => byVersion(release.version, version) < 0);
  const missing = unannounced(snapshot, { releases: earlier, changes, upcoming });
  if (missing.length > 0) throw new Error(missing.join('\n'));
  // What another provider has is kept too.
  const calls = snapshotOf(wholeOperations);
  mkdirSync(path.join(root, RELEASES_FOLDER), { recursive: true });
  writeFileSync(path.join(root, file), packRelease({ version, date, calls }));
  return `${file}: the contract of ${version}, ${Object.keys(calls).length} calls.`;
}
