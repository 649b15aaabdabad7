/** `npm run generate`: brings the types and codes of the sandbox up to date with `api/` and `data/`. */
import path from 'node:path';
import { generate } from './generate';
import { openSite } from '@gateway-docs/contract';

const root = path.resolve(__dirname, '../../../..');

generate(root, openSite(root)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
