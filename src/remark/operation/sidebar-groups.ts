/**
 * In: the calls and their groups. Out: the groups of one version with the pages of their calls, for the sidebar.
 */
import {
  eachCallOnce,
  type OperationGroup,
  endpointOf,
  type OperationSource,
} from '@gateway-docs/contract/openapi';
import type { Version } from '@gateway-docs/site-data/model';
import { operationPage } from '../cross-references/routes';

interface PageGroup {
  readonly label: string;
  /** Routes of pages, `/api/v2/transaction/create`, each once. */
  readonly pages: readonly string[];
}

/**
 * @param sources descriptions of the calls, by their ids: the configuration of the site cannot wait for the whole contract
 * @returns groups in order; calls outside the sidebar, and groups without others, are left out
 */
export function sidebarGroups(
  groups: readonly OperationGroup[],
  sources: ReadonlyMap<string, OperationSource>,
  version: Version,
): PageGroup[] {
  return eachCallOnce(groups).flatMap(({ label, operations, outsideSidebar }): PageGroup[] => {
    const pages = operations.flatMap((id) => {
      const source = sources.get(id);
      const path = source && endpointOf(source, version);
      if (path === undefined || outsideSidebar.includes(id)) return [];
      return [operationPage({ direction: 'call', path, version }).route];
    });
    return pages.length > 0 ? [{ label, pages: [...new Set(pages)] }] : [];
  });
}
