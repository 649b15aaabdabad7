/** Starts a sandbox gateway from the repository. Used by `npm run sandbox` and by the tests, which run it in their own process. */
import { openSite } from '@gateway-docs/contract';
import { startGateway, type Sandbox } from './http/start-gateway';
import { loadCatalogue } from './catalogue/load-catalogue';
import type { Settings } from './settings';

export type { Sandbox } from './http/start-gateway';

/**
 * @param siteDir absolute path of the repository's root
 * @param given what differs from the operator profile and the demo point
 * @throws Error when the contract or the data are wrong, or the port is taken
 */
export async function startSandbox(siteDir: string, given: Partial<Settings> = {}): Promise<Sandbox> {
  const { catalogue, schemas } = await loadCatalogue(openSite(siteDir, process.env.OPERATOR_PROFILE));
  return startGateway(catalogue, schemas, given);
}
