/**
 * In: the contract and the operator profile. Out: the OpenAPI document of each family under /openapi/ and a Postman collection of each
 * version under /postman/. Nothing in them changes from build to build, so an equal contract makes equal files.
 */
import { extentOf, openApiRoute, postmanRoute } from './contract-files';
import type { Reference } from '@gateway-docs/contract';
import { publishOpenApi } from '@gateway-docs/contract/openapi';
import { postmanCollection } from '@gateway-docs/contract/postman';
import { siteAddress } from '@gateway-docs/site-data/operator';
import type { Operation } from '@gateway-docs/site-data/model';
import { operationPage } from '../../remark/cross-references/routes';
import { toYaml } from './yaml';

/**
 * @param siteDir absolute path of the repository's root
 * @returns text of each download by its route
 */
export async function contractTexts(
  siteDir: string,
  reference: Reference,
): Promise<ReadonlyMap<string, string>> {
  const { families, versions } = extentOf(reference.operations);
  const documents = families.map(async (family): Promise<[string, string]> => {
    return [openApiRoute(family), toYaml(await publishOpenApi(siteDir, family))];
  });
  const pageOf = (operation: Operation): string => {
    const { route, anchor } = operationPage(operation);
    return siteAddress(reference.operator, route + anchor);
  };
  const source = { ...reference, pageOf };
  const collections = versions.map((version): [string, string] => {
    return [postmanRoute(version), `${JSON.stringify(postmanCollection(version, source), null, 2)}\n`];
  });
  return new Map([...(await Promise.all(documents)), ...collections]);
}
