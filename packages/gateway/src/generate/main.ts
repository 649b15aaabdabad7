/** `npm run generate`: brings the types and codes of the sandbox up to date with `api/` and `data/`. */
import path from 'node:path';
import { generate } from './generate';

generate(path.resolve(__dirname, '../../../..')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
