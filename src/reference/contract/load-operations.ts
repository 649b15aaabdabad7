/**
 * In: the contract. Out: every operation in every version that the contract has, in document order.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from './operation';
import { FAMILIES, FAMILY_NAMES } from './openapi/families';
import { loadOpenApi } from './openapi/load-openapi';
import { readOperations } from './operations/read-operations';

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error with file and place for the first operation that is not complete
 */
export async function loadOperations(siteDir: string): Promise<Operation[]> {
  const families = FAMILY_NAMES.filter((family) => existsSync(path.join(siteDir, FAMILIES[family].entry)));
  const documents = await Promise.all(
    families.map(async (family) => {
      const { entry, generation } = FAMILIES[family];
      return readOperations(await loadOpenApi(siteDir, family), entry, generation);
    }),
  );
  return documents.flat();
}
