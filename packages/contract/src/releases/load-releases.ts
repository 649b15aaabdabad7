/** In: `api/releases`, one file for each release that kept its contract. Out: the releases, oldest first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@gateway-docs/kit/files';
import { unpackRelease, type StoredRelease } from './packed';

/** Folder of the snapshots. */
export const RELEASES_FOLDER = 'api/releases';

/** Three numbers, compared as numbers: 3.10.0 is later than 3.9.0. */
export const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** @returns path of a release's file below the root */
export const releaseFile = (version: string): string => `${RELEASES_FOLDER}/${version}.json`;

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error with the file that is broken, or whose name is not its version
 */
export function loadReleases(siteDir: string): StoredRelease[] {
  const files = listFiles(siteDir, RELEASES_FOLDER).filter((file) => file.endsWith('.json'));
  const releases = files.map((file) => {
    const release = unpackRelease(file, readFileSync(path.join(siteDir, file), 'utf8'));
    if (file !== releaseFile(release.version))
      throw new Error(
        `${file} holds release ${release.version}; its name has to be ${release.version}.json.`,
      );
    return release;
  });
  return releases.toSorted((a, b) => byVersion(a.version, b.version));
}
