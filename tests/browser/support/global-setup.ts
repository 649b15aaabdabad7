import path from 'node:path';
import { ensureSite } from '../../../scripts/site-build/built-sites';

/** Makes sure, before any browser starts, that the sites under test are built from the tree as it is. */
export default async function globalSetup(): Promise<void> {
  const root = path.resolve(__dirname, '../../..');
  await ensureSite(root, 'main');
  await ensureSite(root, 'second');
}
