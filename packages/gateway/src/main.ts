/** `npm run sandbox [-- --port 8090 …]`: the gateway from the repository, with the commands of the file for readers. */
import path from 'node:path';
import { openSite } from '@gateway-docs/contract';
import { start } from './command/start';
import { loadCatalogue } from './catalogue/load-catalogue';

loadCatalogue(openSite(path.resolve(__dirname, '../../..'), process.env.OPERATOR_PROFILE))
  .then(start)
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
