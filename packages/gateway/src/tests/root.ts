import path from 'node:path';

/** Absolute path of the repository, whose contract and data the tests use. */
export const root = path.resolve(__dirname, '../../../..');
