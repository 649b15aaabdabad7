/**
 * In: the calls and their groups. Out: the groups of one version with the pages of their calls, for the sidebar.
 */
import { eachCallOnce, endpointOf, type GroupedCalls } from '@gateway-docs/contract/openapi';
import type { Version } from '@gateway-docs/site-data/model';
import { operationPage } from '../cross-references/routes';

/**
 * @param offered calls as their writers describe them: the configuration of the site cannot wait for the whole contract
 * @returns groups in order, each with the routes of its pages, `/api/v2/transaction/create`, each once; calls outside the sidebar, and groups without others, are left out
 */
export function sidebarGroups({ calls, groups }: GroupedCalls, version: Version) {
  return eachCallOnce(groups).flatMap(({ label, operations, outsideSidebar }) => {
    const pages = operations.flatMap((id) => {
      const call = calls.get(id);
      const path = call && endpointOf(call, version);
      if (path === undefined || outsideSidebar.includes(id)) return [];
      return [operationPage({ direction: 'call', path, version }).route];
    });
    return pages.length > 0 ? [{ label, pages: [...new Set(pages)] }] : [];
  });
}
