/**
 * In: nothing. Out: a script in the head that says which version of the API the sidebar shows (`in-page.js`). It runs before the sidebar is drawn,
 * so that the other version never flashes.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  API_VERSION_ATTRIBUTE,
  API_VERSION_KEY,
  API_VERSIONS,
  VERSION_IN_PATH,
} from '@gateway-docs/site-data/model';
import { inPageScript } from '../../base/in-page-script';
import type { Site } from '@gateway-docs/contract';

/** Docusaurus plugin. Where the provider has one version, there is nothing to choose. */
export default function apiVersionFirst(
  { baseUrl, siteStorage }: LoadContext,
  { site }: { readonly site: Site },
): Plugin {
  const [NEWER_VERSION, OLDER_VERSION] = API_VERSIONS;
  const innerHTML = inPageScript(__dirname, {
    STORAGE_TYPE: siteStorage.type,
    STORAGE_KEY: API_VERSION_KEY + siteStorage.namespace,
    VERSION_IN_PATH: VERSION_IN_PATH.source,
    BASE_PATH: baseUrl,
    NEWER_VERSION,
    OLDER_VERSION,
    API_VERSION_ATTRIBUTE,
  });
  const { v1 } = site.offer;
  return {
    name: 'api-version-first',
    injectHtmlTags: () => ({ headTags: v1 ? [{ tagName: 'script', innerHTML }] : [] }),
  };
}
