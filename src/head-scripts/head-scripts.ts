/** In: the configuration. Out: the scripts of this site that run in the head of each page, before it is painted. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { withWords } from '@gateway-docs/docusaurus-static-body/head-script';
import {
  API_VERSION_ATTRIBUTE,
  API_VERSION_KEY,
  API_VERSIONS,
  VERSION_IN_PATH,
} from '@gateway-docs/site-data/model';
import type { Offer } from '@gateway-docs/site-data/offer';

/** @param words of the script, and what stands in their place in a page */
const script = (file: string, words: Readonly<Record<string, string>>): string =>
  withWords(readFileSync(path.join(__dirname, file), 'utf8'), words);

/** Which version of the API the sidebar shows, so that the other one never flashes. */
function apiVersion({ baseUrl, siteStorage }: LoadContext): string {
  const [NEWER_VERSION, OLDER_VERSION] = API_VERSIONS;
  return script('api-version.js', {
    STORAGE_TYPE: siteStorage.type,
    STORAGE_KEY: API_VERSION_KEY + siteStorage.namespace,
    VERSION_IN_PATH: VERSION_IN_PATH.source,
    BASE_PATH: baseUrl,
    NEWER_VERSION,
    OLDER_VERSION,
    API_VERSION_ATTRIBUTE,
  });
}

/** The colour mode that was chosen in another tab, and the system's, before the scripts of the page have come. */
function colorMode({ siteConfig, siteStorage }: LoadContext): string {
  const { respectPrefersColorScheme, defaultMode } = (siteConfig.themeConfig as ThemeConfig).colorMode;
  return script('color-mode.js', {
    STORAGE_TYPE: siteStorage.type,
    STORAGE_KEY: `theme${siteStorage.namespace}`,
    NO_CHOICE: respectPrefersColorScheme ? 'system' : defaultMode,
  });
}

/** Where the provider has one version of the API, there is nothing to choose. */
export const headScripts =
  ({ v1 }: Pick<Offer, 'v1'>) =>
  (context: LoadContext): string[] => [
    ...(v1 ? [apiVersion(context)] : []),
    colorMode(context),
    script('sidebar-in-view.js', { SIDEBAR_IN_VIEW: 'gatewaySidebarInView' }),
  ];
