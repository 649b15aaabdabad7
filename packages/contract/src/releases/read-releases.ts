/** In: `api/releases`, one file for each release that kept its contract. Out: the releases, oldest first. */
import type { Folder } from '@gateway-docs/kit/yaml';
import { unpackRelease, type StoredRelease } from './packed';

/** Folder of the snapshots. */
export const RELEASES_FOLDER = 'api/releases';

/** Three numbers, compared as numbers: 3.10.0 is later than 3.9.0. */
export const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** @returns path of a release's file below the root */
export const releaseFile = (version: string): string => `${RELEASES_FOLDER}/${version}.json`;

/**
 * @param api its folder
 * @throws Error with the file that is broken, or whose name is not its version
 */
export function readReleases(api: Folder): StoredRelease[] {
  const folder = api.folder('releases');
  const files = folder.list().filter((file) => file.endsWith('.json'));
  const releases = files.map((name) => {
    const file = folder.nameOf(name);
    const release = unpackRelease(file, folder.text(name));
    if (file !== releaseFile(release.version))
      throw new Error(
        `${file} holds release ${release.version}; its name has to be ${release.version}.json.`,
      );
    return release;
  });
  return releases.toSorted((a, b) => byVersion(a.version, b.version));
}
