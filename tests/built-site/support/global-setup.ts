import path from 'node:path';
import { ensureSite } from '../../../scripts/site-build/built-sites';

/** Makes the builds that the tests of this folder read: the site, one by plain Docusaurus in a fresh clone, and one with the second profile. */
export default async function globalSetup(): Promise<void> {
  const root = path.resolve(__dirname, '../../..');
  await ensureSite(root, 'main');
  await ensureSite(root, 'plain');
  await ensureSite(root, 'second');
}
