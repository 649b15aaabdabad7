import path from 'node:path';
import { ensureSite } from '../../../scripts/site-build/built-sites';

/** Makes the builds that the tests of this folder read: a cold one, a warm one after it, and one with the second profile. */
export default async function globalSetup(): Promise<void> {
  const root = path.resolve(__dirname, '../../..');
  await ensureSite(root, 'main', { cold: true });
  await ensureSite(root, 'warm');
  await ensureSite(root, 'second');
}
