import path from 'node:path';

/** Absolute path of the repository's root. */
export const root = path.resolve(__dirname, '..');
