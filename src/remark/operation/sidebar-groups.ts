/**
 * In: the calls and their groups. Out: the groups of one version with the pages of their calls, for the sidebar.
 */
import { eachCallOnce, endpointOf, type GroupedCalls } from '@gateway-docs/contract/openapi';
import type { Version } from '@gateway-docs/site-data/model';
import { operationPage } from '../cross-references/routes';

/**
 * @param offered calls as their writers describe them: the configuration of the site cannot wait for the whole contract
 * @returns groups in order, each with the routes of its pages, `/api/v2/transaction/create`, each once, and those of them that stand outside the sidebar
 */
export function sidebarGroups({ calls, groups }: GroupedCalls, version: Version) {
  return eachCallOnce(groups).flatMap(({ label, operations, outsideSidebar }) => {
    const routes = (ids: readonly string[]): string[] =>
      ids.flatMap((id) => {
        const call = calls.get(id);
        const path = call && endpointOf(call, version);
        return path === undefined ? [] : [operationPage({ direction: 'call', path, version }).route];
      });
    const pages = [...new Set(routes(operations))];
    return pages.length > 0 ? [{ label, pages, outside: routes(outsideSidebar) }] : [];
  });
}
