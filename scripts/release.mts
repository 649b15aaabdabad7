/**
 * `npm run release`: keeps the contract of the newest release of the changelog in `api/releases`, once everything that changed since the
 * release before has its entry. `npm run release -- --again` writes it anew, for a release that no merchant has seen.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openSite, unannounced } from '@gateway-docs/contract';
import {
  byVersion,
  releaseFile,
  RELEASES_FOLDER,
  packRelease,
  snapshotOf,
} from '@gateway-docs/contract/releases';
import { NEXT_RELEASE } from '@gateway-docs/site-data/pages';
import { command } from './command';
import { root } from './root.mjs';

await command(async () => {
  const { values } = parseArgs({ options: { again: { type: 'boolean', default: false } } });
  const { changes, upcoming, releases, operations } = await openSite(
    root,
    process.env.OPERATOR_PROFILE,
  ).load();
  const [newest] = changes;
  if (!newest) throw new Error('docs/changelog.mdx has no release.');
  if (upcoming.length > 0)
    throw new Error(
      `docs/changelog.mdx still has "${NEXT_RELEASE}". Give the section its version and its day: "## 3.9.0, 5 January 2027 {#v3-9-0}".`,
    );
  const { version, date } = newest;
  const file = releaseFile(version);
  if (existsSync(path.join(root, file)) && !values.again)
    throw new Error(
      `${file} exists: release ${version} has kept its contract. Begin a section "${NEXT_RELEASE}" in docs/changelog.mdx, or write ` +
        'npm run release -- --again, if no merchant has seen this release.',
    );
  const earlier = releases.filter((release) => byVersion(release.version, version) < 0);
  const calls = snapshotOf(operations);
  const missing = unannounced(calls, { releases: earlier, changes, upcoming });
  if (missing.length > 0) throw new Error(missing.join('\n'));
  mkdirSync(path.join(root, RELEASES_FOLDER), { recursive: true });
  writeFileSync(path.join(root, file), packRelease({ version, date, calls }));
  console.log(`${file}: the contract of ${version}, ${Object.keys(calls).length} calls.`);
});
