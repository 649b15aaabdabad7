/** In: a build, with twins, tables and the index of its search. Out: what of its documentation the file of the gateway holds. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@gateway-docs/contract';
import type { BuiltDocs } from '@gateway-docs/gateway/files';
import { MANIFEST_FILE, PARTS_FOLDER } from '@gateway-docs/docusaurus-search/engine';
import { listFiles } from '@gateway-docs/kit/files';
import { markdownTwinRoute } from '../../base/markdown-twin-route';
import { CATALOGUE_ROUTE, operationPage } from '../../remark/cross-references/routes';
import { EXPLAINER } from '../../remark/directives/tool';

/**
 * @param outDir absolute path of the build
 * @param site that was built
 * @throws Error where a file is not written yet
 */
export function builtDocs(outDir: string, site: Site): BuiltDocs {
  const pages = Object.fromEntries([...site.pages.keys()].map((route) => [route, markdownTwinRoute(route)]));
  const parts = listFiles(outDir, PARTS_FOLDER).map((file) => `/${file}`);
  const routes = [
    ...Object.values(pages),
    ...Object.values(EXPLAINER.downloads),
    CATALOGUE_ROUTE,
    `/${MANIFEST_FILE}`,
    ...parts,
  ];
  return {
    pages,
    files: Object.fromEntries(routes.map((route) => [route, readFileSync(path.join(outDir, route), 'utf8')])),
    explainer: EXPLAINER,
    catalogue: CATALOGUE_ROUTE,
    pageOf(operation) {
      const { route, anchor } = operationPage(operation);
      return route + anchor;
    },
  };
}
