/**
 * In: the contract and the operator profile. Out: the OpenAPI document of each family under /openapi/ and a Postman collection of each
 * version under /postman/. Nothing in them changes from build to build, so an equal contract makes equal files.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { openApiRoute, postmanRoute } from '../../reference/contract-files';
import { loadReference } from '../../reference/load';
import { FAMILY_NAMES } from '../../reference/openapi/families';
import { publishOpenApi } from '../../reference/openapi/load-openapi';
import { postmanCollection } from './postman/collection';
import { toYaml } from './yaml';
import { writeFiles } from '../write-files';

/**
 * @param siteDir absolute path of the repository's root
 * @returns text of each download by its route
 */
export async function downloadFiles(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const reference = await loadReference(siteDir);
  const documents = FAMILY_NAMES.map(async (family): Promise<[string, string]> => {
    return [openApiRoute(family), toYaml(await publishOpenApi(siteDir, family))];
  });
  const collections = (['v1', 'v2'] as const).map((version): [string, string] => {
    return [postmanRoute(version), `${JSON.stringify(postmanCollection(version, reference), null, 2)}\n`];
  });
  return new Map([...(await Promise.all(documents)), ...collections]);
}

/** Docusaurus plugin; takes no options. */
export default function contractDownloads({ siteDir }: LoadContext): Plugin {
  return {
    name: 'contract-downloads',
    async postBuild({ outDir }) {
      writeFiles(outDir, await downloadFiles(siteDir));
    },
  };
}
