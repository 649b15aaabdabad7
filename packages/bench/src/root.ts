import path from 'node:path';

/** Absolute path of the repository's root, whose site is measured. */
export const root = path.resolve(import.meta.dirname, '../../..');
