import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * What tells whether an update changed a module that this site replaces.
 * @param module a file of a package: `@docusaurus/core/lib/client/preload.js`
 * @returns the first 12 digits of the SHA-256 of its content, enough to tell two versions of one file apart
 */
export const contentHash = (module: string): string =>
  createHash('sha256')
    .update(readFileSync(require.resolve(module)))
    .digest('hex')
    .slice(0, 12);
