/**
 * In: the calls and their groups. Out: the groups of one version with the pages of their calls, for the sidebar.
 */
import type { Version } from '../operation';
import { placeOf } from '../operations/place';
import { eachCallOnce, loadGroups } from './groups';
import { endpointOf, loadOperationSources } from './operation-source';

interface PageGroup {
  readonly label: string;
  /** Routes of pages, `/api/v2/transaction/create`, each once. */
  readonly pages: readonly string[];
}

/**
 * Reads the descriptions of the calls alone, at once, since the configuration of the site cannot wait.
 * @param siteDir absolute path of the repository's root
 * @returns groups in order; calls outside the sidebar, and groups without others, are left out
 * @throws Error that names the file and what is wrong in it
 */
export function sidebarGroups(siteDir: string, version: Version): PageGroup[] {
  const sources = loadOperationSources(siteDir);
  return eachCallOnce(loadGroups(siteDir, sources.keys())).flatMap(
    ({ label, operations, outsideSidebar }): PageGroup[] => {
      const pages = operations.flatMap((id) => {
        const source = sources.get(id);
        const endpoint = source && endpointOf(source, version);
        if (endpoint === undefined || outsideSidebar.includes(id)) return [];
        return [placeOf(id, endpoint, 'call', version).page];
      });
      return pages.length > 0 ? [{ label, pages: [...new Set(pages)] }] : [];
    },
  );
}
