/**
 * In: the contract. Out: every operation in every version that the contract has, in document order, and the groups that they stand in.
 */
import type { Operation } from '@gateway-docs/site-data/model';
import { FAMILIES, FAMILY_NAMES, familyOf, type Family } from './openapi/families';
import type { OperationGroup } from './openapi/groups';
import { loadOpenApi, publishOpenApi, type Extent } from './openapi/load-openapi';
import { offeredCalls } from './openapi/offered-calls';
import { endpointOf } from './openapi/operation-source';
import { loadOffer, loadWholeOffer, type Offer } from '@gateway-docs/site-data/offer';
import { readOperations } from './operations/read-operations';

/** The documents that have a call. */
function familiesWithCalls(siteDir: string, offer: Offer): Family[] {
  const calls = [...offeredCalls(siteDir, offer).sources.values()];
  return FAMILY_NAMES.filter((family) => {
    const { generation } = FAMILIES[family];
    return calls.some((call) => {
      const endpoint = endpointOf(call, generation);
      return endpoint !== undefined && familyOf(endpoint, generation) === family;
    });
  });
}

/**
 * @param siteDir absolute path of the repository's root
 * @param extent `whole` for checks of what is said of calls, whether or not they are offered
 * @throws Error with file and place for the first operation that is not complete
 */
export async function loadOperations(siteDir: string, extent: Extent = 'offered'): Promise<Operation[]> {
  const families = familiesWithCalls(
    siteDir,
    extent === 'whole' ? loadWholeOffer(siteDir) : loadOffer(siteDir),
  );
  const documents = await Promise.all(
    families.map(async (family) =>
      readOperations(
        await loadOpenApi(siteDir, family, extent),
        await publishOpenApi(siteDir, family, extent),
        family,
      ),
    ),
  );
  return documents.flat();
}

/**
 * @param siteDir absolute path of the repository's root
 * @throws Error that names each call without a group
 */
export function loadOperationGroups(siteDir: string): readonly OperationGroup[] {
  return offeredCalls(siteDir).groups;
}
