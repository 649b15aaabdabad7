/**
 * In: the contract and the operator profile. Out: the OpenAPI document of each family under /openapi/ and a Postman collection of each
 * version under /postman/. Nothing in them changes from build to build, so an equal contract makes equal files.
 */
import { extentOf, openApiRoute, postmanRoute } from './contract-files';
import type { SiteData } from '@gateway-docs/contract';
import { postmanCollection } from '@gateway-docs/contract/postman';
import { siteAddress } from '@gateway-docs/site-data/operator';
import type { Operation } from '@gateway-docs/site-data/model';
import { operationPage } from '../../remark/cross-references/routes';
import { toYaml } from './yaml';

/** @returns text of each download by its route */
export function contractTexts(site: SiteData): ReadonlyMap<string, string> {
  const { versions } = extentOf(site.operations);
  const documents = [...site.documents].map(([family, { published }]): [string, string] => {
    return [openApiRoute(family), toYaml(published)];
  });
  const pageOf = (operation: Operation): string => {
    const { route, anchor } = operationPage(operation);
    return siteAddress(site.operator, route + anchor);
  };
  const source = { ...site, pageOf };
  const collections = versions.map((version): [string, string] => {
    return [postmanRoute(version), `${JSON.stringify(postmanCollection(version, source), null, 2)}\n`];
  });
  return new Map([...documents, ...collections]);
}
