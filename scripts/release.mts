/**
 * `npm run release`: keeps the contract of the newest release of the changelog in `api/releases`, once everything that changed since the
 * release before has its entry. `npm run release -- --again` writes it anew, for a release that no merchant has seen.
 */
import { parseArgs } from 'node:util';
import { openSite } from '@gateway-docs/contract';
import { keepRelease } from '@gateway-docs/writing/facts';
import { command } from './command';
import { root } from './root.mjs';

await command(async () => {
  const { values } = parseArgs({ options: { again: { type: 'boolean', default: false } } });
  console.log(await keepRelease(root, openSite(root, process.env.OPERATOR_PROFILE), values.again));
});
