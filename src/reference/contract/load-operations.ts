/**
 * In: the contract. Out: every operation in every version that the contract has, in document order, and the groups that they stand in.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from './operation';
import { FAMILIES, FAMILY_NAMES } from './openapi/families';
import { loadGroups, type OperationGroup } from './openapi/groups';
import { loadOpenApi, publishOpenApi } from './openapi/load-openapi';
import { loadOperationSources } from './openapi/operation-source';
import { readOperations } from './operations/read-operations';

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error with file and place for the first operation that is not complete
 */
export async function loadOperations(siteDir: string): Promise<Operation[]> {
  const families = FAMILY_NAMES.filter((family) => existsSync(path.join(siteDir, FAMILIES[family].entry)));
  const documents = await Promise.all(
    families.map(async (family) =>
      readOperations(await loadOpenApi(siteDir, family), await publishOpenApi(siteDir, family), family),
    ),
  );
  return documents.flat();
}

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error that names each call without a group
 */
export function loadOperationGroups(siteDir: string): OperationGroup[] {
  return loadGroups(siteDir, loadOperationSources(siteDir).keys());
}
